import type { ReferrerContent } from '../content/referral-content.ts'

export const malik: ReferrerContent = {
  referrer: { email: 'malik.johnson@people.example', firstName: 'Malik', lastName: 'Johnson', role: 'referrer' },
  referrals: [
    {
      job: 'field-technician',
      candidateName: 'Tessa Brandt',
      candidateEmail: 'tessa.brandt@mail.example',
      relation: 'one-team',
      message: 'Four seasons at a research station, and she fixed the generator in every one of them.',
      daysAgo: 4.6,
      application: {
        daysAgo: 3.7,
        phone: '+1 (206) 555-0148',
        coverLetter: [
          'At McMurdo I was hired to cook and ended up holding the flashlight for the electrician, then the wrench, then the keys to the plant.',
          'I would like to learn it properly now, with the certificate.',
        ],
        steps: [{ status: 'interview', daysAgo: 1.2 }],
        resume: [
          'Cook, generator hand, good in the cold',
          '',
          '2020 - 2025  McMurdo Station, four seasons',
          '2016 - 2020  Line cook, Seattle',
        ],
        additional: [
          {
            fileName: 'Letter-Station-Electrician.pdf',
            lines: ['To whom it may concern:', 'She can be left alone with it.'],
          },
        ],
      },
    },
    {
      job: 'routing-engineer',
      candidateName: 'Lukas Brunner',
      candidateEmail: 'lukas.brunner@mail.example',
      message: 'Lukas knows the Swiss timetable by heart, for fun. Also, he is very good at Rust.',
      daysAgo: 6.2,
    },
    {
      job: 'health-data-analyst',
      candidateName: 'Miriam Katz',
      candidateEmail: 'miriam.katz@mail.example',
      relation: 'managed-by-them',
      message: 'She once talked a whole hospital board out of a pie chart.',
      daysAgo: 10.3,
      application: {
        daysAgo: 9.4,
        phone: '+1 (503) 555-0142',
        resume: [
          'Health services analyst',
          '',
          '2019 - now   Cascade Mutual, Portland: claims, readmissions',
          'MPH, Oregon Health & Science University',
        ],
        portfolio: {
          fileName: 'Readmissions-Study.pdf',
          lines: ['Who comes back within thirty days?', 'Summary for clinicians'],
        },
      },
    },
    {
      job: 'incident-lead',
      candidateName: 'Gwen Parrish',
      candidateEmail: 'gwen.parrish@mail.example',
      daysAgo: 20.5,
      application: {
        daysAgo: 18.4,
        steps: [
          { status: 'reviewing', daysAgo: 15.4 },
          { status: 'rejected', daysAgo: 9.5 },
        ],
        resume: ['IT manager', '', '2014 - now   Town of Concord, NH: everything with a plug'],
      },
    },
    {
      job: 'process-engineer',
      candidateName: 'Andre Fontaine',
      candidateEmail: 'andre.fontaine@mail.example',
      relation: 'managed-them',
      message:
        'He hears a bad casting before the sensors do. Twelve years beside furnaces and still curious every morning.',
      daysAgo: 22.6,
      application: {
        daysAgo: 20.2,
        phone: '+1 (216) 555-0175',
        coverLetter: [
          'I have visited your mill once, as a student, and remember the smell. Since then I have cast brass, bronze and one very large bell.',
        ],
        steps: [{ status: 'reviewing', daysAgo: 12.3 }],
        resume: [
          'Foundry and process engineer',
          '',
          '2013 - now   Erie Bronze, Pittsburgh: casting, process control',
          'MS Materials Science, Case Western Reserve',
        ],
      },
    },
    {
      job: 'chief-operating-officer',
      candidateName: 'Howard Levy',
      candidateEmail: 'howard.levy@mail.example',
      relation: 'same-company',
      message: 'Built ferries, ran a railway, answers his own phone.',
      daysAgo: 40.2,
      application: {
        daysAgo: 37.5,
        phone: '+1 (312) 555-0188',
        coverLetter: [
          'I have run things that must leave on time: eleven ferries, then 900 miles of short-line railway. What they had in common with your towns is weather, spare parts, and people who remember the last person who promised something.',
          'I would rather come and see two of your sites, at my own cost, than tell you more about myself here.',
        ],
        steps: [
          { status: 'reviewing', daysAgo: 30.3 },
          { status: 'interview', daysAgo: 21.2 },
          // Back once, for a second look by the board.
          { status: 'reviewing', daysAgo: 14.3 },
          { status: 'interview', daysAgo: 9.3 },
        ],
        resume: [
          'Operations executive',
          '',
          '2016 - now   Heartland Short Line, Chicago: chief operating officer',
          '2008 - 2016  Puget Island Ferries: general manager',
        ],
      },
    },
    {
      job: 'detection-engineer',
      candidateName: 'Ivan Sokolov',
      candidateEmail: 'ivan.sokolov@mail.example',
      daysAgo: 50.4,
      application: {
        daysAgo: 47.3,
        steps: [
          { status: 'reviewing', daysAgo: 44.2 },
          { status: 'rejected', daysAgo: 28.1 },
        ],
        resume: ['Security engineer', '', '2018 - now   Maritime Data, Moncton: SIEM and cloud'],
      },
    },
    {
      job: 'detection-engineer',
      candidateName: 'Greta Lund',
      candidateEmail: 'greta.lund@mail.example',
      message: 'Greta keeps a museum of false alarms. It is funnier and more useful than it sounds.',
      daysAgo: 87.4,
      application: {
        daysAgo: 86.3,
        phone: '+1 (902) 555-0161',
        steps: [
          { status: 'reviewing', daysAgo: 84.2 },
          { status: 'hired', daysAgo: 78.3 },
        ],
        resume: [
          'Security analyst',
          '',
          '2018 - now   Fundy Power, Moncton: monitoring of substations',
          '2015 - 2018  Town of Amherst: systems administrator',
        ],
      },
    },
    {
      job: 'detection-engineer',
      candidateName: 'Anneke Visser',
      candidateEmail: 'anneke.visser@mail.example',
      message: 'She found the printer that was not a printer.',
      daysAgo: 86.8,
      application: {
        daysAgo: 85.2,
        phone: '+1 (902) 555-0183',
        steps: [
          { status: 'reviewing', daysAgo: 82.4 },
          { status: 'interview', daysAgo: 77.3 },
          { status: 'hired', daysAgo: 72.2 },
        ],
        payment: 'received',
        resume: [
          'Network forensics engineer',
          '',
          '2017 - now   Halifax Shipping Exchange: incident response',
          '2012 - 2017  Port of Rotterdam: network operations',
        ],
      },
    },
    {
      job: 'detection-engineer',
      candidateName: 'Samir Haddad',
      candidateEmail: 'samir.haddad@mail.example',
      message: 'Samir asks the question everybody else is embarrassed to ask. It is usually the one that matters.',
      daysAgo: 85.9,
      application: {
        daysAgo: 84.7,
        steps: [
          { status: 'reviewing', daysAgo: 81.2 },
          { status: 'hired', daysAgo: 70.3 },
        ],
        payment: 'paid',
        dispute: 'He moved to our sister company after seven weeks, which pays a bonus of its own. We have paid twice.',
        resume: [
          'Detection engineer',
          '',
          '2019 - now   Maritime Data, Moncton: threat hunting',
          '2016 - 2019  Nova Insurance, Halifax: security operations',
        ],
      },
    },
  ],
}
