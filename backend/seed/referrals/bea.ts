import type { ReferrerContent } from '../content/referral-content.ts'

export const bea: ReferrerContent = {
  referrer: { email: 'bea.novak@people.example', firstName: 'Bea', lastName: 'Novak', role: 'referrer' },
  referrals: [
    {
      job: 'storyboard-artist',
      candidateName: 'Elodie Marchand',
      candidateEmail: 'elodie.marchand@mail.example',
      message: 'The otter who is afraid of the dark needs you.',
      daysAgo: 4.2,
    },
    {
      job: 'field-technician',
      candidateName: 'Caleb Stone',
      candidateEmail: 'caleb.stone@mail.example',
      relation: 'same-company',
      message: 'Caleb kept our ski lift running on parts from a tractor. He learns fast and never leaves a mess.',
      daysAgo: 5.6,
      application: {
        daysAgo: 4.8,
        phone: '+1 (907) 555-0150',
        steps: [{ status: 'reviewing', daysAgo: 2.2 }],
        resume: [
          'Lift mechanic',
          '',
          '2021 - now   Birch Hill Ski Area, Fairbanks: lifts, snow guns, generators',
          '2019 - 2021  Interior Heating: apprentice',
        ],
      },
    },
    {
      job: 'security-analyst',
      candidateName: 'Dana Kim',
      candidateEmail: 'dana.kim@mail.example',
      relation: 'private',
      message: 'Dana is a librarian who built her own lab in the basement of the library. She belongs with you.',
      daysAgo: 8.4,
      application: {
        daysAgo: 7.1,
        coverLetter: [
          'For six years I have been the person people ask when the printer does not print. Last year I found out why it sometimes printed for somebody in another country.',
          'I have since passed Security+, and I still like printers.',
        ],
        resume: [
          'Reference librarian, future analyst',
          '',
          '2018 - now   Quincy Public Library: reference, systems',
          '2024         CompTIA Security+',
        ],
        additional: [{ fileName: 'Security-Plus.pdf', lines: ['CompTIA Security+', 'Dana Kim', 'Issued in 2024'] }],
      },
    },
    {
      job: 'grid-software',
      candidateName: 'Arjun Mehta',
      candidateEmail: 'arjun.mehta@mail.example',
      relation: 'one-team',
      message: 'The calmest person I ever shared a night shift with. He leaves every system simpler than he found it.',
      daysAgo: 11.3,
      application: {
        daysAgo: 9.1,
        phone: '+1 (763) 555-0192',
        steps: [{ status: 'reviewing', daysAgo: 6.1 }],
        resume: [
          'Principal engineer, industrial control',
          '',
          '2015 - now   Prairie Ethanol, Sioux Falls: plant control, 24/7',
          '2010 - 2015  Northstar Controls, Minneapolis: building automation',
          'C, Rust, Modbus by heart',
        ],
        portfolio: {
          fileName: 'Plant-Control-Rewrite.pdf',
          lines: ['A rewrite that nobody noticed', 'Twelve steps, four years'],
        },
      },
    },
    {
      job: 'firmware',
      candidateName: 'Sofia Lindholm',
      candidateEmail: 'sofia.lindholm@mail.example',
      relation: 'studied-together',
      message: 'She measured the sleep current of her own alarm clock. You will get along.',
      daysAgo: 30.4,
      application: {
        daysAgo: 28.3,
        phone: '+1 (831) 555-0137',
        coverLetter: [
          'My last product runs for eleven years on one cell and tells farmers when the soil is thirsty. I would like to make something that is never thirsty.',
        ],
        steps: [
          { status: 'reviewing', daysAgo: 24.2 },
          { status: 'interview', daysAgo: 15.1 },
        ],
        resume: [
          'Firmware engineer, ultra low power',
          '',
          '2017 - now   Loam, Davis CA: soil sensors, C on Cortex-M0',
          '2013 - 2017  Vinge Radio, Lund: radio test systems',
        ],
        portfolio: {
          fileName: 'Eleven-Years-On-One-Cell.pdf',
          lines: ['Eleven years on one cell', 'Power budget and field data'],
        },
      },
    },
    {
      job: 'community-partnerships',
      candidateName: 'Ruth Andersen',
      candidateEmail: 'ruth.andersen@mail.example',
      relation: 'one-team',
      message:
        'Ruth listens until the room has said what it means. I have seen her turn a no into a plan without pushing.',
      daysAgo: 30.8,
      application: {
        daysAgo: 29.2,
        phone: '+1 (907) 555-0103',
        coverLetter: [
          'I was on the council of a town of 240 when an energy company came, talked for an hour and left. I have been thinking about how it should be done ever since.',
        ],
        steps: [
          { status: 'reviewing', daysAgo: 25.1 },
          { status: 'interview', daysAgo: 18.3 },
          { status: 'hired', daysAgo: 10.2 },
        ],
        resume: [
          'Community planner',
          '',
          '2016 - now   Kodiak Island Borough: planning and public meetings',
          '2010 - 2016  City council, two terms',
        ],
      },
    },
    {
      job: 'supply-director',
      candidateName: 'George Panagos',
      candidateEmail: 'george.panagos@mail.example',
      daysAgo: 45.5,
      application: {
        daysAgo: 43.4,
        phone: '+1 (440) 555-0161',
        steps: [
          { status: 'reviewing', daysAgo: 38.1 },
          { status: 'rejected', daysAgo: 30.2 },
        ],
        resume: ['Metals trader', '', '2008 - now   Great Lakes Alloys, Cleveland: aluminum and zinc desk'],
      },
    },
  ],
}
