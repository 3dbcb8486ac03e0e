import type { CompanyContent } from '../content/company-content.ts'
import { RAFAEL } from '../content/people.ts'

export const harborlight: CompanyContent = {
  slug: 'harborlight',
  name: 'Harborlight',
  description:
    'Harborlight keeps watch over the networks of hospitals, libraries and town halls, around the clock, at a price they can pay. 96 people in Boston and Halifax. When we find something, we call.',
  website: 'https://harborlight.example',
  domain: 'harborlight.example',
  manager: RAFAEL,
  jobs: [
    {
      key: 'security-analyst',
      title: 'Security Analyst, Entry Level',
      location: 'Boston, MA',
      type: 'full-time',
      salaryMin: 68000,
      salaryMax: 80000,
      referralBonus: 2000,
      daysAgo: 14,
      description: [
        'Learn the craft on a real watch. You will triage alerts from 300 public institutions, decide what is a printer and what is a burglar, and pick up the phone when it matters.',
        'You start with ten weeks of training and a named mentor. Shifts rotate over four days with three days off, nights are shared fairly, and nobody ever sits a watch alone.',
      ],
      requirements: [
        'Networking fundamentals, from a degree, a certificate or a basement lab',
        'Writing that a town clerk understands at once',
        'Calm on the phone',
      ],
    },
    {
      key: 'incident-lead',
      title: 'Senior Incident Response Lead',
      location: 'Boston, MA or Halifax, NS',
      type: 'full-time',
      salaryMin: 162000,
      salaryMax: 195000,
      referralBonus: 6000,
      daysAgo: 29,
      description: [
        'On the worst day of a hospital’s year you are the steady voice. Contain the attack, keep surgery running on paper, bring systems back in the right order, and tell the truth at the press conference.',
        'About two dozen serious incidents a year. In the weeks in between you run exercises with clients and improve the playbooks with the people who had to use them.',
      ],
      requirements: [
        'Has led the response to ransomware or a comparable intrusion, start to finish',
        'Deep knowledge of Windows domains and of at least one EDR product',
        'Able to be in New England or the Maritimes within six hours when on call',
      ],
    },
    {
      key: 'detection-engineer',
      title: 'Detection Engineer',
      location: 'Halifax, NS',
      type: 'full-time',
      salaryMin: 112000,
      salaryMax: 134000,
      referralBonus: 3000,
      daysAgo: 88,
      isClosed: true,
      description: [
        'Write the rules that wake people up, and delete the ones that wake them for nothing. You will turn each new trick of an attacker into a tested detection within a day.',
        'Detections are code here: versioned, reviewed, replayed against two years of traffic before they go live. A mid-level role with a clear view of its effect, since every false alarm has your name on it.',
      ],
      requirements: [
        'Experience with Sigma, KQL or a similar query language',
        'Python for tooling',
        'Has read attacks in raw logs, line by line',
      ],
    },
    {
      key: 'customer-success',
      title: 'Client Care Manager, Libraries and Schools',
      location: 'Boston, MA',
      type: 'part-time',
      salaryMin: 44000,
      salaryMax: 52000,
      referralBonus: 1000,
      daysAgo: 4,
      description: [
        'Eighty libraries and school districts trust us, and most of them have no IT department. You will be their person: onboarding, the yearly review, and an honest word when they do not need the bigger plan.',
        'Twenty-five hours a week, spread as you like between eight and six.',
      ],
      requirements: [
        'Three years of looking after clients, ideally public ones',
        'Explains technology without making anyone feel small',
      ],
    },
  ],
}
