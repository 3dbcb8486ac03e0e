import type { CompanyContent } from '../content/company-content.ts'

export const cedarAndStone: CompanyContent = {
  slug: 'cedar-and-stone',
  name: 'Cedar & Stone',
  description:
    'A landscape architecture and building firm of 48 in Seattle. We design public gardens, schoolyards and riverbanks, then build them with our own crews, and come back every spring for ten years to see how they hold up.',
  website: 'https://cedarandstone.example',
  manager: {
    email: 'elliot.nakamura@cedarandstone.example',
    firstName: 'Elliot',
    lastName: 'Nakamura',
    role: 'hiring_manager',
  },
  jobs: [
    {
      key: 'landscape-architect',
      title: 'Landscape Architect, Mid Level',
      location: 'Seattle, WA',
      type: 'full-time',
      salaryMin: 78000,
      salaryMax: 96000,
      referralBonus: 2000,
      daysAgo: 18,
      description: [
        'Take a schoolyard from asphalt to meadow. You will lead two or three small public projects from the first chalk line to planting day, with the crew that builds them one floor below your desk.',
        'Our drawings are short because the conversations are long. Expect to spend a day a week on site, and to be asked by a mason why you drew it that way.',
      ],
      requirements: [
        'Degree in landscape architecture and four or more years of built work',
        'Planting knowledge for the maritime Northwest',
        'Washington license, or a plan to have it within two years',
      ],
    },
    {
      key: 'stone-mason',
      title: 'Dry Stone Mason',
      location: 'Seattle, WA',
      type: 'full-time',
      salaryMin: 72000,
      salaryMax: 88000,
      referralBonus: 2000,
      daysAgo: 40,
      description: [
        'Walls without mortar, built to outlive us. Next year brings 900 feet of terraces along the Duwamish and a small amphitheater that children will certainly climb on.',
        'You will set the pace of a crew of three, choose stone at the quarry yourself, and have a say in the design while it is still pencil.',
      ],
      requirements: [
        'Five years of dry stone or heavy masonry, with photographs or walls we can visit',
        'Care for your own back and for the backs of others',
      ],
    },
    {
      key: 'garden-educator',
      title: 'Schoolyard Garden Educator',
      location: 'Tacoma, WA',
      type: 'part-time',
      salaryMin: 27000,
      salaryMax: 32000,
      daysAgo: 25,
      description: [
        'A garden that nobody knows how to use dies by October. You will teach 14 classes a week, ages five to eleven, how to sow, water, wait and eat what comes up.',
        'Twenty hours during term, none in July. You bring calm and curiosity. We bring seeds, tools, rain gear in every size, and lesson plans you may ignore.',
      ],
      requirements: [
        'Experience with groups of children outdoors',
        'Basic vegetable gardening',
        'Washington background check',
      ],
    },
  ],
}
