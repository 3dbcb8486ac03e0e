import type { CompanyContent } from '../content/company-content.ts'

export const juniperBank: CompanyContent = {
  slug: 'juniper-bank',
  name: 'Juniper Bank',
  description:
    'A bank for people with irregular income: freelancers, farmers, musicians, home-care workers. 210,000 members, two branches in Austin, and loan decisions made by a person you can call back.',
  website: 'https://juniper.example',
  domain: 'juniper.example',
  manager: {
    email: 'camille.dubois@juniper.example',
    firstName: 'Camille',
    lastName: 'Dubois',
    role: 'hiring_manager',
  },
  jobs: [
    {
      key: 'backend-payments',
      title: 'Backend Engineer, Payments',
      location: 'Austin, TX or remote',
      type: 'full-time',
      salaryMin: 138000,
      salaryMax: 168000,
      referralBonus: 4500,
      daysAgo: 7,
      description: [
        'A drummer is paid by eleven venues in one week and rent is due on Friday. You will build the ledger features that smooth such months: early payout, set-aside for taxes, split transfers.',
        'Kotlin and Postgres, books that balance after every request, a deploy train that leaves four times a day. Mid-level and up. What matters is that a cent that goes missing would bother you all weekend.',
      ],
      requirements: [
        'Four years of backend work with money, inventory or other things that must add up',
        'Strong relational modeling',
        'Experience with ACH, card networks or instant payments is a plus',
      ],
    },
    {
      key: 'credit-officer',
      title: 'Senior Credit Officer, Self-Employed Lending',
      location: 'Austin, TX',
      type: 'full-time',
      salaryMin: 95000,
      salaryMax: 118000,
      referralBonus: 2500,
      daysAgo: 42,
      description: [
        'Scores say no to half of the people who would pay us back. You will read bank statements like stories, talk to applicants, and sign decisions that a model only prepares.',
        'You lead three officers and own our lending policy together with Risk. Losses have stayed under 1.9% for six years; the point is to keep it so while lending to more beekeepers.',
      ],
      requirements: [
        'Eight years of underwriting for small businesses or individuals',
        'A record you can discuss, including the loans that went wrong',
        'Texas fair lending rules, known by heart',
      ],
    },
    {
      key: 'compliance-analyst',
      title: 'Compliance Analyst',
      location: 'Austin, TX',
      type: 'full-time',
      daysAgo: 20,
      referralBonus: 1500,
      description: [
        'Make the rules livable. You will review alerts for money laundering, write the two paragraphs that explain each decision, and tell product teams early what will not fly.',
        'It suits somebody at mid career who is tired of checklists that protect nobody. Our compliance team sits in the middle of the floor and is asked before every launch.',
      ],
      requirements: [
        'Three years in BSA/AML or fraud operations',
        'Careful writing and good interview manners',
        'CAMS, or willing to earn it on our time',
      ],
    },
    {
      key: 'member-service',
      title: 'Member Service Associate, Saturdays',
      location: 'Austin, TX',
      type: 'part-time',
      salaryMin: 18000,
      salaryMax: 21000,
      daysAgo: 10,
      description: [
        'Saturday is when working people have time for their bank. Two of you open the South Congress branch from nine to four, plus one weekday afternoon of your choice.',
        'Entry role with a real set of keys: you may refund fees up to $200 because it is right, without asking anybody.',
      ],
      requirements: ['Friendly, exact with cash, bilingual in English and Spanish', 'Free on most Saturdays'],
    },
    {
      key: 'chief-risk-officer',
      title: 'Chief Risk Officer',
      location: 'Austin, TX',
      type: 'full-time',
      salaryMin: 260000,
      salaryMax: 310000,
      referralBonus: 12000,
      daysAgo: 55,
      description: [
        'Most banks price irregular income as danger. You will prove, to our board and to two regulators, that it can be understood instead. An executive position reporting to the chief executive, with a direct line to the board.',
        'You take over a team of fourteen and models that are documented and dull in all the right places.',
      ],
      requirements: [
        'Fifteen years in bank risk, at least three of them accountable to a regulator',
        'Model risk management under SR 11-7',
        'The confidence to slow down a launch, and the manners to do it well',
      ],
    },
  ],
}
