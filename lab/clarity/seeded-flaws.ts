import type { ReadPosting } from '../../backend/contract/src/read-posting.ts'

/** A flaw, by the rule that should find it, and how a posting gets it. */
export interface Flaw {
  rule: string
  change: (posting: ReadPosting) => ReadPosting
}

/** Behind the description. */
const says = (rule: string, ...sentences: string[]): Flaw[] =>
  sentences.map((sentence) => ({
    rule,
    change: (posting) => ({ ...posting, description: `${posting.description} ${sentence}` }),
  }))
/** As one more requirement. */
const asks = (rule: string, ...lines: string[]): Flaw[] =>
  lines.map((line) => ({
    rule,
    change: (posting) => ({ ...posting, requirements: `${posting.requirements}\n${line}` }),
  }))
const pays = (rule: string, ...pay: Partial<ReadPosting>[]): Flaw[] =>
  pay.map((given) => ({ rule, change: (posting) => ({ ...posting, ...given }) }))

const WORK =
  'You will look after the machines of our three halls, find out why one stops and repair it together with a colleague. You order parts and write down what was done, so that the next person can read it. The team has nine people.'
const withoutPart = (part: string, description: string, location = 'Oslo'): Flaw => ({
  rule: `missing:${part}`,
  change: (posting) => ({
    ...posting,
    location,
    workplace: null,
    city: null,
    description: `${WORK} ${description}`,
    requirements: 'Can read drawings',
  }),
})

