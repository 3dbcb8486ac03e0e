import type { CompanyContent } from '../content/company-content.ts'

export const marlowFoods: CompanyContent = {
  slug: 'marlow-foods',
  name: 'Marlow Foods',
  description:
    'Marlow cooks 38,000 school lunches a day from vegetables grown within 150 miles of Madison. Three kitchens, 64 farms under contract, and children who ask for seconds of beets.',
  website: 'https://marlow.example',
  domain: 'marlow.example',
  manager: {
    email: 'walter.kimani@marlow.example',
    firstName: 'Walter',
    lastName: 'Kimani',
    role: 'hiring_manager',
  },
  jobs: [
    {
      key: 'kitchen-manager',
      title: 'Kitchen Manager',
      location: 'Madison, WI',
      type: 'full-time',
      salaryMin: 64000,
      salaryMax: 76000,
      referralBonus: 2000,
      daysAgo: 17,
      description: [
        'Twelve thousand lunches by 9:40, and everyone home in time for their own children. You will lead 26 cooks in our east kitchen, from the first onion at five to the last van out.',
        'A mid-level job with a free hand. Menus are set together with the farms in February; what happens when the hail takes the broccoli in June is up to you.',
      ],
      requirements: [
        'Five years in volume cooking, two of them leading a team',
        'Food safety manager certification',
        'Up early without resentment',
      ],
    },
    {
      key: 'farm-buyer',
      title: 'Farm Relations Buyer',
      location: 'Madison, WI',
      type: 'full-time',
      salaryMin: 59000,
      salaryMax: 70000,
      referralBonus: 1500,
      daysAgo: 45,
      description: [
        'Promise a farmer in winter what you will buy in fall, and keep it. You plan crops with 64 farms, walk fields, settle on a fair price for ugly carrots, and know whose tractor is in the shop.',
        'Marlow pays within ten days and shares the loss in bad years. You will be the one who explains to both sides how that works.',
      ],
      requirements: [
        'Grew, bought or sold vegetables for a living',
        'Spreadsheets that others can follow',
        'A car and the patience for gravel roads',
      ],
    },
    {
      key: 'line-cook',
      title: 'Breakfast and Lunch Cook',
      location: 'Milwaukee, WI',
      type: 'part-time',
      salaryMin: 26000,
      salaryMax: 30000,
      referralBonus: 500,
      daysAgo: 4,
      description: [
        'School hours, no weekends, no nights, summers at half time if you want them. Entry level: we teach knife work, kettles the size of bathtubs, and how to season for eight-year-olds.',
        'Thirty hours a week from 5:30 to 11:30, with paid breakfast around one long table.',
      ],
      requirements: ['Likes cooking for people', 'Can be on time at an hour when buses are rare (we run a shuttle)'],
    },
    {
      key: 'nutrition-scientist',
      title: 'Nutrition Scientist',
      location: 'Madison, WI',
      type: 'contract',
      salaryMin: 48000,
      salaryMax: 57000,
      referralBonus: 1000,
      daysAgo: 59,
      description: [
        'A school year, eleven schools, one question: does lunch change the afternoon? Design and run the study with the university, weigh what comes back on the trays, and publish whatever you find.',
        'Half-time is possible. The data is yours to share; the recipes you may try at home.',
      ],
      requirements: [
        'Doctorate in nutrition, public health or a related field',
        'Field studies with children, and ethics approval you obtained',
      ],
    },
  ],
}
