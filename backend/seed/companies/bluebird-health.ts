import type { CompanyContent } from '../content/company-content.ts'

export const bluebirdHealth: CompanyContent = {
  slug: 'bluebird-health',
  name: 'Bluebird Health',
  description:
    'Bluebird runs eleven primary-care clinics in Oregon where a first visit takes an hour. Nurses lead, doctors listen, and a van goes out to those who cannot come in. Owned by the people who work here.',
  website: 'https://bluebird.example',
  domain: 'bluebird.example',
  manager: {
    email: 'hannah.reyes@bluebird.example',
    firstName: 'Hannah',
    lastName: 'Reyes',
    role: 'hiring_manager',
  },
  jobs: [
    {
      key: 'home-visit-nurse',
      title: 'Home Visit Nurse',
      location: 'Portland, OR',
      type: 'part-time',
      salaryMin: 52000,
      salaryMax: 61000,
      referralBonus: 2500,
      daysAgo: 3,
      description: [
        'Five patients a day, an hour each, in their own kitchens. You will change dressings and adjust doses, and you will notice the empty fridge that explains the blood sugar.',
        'Three days a week, 24 hours, with full benefits. A driver handles the van and the parking, so that you can chart on the way and go home when the shift ends.',
      ],
      requirements: [
        'Oregon RN license in good standing',
        'Two years or more in home health, wound care or an emergency department',
        'Spanish, Russian or Vietnamese is very welcome and is paid extra',
      ],
    },
    {
      key: 'family-physician',
      title: 'Family Physician',
      location: 'Eugene, OR',
      type: 'full-time',
      salaryMin: 215000,
      salaryMax: 248000,
      referralBonus: 7500,
      daysAgo: 27,
      description: [
        'A panel of 1,100 people instead of 2,300, and time to think. You will see twelve patients a day, share each of them with a nurse who knows the family, and be done with notes by five.',
        'We pay a salary, not by the visit. Nobody here has a productivity target, and nobody wants one back.',
      ],
      requirements: [
        'Board certified or eligible in family medicine',
        'Eligible for an Oregon license',
        'Interest in teaching: two residents join us every year',
      ],
    },
    {
      key: 'health-data-analyst',
      title: 'Health Data Analyst, Mid Level',
      location: 'Portland, OR or remote',
      type: 'full-time',
      salaryMin: 84000,
      salaryMax: 101000,
      referralBonus: 1500,
      daysAgo: 15,
      description: [
        'Does an hour-long first visit keep people out of hospital? We think so. You will find out, with eleven years of records, claims from two insurers, and clinicians who will challenge every chart you draw.',
        'Half of the work is questions from the clinics (which patients slipped through this spring?), the other half is one study a year that we publish with the university.',
      ],
      requirements: [
        'SQL and R or Python, used daily for at least three years',
        'Experience with claims or electronic health records, and with how wrong they can be',
        'Statistics you can explain to a busy nurse in two sentences',
      ],
    },
    {
      key: 'front-desk',
      title: 'Front Desk Coordinator',
      location: 'Salem, OR',
      type: 'part-time',
      salaryMin: 31000,
      salaryMax: 36000,
      daysAgo: 9,
      description: [
        'You are the first voice people hear when they are worried. Book visits, untangle insurance cards, keep the waiting room kind, and know by name the man who comes in every Tuesday mostly to talk.',
        'An entry position at 25 hours a week, mornings or afternoons. Four of our nurses started at this desk, and tuition for the next step is on us.',
      ],
    },
  ],
}
