import type { ReferrerContent } from '../content/referral-content.ts'

export const yuki: ReferrerContent = {
  referrer: { email: 'yuki.tanaka@people.example', firstName: 'Yuki', lastName: 'Tanaka', role: 'referrer' },
  referrals: [
    {
      job: 'dispatcher',
      candidateName: 'Monique Baptiste',
      candidateEmail: 'monique.baptiste@mail.example',
      message: 'You have run a 911 desk. Trucks will feel like a holiday.',
      daysAgo: 0.7,
    },
    {
      job: 'frontend-engineer',
      candidateName: 'Katarina Novotna',
      candidateEmail: 'katarina.novotna@mail.example',
      message: 'The people who call you when a button moves: these are those people.',
      daysAgo: 3.8,
      progress: 'interested',
    },
    {
      job: 'reading-teacher',
      candidateName: 'Denise Walker',
      candidateEmail: 'denise.walker@mail.example',
      relation: 'private',
      message: 'She taught my uncle to read at 61. He reads to his grandchildren now.',
      daysAgo: 9.6,
      application: {
        daysAgo: 8.3,
        phone: '+1 (773) 555-0129',
        coverLetter: [
          'My first adult student brought a letter he had carried in his wallet for nine years, and asked me to teach him until he could open it. It took us fourteen months.',
          'I have space for two evenings more.',
        ],
        steps: [{ status: 'interview', daysAgo: 3.1 }],
        resume: ['Literacy teacher', '', '2011 - now   Chicago Public Library: adult literacy tutor', 'M.Ed., Reading'],
        additional: [
          { fileName: 'Teaching-License.pdf', lines: ['Professional Educator License', 'Denise Walker'] },
          { fileName: 'Sample-Lesson.pdf', lines: ['Sample lesson: reading a lease', '45 minutes, nine learners'] },
        ],
      },
    },
    {
      job: 'pricing-scientist',
      candidateName: 'Tunde Bello',
      candidateEmail: 'tunde.bello@mail.example',
      relation: 'managed-them',
      message: 'Tunde’s error bars have error bars. In a good way.',
      daysAgo: 12.4,
      application: {
        daysAgo: 10.2,
        phone: '+1 (615) 555-0114',
        resume: [
          'Data scientist',
          '',
          '2019 - now   Nashville Produce Exchange: price forecasts for perishables',
          'MS Statistics, Vanderbilt University',
        ],
      },
    },
    {
      job: 'landscape-architect',
      candidateName: 'Isabel Fuentes',
      candidateEmail: 'isabel.fuentes@mail.example',
      relation: 'one-team',
      message: 'Isabel draws with the people who will dig. Ask her about the school in Yakima.',
      daysAgo: 14.3,
      application: {
        daysAgo: 12.1,
        phone: '+1 (206) 555-0157',
        coverLetter: [
          'The meadow in Yakima was planned for birds. The children decided it was for lying down. I redrew the paths, and have left room for lying down ever since.',
        ],
        steps: [{ status: 'reviewing', daysAgo: 8.2 }],
        resume: [
          'Landscape architect, licensed in Washington',
          '',
          '2019 - now   Rill Studio, Tacoma: schools and small parks',
          'MLA, University of Washington',
        ],
        portfolio: {
          fileName: 'Five-Schoolyards.pdf',
          lines: ['Five schoolyards', 'Before, after, and five years later'],
        },
      },
    },
    {
      job: 'vp-engineering',
      candidateName: 'Charlotte Ames',
      candidateEmail: 'charlotte.ames@mail.example',
      message: 'You said “one more company, if it is a real one”. This one moves tile from Laredo.',
      daysAgo: 33.2,
      progress: 'expired',
    },
  ],
}
