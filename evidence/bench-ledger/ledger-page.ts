import { median, medianRatio } from '../bench/median.ts'
import { markdownTable } from '../pages/markdown-table.ts'
import type { Pages } from './read-pages.ts'

/** Milliseconds of posting a hire, in the middle of a round. */
export interface Round {
  small: number
  large: number
}

export interface Ledgers {
  /** Transfers at the start. */
  small: number
  large: number
  /** Seconds until all of the large one was checked. */
  checking: number
}

/** The page of what was measured. */
export function ledgerPage(rounds: readonly Round[], pages: readonly Pages[], ledgers: Ledgers): string {
  const [small, large] = [rounds.map((round) => round.small), rounds.map((round) => round.large)]
  const ratio = medianRatio(large, small)
  const slowest = Math.max(...pages.flatMap(({ first, next }) => [first, next]))
  const targets: [what: string, value: string, target: string, isMet: boolean][] = [
    [
      `posting a hire at ${ledgers.large} transfers to that at ${ledgers.small}`,
      `${ratio.toFixed(2)} x`,
      '<= 1.3 x',
      ratio <= 1.3,
    ],
    ['a page of a statement', `${slowest.toFixed(1)} ms`, '<= 50 ms', slowest <= 50],
  ]
  return `# What the ledger costs at size

Written by \`bun run bench:ledger --write\`: a ledger of ${ledgers.small} transfers and one of ${ledgers.large}, filled through their triggers
with hires that were paid to the end, on one database server with fsync. Hires are posted to both in turn, each in a
transaction of its own, for the recommender and the company that have a tenth of all; medians, and of the ratio the middle of the
rounds' own. Their statements are read as the screens read them. At the end the rules of \`bun run check:ledger\` hold in both.

## Targets

${markdownTable([['', 'measured', 'target', 'met'], ...targets.map(([what, value, target, isMet]) => [what, value, target, isMet ? 'yes' : 'no'])])}

## Posting a hire

${markdownTable([
  ['transfers', 'median ms'],
  [`${ledgers.small}`, median(small).toFixed(2)],
  [`${ledgers.large}`, median(large).toFixed(2)],
])}

## A page of a statement

${markdownTable([
  ['whose', 'rows', 'first page, 20 rows, ms', 'those that follow, 50 rows, ms', 'slowest of all, ms'],
  ...pages.map(({ who, rows, first, next, slowest }) => [
    who,
    `${rows}`,
    first.toFixed(1),
    next.toFixed(1),
    slowest.toFixed(1),
  ]),
])}

The large ledger was checked in ${ledgers.checking.toFixed(1)} s.
`
}
