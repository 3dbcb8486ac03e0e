import type { CompanyContent } from '../content/company-content.ts'

export const fernway: CompanyContent = {
  slug: 'fernway',
  name: 'Fernway',
  description:
    'Fernway plans journeys by train, ferry and foot, door to trailhead, on one ticket. 400,000 travelers used it last year to get somewhere without flying. A remote team of 52 that meets twice a year, at the end of a railway line.',
  website: 'https://fernway.example',
  manager: {
    email: 'oskar.bergstrom@fernway.example',
    firstName: 'Oskar',
    lastName: 'Bergstrom',
    role: 'hiring_manager',
  },
  jobs: [
    {
      key: 'product-designer',
      title: 'Senior Product Designer',
      location: 'Remote, US time zones',
      type: 'full-time',
      salaryMin: 132000,
      salaryMax: 158000,
      referralBonus: 3500,
      daysAgo: 1,
      description: [
        'A missed connection in Verona, two tired children, one bar of signal. Design the screen they need. You will own the app from the moment a traveler leaves home until they are back.',
        'We design with timetables, not with personas: once a quarter each designer takes a trip planned only with Fernway and writes down every moment of doubt. You will ship to production yourself, side by side with an engineer.',
      ],
      requirements: [
        'A portfolio with shipped mobile work and the thinking behind it',
        'Fluent prototyping, in code or close to it',
        'Accessible design as second nature',
      ],
    },
    {
      key: 'routing-engineer',
      title: 'Routing Engineer',
      location: 'Remote, worldwide',
      type: 'full-time',
      salaryMin: 125000,
      salaryMax: 165000,
      referralBonus: 4000,
      daysAgo: 23,
      description: [
        'Find the best way from Bergen to Palermo in under 80 milliseconds, given 1,100 timetables that disagree about daylight saving. You will work on the search at the heart of the product.',
        'It is a variant of RAPTOR in Rust, with honest walking times and a strong opinion about eleven-minute transfers. Both mid and senior engineers are welcome. We fit the role to the person.',
      ],
      requirements: [
        'Solid algorithms, demonstrated in something that runs',
        'Rust, or C++ and the wish to leave it',
        'Patience with public data',
      ],
    },
    {
      key: 'rail-partnerships',
      title: 'Rail Partnerships Lead',
      location: 'Denver, CO',
      type: 'full-time',
      salaryMin: 98000,
      salaryMax: 122000,
      referralBonus: 2500,
      daysAgo: 38,
      description: [
        'Thirty-one operators sell through Fernway. The next ten are the hard ones: state railways, island ferries, a cog train with a fax machine. You will win them, one lunch at a time.',
        'You negotiate fares and data rights, then stay responsible for how the partnership does. About a week of travel a month, nearly all of it on rails.',
      ],
      requirements: [
        'Six years in transport, ticketing or travel distribution',
        'Contracts you negotiated yourself, from both sides if possible',
        'French, German or Italian at working level',
      ],
    },
    {
      key: 'travel-writer',
      title: 'Trail and Travel Writer',
      location: 'Remote, United States',
      type: 'contract',
      salaryMin: 38000,
      salaryMax: 46000,
      daysAgo: 16,
      description: [
        'Forty walks that start at a railway station, walked by you and described in 300 words each. Say where the path gets muddy, where the last bus leaves, and which café forgives wet boots.',
        'Seven months, all travel paid, your name on every piece. Photographs are welcome but we send a photographer where it matters.',
      ],
      requirements: ['Published writing about places', 'Comfortable walking 12 miles a day in weather'],
    },
  ],
}