/** Flaws as people write them, each in an otherwise plain posting. */
export const SEEDED_FLAWS: readonly Flaw[] = [
  ...says(
    'age',
    'We are looking for a young and motivated colleague.',
    'This role is ideal for recent graduates.',
    'Are you a digital native?',
    'You are energetic and enthusiastic.',
    'Candidates should be under 35 years old.',
    'The ideal person is aged 25 to 40.',
    'Join our youthful team.',
    'Perfect for a fresh graduate who wants to learn.',
    'We have an upper age limit of forty.',
  ),
  ...says(
    'sex',
    'The foreman gives him or her the plan for the day.',
    'He or she reports to the head of sales.',
    'We need a salesman with a car.',
    'You are one of the guys.',
    'Male candidates preferred.',
    'The waitress also opens the bar.',
    'Calculate the manpower for each project.',
    'The engineer knows that he must document every change.',
  ),
  ...asks(
    'origin',
    'Native English speaker',
    'German as mother tongue',
    'EU citizens only',
    'Fluent in English without an accent',
    'Native speaker level in Spanish',
    'Local candidates only',
  ),
  ...says(
    'private-life',
    'Please attach a recent photo to your application.',
    'Tell us your marital status.',
    'You are able-bodied and in good health.',
    'Applicants should have no family obligations.',
    'A pleasant appearance is expected.',
    'You should not be planning a pregnancy? We ask everyone about pregnancy.',
  ),
  ...asks('school', 'Degree from a top university', 'Ivy League or similar'),
  ...says(
    'hype',
    'We want a marketing ninja.',
    'Be our next rockstar developer!',
    'You are a guru in logistics.',
    'Come and hustle with us.',
    'Work on cutting-edge technology.',
    'We are a world-class team.',
    'A growth hacker with ideas.',
    'Help us change the world.',
  ),
  ...says(
    'jargon',
    'You think outside the box.',
    'You are a self-starter and a team player.',
    'Find synergies between departments.',
    'You hit the ground running.',
    'We are results-driven.',
    'You move the needle for our clients.',
    'You work in a dynamic environment.',
    'Leverage our data for actionable insights.',
  ),
  ...says(
    'pressure',
    'We are a fast-paced company.',
    'Work hard, play hard is our motto.',
    'You will wear many hats.',
    'You work well under pressure.',
    'We go the extra mile.',
    'We are like a family.',
    'You should be stress-resistant.',
    'A sense of urgency is in our blood.',
  ),
  ...says('tone', 'Serious candidates only.', 'This job is not for the faint of heart.', 'Smokers need not apply.'),
  ...says('fit', 'Above all we look for culture fit.', 'You should fit into our culture.'),
  ...says(
    'vague-pay',
    'We offer a competitive salary.',
    'Salary is negotiable.',
    'Pay depends on experience.',
    'Compensation commensurate with experience.',
    'You get an attractive package.',
    'Uncapped commission awaits you.',
  ),
  ...says(
    'pay-history',
    'Please state your current salary.',
    'Tell us your salary history and notice period.',
    'Send your last three payslips.',
    'Let us know what you earned in your last job.',
    'Include your present and expected compensation.',
    'How much do you earn today?',
  ),
  ...says('unpaid', 'There is an unpaid trial day.', 'The first two weeks are an unpaid internship.'),
  ...asks(
    'years',
    '5+ years of experience',
    'At least seven years in a similar role',
    'Minimum of 10 years of relevant experience',
    '3-5 years of professional software development experience',
    'Eight years of sales',
    'A minimum of 4 years’ experience in retail',
  ),
  ...pays(
    'wide-pay',
    { salaryMin: 40_000, salaryMax: 160_000 },
    { salaryMin: 50_000, salaryMax: 100_000 },
    { salaryMin: 0, salaryMax: 90_000 },
  ),
  ...pays(
    'odd-pay',
    { salaryMin: 45, salaryMax: 60 },
    { salaryMin: 4_500_000, salaryMax: 5_000_000 },
    { salaryMin: 35_000, salaryMax: 40_000, payPeriod: 'hour' },
  ),
  ...pays('no-pay', { salaryMin: null, salaryMax: null }),
  ...pays('open-pay', { salaryMin: null, salaryMax: 60_000 }),
  {
    rule: 'many-musts',
    change: (posting) => ({
      ...posting,
      requirements: [
        'Excel',
        'Word',
        'SAP',
        'A driving licence',
        'English',
        'French',
        'First aid',
        'Travel',
        'Patience',
      ].join('\n'),
    }),
  },
  {
    rule: 'many-musts',
    change: (posting) => ({
      ...posting,
      requirements:
        'You must know Excel. Word is required. SAP is mandatory. A licence is essential. You must speak English. You must speak French. First aid is required. You must travel. Patience is a must.',
    }),
  },
  ...says('capitals', 'WE ARE HIRING RIGHT AWAY.', 'Apply IMMEDIATELY.', 'You MUST have a car.'),
  ...says('exclaimed', 'Join us!!!', 'Great colleagues!!'),
  ...says('repeated', 'You report to the the manager.'),
  ...says(
    'long-sentence',
    'In this role you will be the person who, together with the heads of sales, purchasing, production and finance, who each have their own plans and budgets, finds out what the company as a whole is going to need in the year to come and who then writes it down in a form that the board can decide on in one meeting.',
  ),
  withoutPart('hours', 'You get 25 days of leave and a pension. After one interview you hear from us in a week.'),
  withoutPart(
    'benefits',
    'The hours are 7 to 15, five days in the week. After one interview you hear from us in a week.',
  ),
  withoutPart('steps', 'The hours are 7 to 15, with 25 days of leave. You hear from us in a week.'),
  withoutPart('answer', 'The hours are 7 to 15, with 25 days of leave. There is one interview.'),
  withoutPart(
    'place',
    'The hours are 7 to 15, with 25 days of leave. After one interview you hear from us in a week.',
    'Various locations',
  ),
  withoutPart(
    'place',
    'The hours are 7 to 15, with 25 days of leave. After one interview you hear from us in a week.',
    'TBD',
  ),
  // Written without looking at the list: it found 55 of 100 of the first of them, then 90 of 100 of the others.
  ...says(
    'age',
    'Ideally you have just finished your degree and are not older than 28.',
    'We need fresh, young faces.',
    'You grew up with social media.',
    'Suitable for new grads.',
    'This is a great first job for a young person.',
    'Applicants between 20 and 30 are preferred.',
    'We prefer recent college graduates.',
    'You bring youthful energy.',
  ),
  ...says(
    'sex',
    'Each craftsman brings his own tools.',
    'Our girls at the front desk are waiting for you.',
    'The right man for this job is reliable.',
    'The chairman expects a weekly report.',
    'A strong man is needed to carry boxes.',
    'He should have a driving licence.',
  ),
  ...says(
    'origin',
    'English must be your native language.',
    'Only Norwegian citizens may apply.',
    'You speak accent-free German.',
    'Must be a native speaker of French.',
    'Candidates of European origin preferred.',
    'No accent, please.',
  ),
  ...says(
    'private-life',
    'Please enclose a CV with photograph.',
    'You are single and free to travel.',
    'Good physical and mental health required.',
    'Are you pregnant or planning a family? Tell us.',
    'We need someone in perfect health.',
    'Attach a photo of yourself.',
  ),
  ...says(
    'hype',
    'Are you a sales superhero?',
    'We look for coding wizards.',
    'You are obsessed with customers and eat challenges for breakfast.',
    'Become our next growth rockstar.',
    'We need a real Excel guru.',
    'Join a disruptive start-up.',
  ),
  ...says(
    'jargon',
    'You will drive synergies across the organisation.',
    'Proven ability to think outside the box.',
    'You take ownership in a dynamic environment.',
    'Must be a team player with a can-do attitude.',
    'You are a proactive self-starter.',
    'We move the needle with actionable insights.',
  ),
  ...says(
    'pressure',
    'Comfortable in a fast-paced environment with tight deadlines.',
    'You stay calm under pressure and do overtime when needed.',
    'We play hard and work harder.',
    'We are a family, not a company.',
    'Ability to juggle multiple priorities.',
    'Long hours are normal here.',
  ),
  ...says(
    'vague-pay',
    'Salary: competitive.',
    'The salary will be agreed individually.',
    'We pay above market.',
    'Attractive compensation package.',
    'Pay commensurate with experience.',
    'We offer competitive wages.',
  ),
  ...says(
    'pay-history',
    'State your salary at your current employer.',
    'What is your present pay?',
    'Please include previous salary slips.',
    'Please mention your last drawn salary.',
    'Tell us what you earn at the moment.',
    'Provide your current CTC.',
  ),
  ...says('unpaid', 'The trial week is unpaid.', 'Training is without pay.'),
  ...says('capitals', 'DO NOT APPLY WITHOUT A LICENCE.', 'PLEASE READ THE WHOLE TEXT BEFORE APPLYING.'),
  ...says('fit', 'You must be a cultural fit.', 'Culture fit is everything for us.'),
  ...says(
    'tone',
    'No agencies and no time-wasters.',
    'Job hoppers will be rejected.',
    'Only serious applicants.',
    'This is not a job for slackers.',
  ),
  ...says('school', 'Graduates of leading universities preferred.', 'Degree from an Ivy League school.'),
  ...says('exclaimed', 'We want you!!!'),
  ...says('repeated', 'You will will help us.'),
]
