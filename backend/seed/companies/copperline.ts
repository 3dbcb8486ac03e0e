import type { CompanyContent } from '../content/company-content.ts'

export const copperline: CompanyContent = {
  slug: 'copperline',
  name: 'Copperline',
  description:
    'Copperline turns scrap copper into charging cable for buses, trucks and ferries. One mill in Cleveland, three shifts, 310 people, and not a single ton of newly mined copper since 2022.',
  website: 'https://copperline.example',
  domain: 'copperline.example',
  manager: {
    email: 'dolores.vance@copperline.example',
    firstName: 'Dolores',
    lastName: 'Vance',
    role: 'hiring_manager',
  },
  jobs: [
    {
      key: 'process-engineer',
      title: 'Process Engineer, Continuous Casting',
      location: 'Cleveland, OH',
      type: 'full-time',
      salaryMin: 92000,
      salaryMax: 115000,
      referralBonus: 3000,
      daysAgo: 30,
      description: [
        'Our scrap arrives as old motors, roof flashing and the occasional church bell. You will keep the melt at 99.95% copper anyway, and push the casting line from 11 to 14 tons an hour.',
        'It is a mid-level post with one line to call your own, a metallurgy lab thirty steps away, and operators with twenty years of ears for when the caster sounds wrong. Listen to them.',
      ],
      requirements: [
        'Degree in metallurgy, materials or chemical engineering',
        'Three years beside a furnace, a caster or a rolling mill',
        'Statistical process control as a daily habit',
      ],
    },
    {
      key: 'maintenance-electrician',
      title: 'Maintenance Electrician, Night Shift',
      location: 'Cleveland, OH',
      type: 'full-time',
      salaryMin: 74000,
      salaryMax: 89000,
      referralBonus: 2500,
      daysAgo: 11,
      description: [
        'Ten at night to six in the morning, four nights on and three off. The mill is quieter then, the problems are cleaner, and you will have the drives, cranes and PLCs nearly to yourself.',
        'You will work with one other electrician and a mechanic. Every repair ends with a two-line note on why it failed, and engineering has to answer each note within a week.',
      ],
      requirements: [
        'Journeyman card or equivalent industrial experience',
        'Siemens or Allen-Bradley PLC troubleshooting',
        'A respect for lockout rules that borders on stubborn',
      ],
    },
    {
      key: 'apprentice-operator',
      title: 'Mill Operator Apprentice',
      location: 'Cleveland, OH',
      type: 'full-time',
      salaryMin: 44000,
      salaryMax: 52000,
      referralBonus: 1000,
      daysAgo: 2,
      description: [
        'Entry to a trade, paid from the first day. In eighteen months you will rotate through sorting, melting, drawing and stranding, and finish as a certified operator with a raise already agreed.',
        'Twelve places every January. No experience required. A third of our last class came from restaurant kitchens, where people also know about heat, timing and looking out for each other.',
      ],
      requirements: [
        'High school diploma or equivalent',
        'Able to stand for a shift and to work rotating hours',
        'Shows up',
      ],
    },
    {
      key: 'supply-director',
      title: 'Director of Scrap Supply',
      location: 'Cleveland, OH',
      type: 'full-time',
      salaryMin: 138000,
      referralBonus: 5000,
      daysAgo: 52,
      description: [
        'Forty-two percent of our cost is decided in a yard in Toledo or Gary before breakfast. You will run the desk that buys 1,900 tons of scrap a month and build the take-back program for old charging cable.',
        'This senior role reports to the owner and leads five buyers. Most of the pay above the base depends on purity and on paying small yards on time, not on squeezing them.',
      ],
      requirements: [
        'Ten years in metals trading, recycling or industrial purchasing',
        'A network among yards that will vouch for you',
        'Hedging experience on COMEX or LME',
      ],
    },
  ],
}
