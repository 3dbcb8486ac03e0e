import { THEO } from '../content/people.ts'
import type { ReferrerContent } from '../content/referral-content.ts'

/** Somebody who began to refer nine days ago. */
export const theo: ReferrerContent = {
  referrer: THEO,
  referrals: [
    {
      job: 'junior-animator',
      candidateName: 'Kenji Mori',
      candidateEmail: 'kenji.mori@mail.example',
      message: 'Show them the goat walk cycle. That goat has more character than most people I know.',
      daysAgo: 1.1,
    },
    {
      job: 'home-visit-nurse',
      candidateName: "Bridget O'Neal",
      candidateEmail: 'bridget.oneal@mail.example',
      message:
        'You looked after my mother for two winters and noticed everything. There is a clinic in Portland that gives nurses a whole hour.',
      daysAgo: 2.2,
    },
    {
      job: 'line-cook',
      candidateName: 'Paul Ostrowski',
      candidateEmail: 'paul.ostrowski@mail.example',
      daysAgo: 3.3,
      progress: 'interested',
    },
    {
      job: 'grid-software',
      candidateName: 'Nadia Petrov',
      candidateEmail: 'nadia.petrov@mail.example',
      relation: 'managed-them',
      message: 'Nadia replaced a pager with a checklist and everybody slept better. That is the whole recommendation.',
      daysAgo: 5.5,
      application: {
        daysAgo: 3.2,
        phone: '+1 (218) 555-0184',
        coverLetter: [
          'I run software for four water towers and a treatment plant, which is a grid that leaks. In six years we have had two outages, both announced, neither at night.',
          'I read your post-mortem of the February outage. I believe the third action item is wrong and would love to argue about it.',
        ],
        resume: [
          'Software engineer, utilities',
          '',
          '2018 - now   Iron Range Water, Hibbing: control systems, C++ and Rust',
          '2014 - 2018  Duluth Transit: vehicle telemetry',
        ],
        portfolio: { fileName: 'Two-Outages.pdf', lines: ['Two outages', 'A short history, with timelines'] },
      },
    },
    {
      job: 'incident-lead',
      candidateName: 'Alicia Romero',
      candidateEmail: 'alicia.romero@mail.example',
      relation: 'same-company',
      message: 'Former air traffic controller. You will see at once why that matters.',
      daysAgo: 9.4,
      application: {
        daysAgo: 8.2,
        phone: '+1 (207) 555-0119',
        coverLetter: [
          'In the tower I learned to say the next thing only, clearly, and to the right person. Eight years of incident response later it is still most of the job.',
        ],
        steps: [
          { status: 'reviewing', daysAgo: 6.2 },
          { status: 'interview', daysAgo: 2.4 },
        ],
        resume: [
          'Incident commander',
          '',
          '2017 - now   Granite State Mutual, Portland ME: incident response lead',
          '2009 - 2017  FAA, Boston Center: air traffic controller',
          'CISSP, GCFA',
        ],
        additional: [{ fileName: 'Exercise-Handbook.pdf', lines: ['Handbook for tabletop exercises', 'Free to use'] }],
      },
    },
  ],
}
