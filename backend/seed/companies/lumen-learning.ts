import type { CompanyContent } from '../content/company-content.ts'

export const lumenLearning: CompanyContent = {
  slug: 'lumen-learning',
  name: 'Lumen Learning',
  description:
    'Lumen teaches adults to read, write and count with confidence, in evening classes and on the phone in their pocket. 30,000 learners in Chicago, Detroit and St. Louis. A nonprofit that publishes its failures as well.',
  website: 'https://lumen.example',
  domain: 'lumen.example',
  manager: {
    email: 'joanna.fields@lumen.example',
    firstName: 'Joanna',
    lastName: 'Fields',
    role: 'hiring_manager',
  },
  jobs: [
    {
      key: 'reading-teacher',
      title: 'Evening Reading Teacher',
      location: 'Chicago, IL',
      type: 'part-time',
      salaryMin: 29000,
      salaryMax: 34000,
      referralBonus: 500,
      daysAgo: 19,
      description: [
        'Your students drive trucks, raise grandchildren and run kitchens, and decided this is the year they read the letter from school themselves. Two groups of nine, Monday to Thursday, six to eight.',
        'We prepare materials so that you can prepare for people. Childcare and a warm meal are served next door, for teachers as well.',
      ],
      requirements: [
        'Experience in adult education, literacy or ESL',
        'Structured phonics, or readiness for our two-week course',
        'Respect that shows',
      ],
    },
    {
      key: 'curriculum-designer',
      title: 'Curriculum Designer, Everyday Math',
      location: 'Chicago, IL or remote',
      type: 'full-time',
      salaryMin: 76000,
      salaryMax: 91000,
      referralBonus: 1500,
      daysAgo: 34,
      description: [
        'Pay slips, recipes, interest rates, bus schedules: the math people meet. Write 60 lessons for adults who were told at fifteen that they could not do it.',
        'A mid-level role. You will test each lesson in class the week you write it, watch where it breaks, and mend it on Friday.',
      ],
      requirements: [
        'Five years of teaching or writing math for beginners of any age',
        'Lessons we may try in one of our classes',
      ],
    },
    {
      key: 'mobile-engineer',
      title: 'Senior Mobile Engineer',
      location: 'Remote, United States',
      type: 'full-time',
      salaryMin: 130000,
      salaryMax: 150000,
      referralBonus: 3000,
      daysAgo: 49,
      description: [
        'An app for people who do not read well must not rely on words. You will shape interaction by voice, picture and touch, offline first, on phones that cost $60.',
        'React Native with native modules for speech. Two engineers, one designer, and a learners’ panel that meets on Tuesdays and does not spare anyone’s feelings.',
      ],
      requirements: [
        'Six years of mobile work, some of it on cheap Android devices',
        'Accessibility beyond the checklist',
        'Audio or speech experience is a bonus',
      ],
    },
    {
      key: 'grants-writer',
      title: 'Grant Writer',
      location: 'Detroit, MI',
      type: 'part-time',
      salaryMin: 36000,
      salaryMax: 41000,
      daysAgo: 28,
      description: [
        'Twelve applications a year instead of forty, each of them true. You will spend time in classrooms, find the numbers that matter, and write proposals that funders quote back to us.',
        'Twenty hours a week, most of it wherever you write best.',
      ],
    },
  ],
}
