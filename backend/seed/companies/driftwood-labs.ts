import type { CompanyContent } from '../content/company-content.ts'

export const driftwoodLabs: CompanyContent = {
  slug: 'driftwood-labs',
  name: 'Driftwood Labs',
  description:
    'Driftwood makes small ocean buoys and the open data service behind them. 2,400 buoys report waves, temperature and sound to harbor masters, surfers and scientists. 34 people in Monterey, and a boat.',
  website: 'https://driftwood.example',
  manager: {
    email: 'priya.raman@driftwood.example',
    firstName: 'Priya',
    lastName: 'Raman',
    role: 'hiring_manager',
  },
  jobs: [
    {
      key: 'data-platform',
      title: 'Senior Data Platform Engineer',
      location: 'Monterey, CA or remote',
      type: 'full-time',
      salaryMin: 155000,
      salaryMax: 190000,
      referralBonus: 5000,
      daysAgo: 8,
      description: [
        'Nine billion readings, most of them noisy, all of them public. You will rebuild the pipeline between a buoy with a flat battery and a harbor master who has to decide before dawn.',
        'Today it is Postgres, Parquet and more cron than we like to admit. You will choose what comes next together with two engineers, and keep answering the oldest API client we have: a lighthouse in Nova Scotia, running since 2016.',
      ],
      requirements: [
        'Has run a data system through a migration that nobody outside noticed',
        'Strong SQL and one of Go, Rust or Python',
        'Cares about units, time zones and missing values',
      ],
    },
    {
      key: 'firmware',
      title: 'Embedded Firmware Engineer',
      location: 'Monterey, CA',
      type: 'full-time',
      salaryMin: 128000,
      salaryMax: 154000,
      referralBonus: 3500,
      daysAgo: 36,
      description: [
        'Your code will spend two years in salt water on a battery the size of a thermos, with no one to press reset. Version 4 of the buoy adds a hydrophone, and with it a fight for every milliwatt.',
        'It fits somebody at mid career who reads the datasheet errata for pleasure, and likes to be on the boat when the first unit goes over the side.',
      ],
      requirements: [
        'C on ARM Cortex-M, low-power design, real products in the field',
        'Satellite or LoRa radio experience helps',
        'No strong tendency to seasickness',
      ],
    },
    {
      key: 'marine-acoustics',
      title: 'Marine Acoustics Researcher',
      location: 'Monterey, CA',
      type: 'contract',
      salaryMin: 70000,
      salaryMax: 82000,
      daysAgo: 44,
      description: [
        'Ten months to teach a buoy the difference between a humpback, a container ship and rain. You will label, model and validate with recordings from 60 sites, and publish under your own name.',
        'Models must run on the buoy itself, in 300 kB. Elegance counts more than scale.',
      ],
      requirements: [
        'PhD or equivalent work in bioacoustics or underwater signal processing',
        'Python, and a published data set or model',
      ],
    },
    {
      key: 'support-lead',
      title: 'Customer Support Lead',
      location: 'Remote, Americas',
      type: 'full-time',
      salaryMin: 68000,
      salaryMax: 82000,
      referralBonus: 1200,
      daysAgo: 5,
      description: [
        'Your callers are harbor masters, oyster farmers and one enthusiastic class of fourth graders. You will answer them with two colleagues, and make the same question unnecessary next month.',
        'A mid-level role for a writer who likes hardware. You will own the manual, the status page and a weekly note that tells engineers what hurts, in the customers’ own words.',
      ],
      requirements: [
        'Four years in technical support, some of it leading others',
        'Clear English and working Spanish',
        'Comfort with command lines, and with salty serial ports',
      ],
    },
  ],
}
