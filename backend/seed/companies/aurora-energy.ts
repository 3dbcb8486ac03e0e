import type { CompanyContent } from '../content/company-content.ts'
import { INGRID, MIKKEL } from '../content/people.ts'

export const auroraEnergy: CompanyContent = {
  slug: 'aurora-energy',
  name: 'Aurora Energy',
  description:
    'Aurora builds solar-and-battery microgrids for towns at the far end of the power line. 140 people, 61 towns from Alaska to Maine, and a rule that nobody designs a system for a place they have not visited in winter.',
  website: 'https://aurora.example',
  domain: 'aurora.example',
  manager: INGRID,
  colleague: { ...MIKKEL, jobs: ['field-technician'] },
  invited: 'sofia.lund@aurora.example',
  jobs: [
    {
      key: 'grid-software',
      title: 'Senior Grid Software Engineer',
      location: 'Minneapolis, MN or remote',
      type: 'full-time',
      salaryMin: 148000,
      salaryMax: 182000,
      referralBonus: 4000,
      daysAgo: 21,
      description: [
        'When a storm takes out the main line, your code decides in 200 milliseconds whether a clinic keeps its lights on. You will own the controller that balances panels, batteries and diesel in 61 towns.',
        'The controller is 40,000 lines of Rust with a simulator that can replay every outage since 2019. This year we want to teach it to trade stored power between neighboring towns, and to explain its choices to the operator who is woken at 3 a.m.',
        'The team is six engineers and two people who climbed poles for a living before they wrote software. Decisions are made in short written notes; everyone is on call one week in eight.',
      ],
      requirements: [
        'Several years of building software that runs unattended and must not fail quietly',
        'Comfort with Rust, C++ or another language without a garbage collector',
        'A working grasp of control loops, or the math to learn them quickly',
        'Two trips a year to a site, at least one of them when it is cold',
      ],
    },
    {
      key: 'field-technician',
      title: 'Microgrid Field Technician, Entry Level',
      location: 'Fairbanks, AK',
      type: 'full-time',
      salaryMin: 58000,
      salaryMax: 71000,
      referralBonus: 1500,
      daysAgo: 6,
      description: [
        'Fly out on Monday, make a village grid healthy again, fly home on Thursday. You will swap battery modules, chase ground faults and teach local operators what the blinking lights mean.',
        'No energy background is needed. We pay for your electrical certificate and pair you with a lead technician for the first eight months. What we cannot teach is patience with a stuck bolt at minus twenty.',
      ],
      requirements: [
        'Confident with hand tools and basic electrical measurement',
        'Able to lift 50 pounds and work outdoors in winter',
        'Comfortable in small aircraft, up to three nights away a week',
        'A driver’s license',
      ],
    },
    {
      key: 'community-partnerships',
      title: 'Community Partnerships Manager',
      location: 'Anchorage, AK',
      type: 'full-time',
      salaryMin: 86000,
      salaryMax: 104000,
      referralBonus: 2000,
      daysAgo: 33,
      description: [
        'Before a single panel ships, somebody sits in the school gym and listens. That is this job: meeting councils, elders and utility boards, and turning what they say into agreements that last twenty years.',
        'You will carry eight to ten towns at a time, from the first visit to the day the grid is handed over. It is a mid-level role with real authority. You can tell our engineers no.',
      ],
      requirements: [
        'Experience with tribal, municipal or cooperative governance in rural places',
        'Plain writing: your summaries go to the whole town',
        'Up to 40% travel',
      ],
    },
    {
      key: 'battery-contract',
      title: 'Battery Safety Consultant',
      location: 'Remote, United States',
      type: 'contract',
      salaryMin: 60000,
      salaryMax: 75000,
      daysAgo: 12,
      description: [
        'Six months, one question: are our container batteries as safe as we believe? Review the thermal design, witness a burn test in Nevada, and write the report our insurers and fire marshals will read.',
        'You will have full access to drawings, telemetry and people. Findings are published to every town we serve, also the uncomfortable ones.',
      ],
      requirements: [
        'Hands-on work with lithium iron phosphate systems above 500 kWh',
        'Fluency in UL 9540A and NFPA 855',
        'Earlier reports that we can read',
      ],
    },
    {
      key: 'chief-operating-officer',
      title: 'Chief Operating Officer',
      location: 'Minneapolis, MN',
      type: 'full-time',
      salaryMin: 235000,
      salaryMax: 280000,
      referralBonus: 10000,
      daysAgo: 47,
      description: [
        'Sixty-one towns depend on us today; a hundred more are on the list. As part of the executive team of four you will run construction, field service and supply, and make growth boring in the best sense.',
        'Our founder wants to return to engineering and hand over the operation to someone who enjoys it. You will inherit 90 people, a sound balance sheet, and barge schedules that depend on when rivers thaw.',
      ],
      requirements: [
        'Has led an operation with crews in the field, through at least one doubling in size',
        'Understands project finance well enough to argue with the bank',
        'Is at home with a budget and in a pickup truck',
      ],
    },
  ],
}
