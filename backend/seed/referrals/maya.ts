import { MAYA } from '../content/people.ts'
import type { ReferrerContent } from '../content/referral-content.ts'

/** A full dashboard: every status and every progress. */
export const maya: ReferrerContent = {
  referrer: MAYA,
  referrals: [
    {
      job: 'product-designer',
      candidateName: 'Chloe Bennett',
      candidateEmail: 'chloe.bennett@mail.example',
      relation: 'one-team',
      message:
        'Chloe, this is the team with the railway offsites I told you about. They want somebody who designs for the worst moment of a journey, and I have never met anybody better at exactly that.',
      daysAgo: 0.4,
    },
    {
      job: 'backend-payments',
      candidateName: 'Felix Moreau',
      candidateEmail: 'felix.moreau@mail.example',
      relation: 'one-team',
      message:
        'You once spent a weekend looking for three cents. Juniper has a job description about that. Have a look, no pressure!',
      daysAgo: 2.3,
      application: {
        daysAgo: 1.2,
        phone: '+1 (512) 555-0143',
        coverLetter: [
          'Maya has told on me: yes, I did spend a weekend on three cents. They had been rounded twice, in two services that each believed they were the last one.',
          'I play in a wedding band, so I also know your members’ months from the inside. I would like to build the set-aside for taxes that I have wanted since my first 1099.',
        ],
        resume: [
          'Backend engineer, seven years with ledgers and billing',
          '',
          '2021 - now   Tollgate, Austin: usage billing in Kotlin, 40 million entries a day',
          '2018 - 2021  Paperbark, Houston: refunds, disputes, monthly close',
          '2014 - 2018  BS Computer Science, Texas State University',
        ],
      },
    },
    {
      job: 'frontend-engineer',
      candidateName: 'Jamal Porter',
      candidateEmail: 'jamal.porter@mail.example',
      message:
        'Your dad drove for thirty years and you build the fastest interfaces I know. When I read “one thumb, sunglasses, a parking lot” I thought of you both.',
      daysAgo: 3.1,
    },
    {
      job: 'field-technician',
      candidateName: 'Lena Kowalczyk',
      candidateEmail: 'lena.kowalczyk@mail.example',
      relation: 'private',
      message:
        'You said you were done with desks. This is about as far from one as it gets, and they train you properly.',
      daysAgo: 5.2,
      application: {
        daysAgo: 4.1,
        phone: '+1 (907) 555-0118',
        resume: [
          'Bicycle mechanic, sailor, looking for larger machines',
          '',
          '2020 - now   Northside Cycles, Anchorage: workshop lead, e-bike batteries and motors',
          '2017 - 2020  Deckhand and engine watch, M/V Kestrel',
          'Wilderness First Responder, valid to 2028',
        ],
        additional: [
          {
            fileName: 'Wilderness-First-Responder.pdf',
            lines: ['Wilderness First Responder', 'Lena Kowalczyk', '80 hours, passed', 'Valid to May 2028'],
          },
        ],
      },
    },
    {
      job: 'data-platform',
      candidateName: 'Wei-Lin Zhou',
      candidateEmail: 'weilin.zhou@mail.example',
      message:
        'Public data, salt water and a pipeline that needs you. They promised me they write things down. I think you would be happy there.',
      daysAgo: 6.4,
      progress: 'interested',
    },
    {
      job: 'incident-lead',
      candidateName: 'Marcus Webb',
      candidateEmail: 'marcus.webb@mail.example',
      relation: 'managed-by-them',
      message:
        'When our hospital went down you were the only one in the room who spoke slowly. Harborlight is looking for that voice.',
      daysAgo: 12.2,
      application: {
        daysAgo: 10.5,
        phone: '+1 (617) 555-0166',
        coverLetter: [
          'In 2023 I led the recovery of a 400-bed hospital. We were on paper for nine days and delivered 61 babies. What I am proudest of is the list of forty small things we changed afterwards, all of which are done.',
          'I would like to do this work for places that cannot afford a retainer. Mornings are best for a call.',
        ],
        steps: [{ status: 'reviewing', daysAgo: 5.3 }],
        resume: [
          'Incident responder, thirteen years in health care IT',
          '',
          '2019 - now   St. Brendan Health, Worcester: head of security operations',
          '2012 - 2019  Bay State Clinics, Boston: systems, then security engineer',
          'GCFA, GCIH, ham radio license',
        ],
        additional: [
          {
            fileName: 'Forty-Small-Things.pdf',
            lines: [
              'Forty small things',
              'What we changed after nine days on paper',
              'Talk given at a regional meeting',
            ],
          },
          { fileName: 'References.pdf', lines: ['References', 'Three people who were in the room, on request'] },
        ],
      },
    },
    {
      job: 'gameplay-engineer',
      candidateName: 'Hugo Tremblay',
      candidateEmail: 'hugo.tremblay@mail.example',
      message: 'Otters, water physics, and playtests with four-year-olds. I rest my case.',
      daysAgo: 10.8,
      progress: 'interested',
    },
    {
      job: 'kitchen-manager',
      candidateName: 'Rosa Delgado',
      candidateEmail: 'rosa.delgado@mail.example',
      message: 'They feed twelve thousand children before ten in the morning. You would run it like a string quartet.',
      daysAgo: 14.5,
      progress: 'declined',
    },
    {
      job: 'kitchen-manager',
      candidateName: 'Ines Barbosa',
      candidateEmail: 'ines.barbosa@mail.example',
      message: 'You said you would never leave the sea. Read the part about the view.',
      daysAgo: 14.1,
      progress: 'revoked',
    },
    {
      job: 'grid-software',
      candidateName: 'Peter Vandenberg',
      candidateEmail: 'peter.vandenberg@mail.example',
      message: 'Peter, they need Rust and patience. You have at least one of them.',
      daysAgo: 15.6,
      application: {
        daysAgo: 14.2,
        steps: [
          { status: 'reviewing', daysAgo: 12.1 },
          { status: 'hired', daysAgo: 9.4 },
          { status: 'rejected', daysAgo: 7.3 },
        ],
        resume: [
          'Systems programmer',
          '',
          '2022 - now   Freelance: Rust tooling for build systems',
          '2017 - 2022  Cloudberry, Chicago: storage engine, on call',
        ],
      },
    },
    {
      job: 'grid-software',
      candidateName: 'Devon Achebe',
      candidateEmail: 'devon.achebe@mail.example',
      message:
        'We worked side by side on the elevator controllers. Devon will find the race condition before you finish describing it, and will be kind about it.',
      daysAgo: 16.1,
      application: {
        daysAgo: 13.4,
        phone: '+1 (612) 555-0127',
        coverLetter: [
          'For eight years I have written the code that decides which elevator comes. Nobody notices when it is right, and I like that. A grid is an elevator with worse weather.',
          'I grew up in a town that lost power every February, which is the other half of my reason for writing to you.',
        ],
        steps: [
          { status: 'reviewing', daysAgo: 10.2 },
          { status: 'interview', daysAgo: 4.4 },
        ],
        resume: [
          'Control software engineer',
          '',
          '2018 - now   Hoistway Systems, Minneapolis: group control for 9,000 elevators',
          '2015 - 2018  University of Minnesota: real-time systems lab',
          'C++, Rust, formal methods where they pay off',
        ],
        portfolio: {
          fileName: 'Elevator-Group-Control-Notes.pdf',
          lines: [
            'How we cut waiting times by a fifth',
            'and what we broke on the way',
            '',
            'Notes with diagrams, 2024',
          ],
        },
      },
    },
    {
      job: 'grid-software',
      candidateName: 'Ines Carvalho',
      candidateEmail: 'ines.carvalho@mail.example',
      message:
        'Ines wrote the battery firmware our whole lab depended on, and then the manual, so that nobody would depend on Ines. Talk to her soon.',
      daysAgo: 18.7,
      application: {
        daysAgo: 17.3,
        phone: '+1 (651) 555-0109',
        coverLetter: [
          'I have spent ten years teaching batteries to be honest about how full they are. Your posting is the first I have read that treats the diesel generator as a colleague instead of an embarrassment.',
          'Attached is a simulator I wrote for a village on the Azores, where my grandmother lives and complains about the grid by telephone. She is the harshest user I have ever had.',
          'I could start in the new year, and I own warm boots.',
        ],
        steps: [
          { status: 'reviewing', daysAgo: 14.1 },
          { status: 'interview', daysAgo: 9.2 },
          { status: 'hired', daysAgo: 2.1 },
        ],
        resume: [
          'Embedded and grid software engineer',
          '',
          '2019 - now   Lakehead Storage, Duluth: battery management, Rust and C',
          '2016 - 2019  University of Lisbon: researcher, island grids',
          '2012 - 2016  Eletrosul, Porto: protection relays',
          'Portuguese, English, Spanish',
        ],
        portfolio: {
          fileName: 'Island-Grid-Simulator.pdf',
          lines: [
            'A simulator for one small island',
            '',
            'Design, validation against 14 months of data,',
            'and what it got wrong',
          ],
        },
        additional: [
          { fileName: 'Letter-Lakehead-Storage.pdf', lines: ['Letter of reference', 'Lakehead Storage, Duluth'] },
          {
            fileName: 'Diploma-Electrical-Engineering.pdf',
            lines: ['MSc Electrical Engineering', 'University of Porto, 2012'],
          },
          { fileName: 'Paper-Diesel-As-A-Colleague.pdf', lines: ['Diesel as a colleague', 'Workshop paper, 2021'] },
        ],
      },
    },
    {
      job: 'pricing-scientist',
      candidateName: 'Anneliese Kruger',
      candidateEmail: 'anneliese.kruger@mail.example',
      message:
        'Anneliese priced train seats for six years and still talks to conductors. I would trust her with anything that moves.',
      daysAgo: 20.3,
      application: {
        daysAgo: 19.1,
        phone: '+1 (901) 555-0171',
        steps: [
          { status: 'reviewing', daysAgo: 15.2 },
          { status: 'interview', daysAgo: 6.1 },
        ],
        resume: [
          'Data scientist, pricing and forecasting',
          '',
          '2020 - now   Meridian Rail, St. Louis: seat pricing, demand models',
          '2016 - 2020  Kornhaus, Hamburg: grain logistics',
          'PhD Statistics, Goettingen',
        ],
        portfolio: {
          fileName: 'Selected-Models.pdf',
          lines: ['Selected models', 'Three write-ups, with the mistakes left in'],
        },
      },
    },
    {
      job: 'family-physician',
      candidateName: 'Samira Haddad',
      candidateEmail: 'samira.haddad@mail.example',
      message: 'An hour for a first visit, Samira. An hour.',
      daysAgo: 22.4,
      application: {
        daysAgo: 20.6,
        phone: '+1 (541) 555-0135',
        steps: [
          { status: 'reviewing', daysAgo: 17.5 },
          { status: 'rejected', daysAgo: 11.2 },
        ],
        resume: [
          'Physician, internal medicine',
          '',
          '2018 - now   Valley Hospital, Boise: hospitalist',
          '2015 - 2018  Residency, University of Utah',
        ],
      },
    },
    {
      job: 'curriculum-designer',
      candidateName: 'Grace Oduya',
      candidateEmail: 'grace.oduya@mail.example',
      message: 'Your fractions-with-pizza lesson deserves a bigger room.',
      daysAgo: 25.7,
      progress: 'withdrawn',
    },
    {
      job: 'mobile-engineer',
      candidateName: 'Owen Fitzgerald',
      candidateEmail: 'owen.fitzgerald@mail.example',
      message: 'An app that must work without words. It sounds like your kind of puzzle.',
      daysAgo: 41.2,
      progress: 'expired',
    },
    {
      job: 'detection-engineer',
      candidateName: 'Tomas Halloran',
      candidateEmail: 'tomas.halloran@mail.example',
      message:
        'Tomas deletes more alerts than he writes, and the ones that stay are always right. He would move to Halifax for the sailing alone.',
      daysAgo: 85.3,
      application: {
        daysAgo: 83.1,
        phone: '+1 (902) 555-0152',
        coverLetter: [
          'My favorite pull request removes 212 rules and adds nine. Nobody has missed the 212.',
          'I attach the nine, with the traffic they were tested on.',
        ],
        steps: [
          { status: 'reviewing', daysAgo: 79.4 },
          { status: 'interview', daysAgo: 72.1 },
          { status: 'hired', daysAgo: 63.2 },
        ],
        resume: [
          'Detection engineer',
          '',
          '2019 - now   Provincial Credit Union, Saint John: detection and response',
          '2014 - 2019  Telecom East: network operations',
        ],
        portfolio: {
          fileName: 'Nine-Rules.pdf',
          lines: ['Nine rules', 'What each of them catches, and how it was tested'],
        },
      },
    },
    {
      job: 'detection-engineer',
      candidateName: 'Jonas Weber',
      candidateEmail: 'jonas.weber@mail.example',
      message: 'Jonas reads a packet capture as others read the paper, and with more interest.',
      daysAgo: 86.2,
      application: {
        daysAgo: 84.4,
        phone: '+1 (902) 555-0190',
        steps: [
          { status: 'reviewing', daysAgo: 80.1 },
          { status: 'interview', daysAgo: 74.2 },
          { status: 'hired', daysAgo: 66.1 },
        ],
        payment: 'paid',
        resume: [
          'Network and detection engineer',
          '',
          '2017 - now   Nordhaven Ferries, Kiel: networks ashore and afloat',
          '2013 - 2017  University of Kiel: network operations',
        ],
      },
    },
    {
      job: 'detection-engineer',
      candidateName: 'Priya Raman',
      candidateEmail: 'priya.raman@mail.example',
      message: 'Priya wrote the detections that caught the red team twice. They asked for her number afterwards.',
      daysAgo: 87.1,
      application: {
        daysAgo: 85.6,
        phone: '+1 (902) 555-0178',
        steps: [
          { status: 'reviewing', daysAgo: 81.3 },
          { status: 'interview', daysAgo: 76.2 },
          { status: 'hired', daysAgo: 69.4 },
        ],
        payment: 'paid-out',
        resume: [
          'Detection engineer, purple team',
          '',
          '2020 - now   Atlantic Mutual, Halifax: detections as code',
          '2016 - 2020  Dalhousie University: security analyst',
        ],
      },
    },
  ],
}
