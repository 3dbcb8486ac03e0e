import { markdownTable } from '../../scripts/markdown-table.ts'
import { median, medianRatio } from '../bench/median.ts'
import type { Pages } from './read-pages.ts'

/** A ledger of so many transfers at the start. */
export interface Measured {
  transfers: number
  pages: readonly Pages[]
  /** Seconds until all of it was checked. */
  checking: number
}

/** The machine, and what else it did. */
export interface Machine {
  processors: number
  /** Of the minute before the run. */
  load: number
}

/**
 * The page of what was measured.
 * @param rounds for each the milliseconds of posting a hire, in the middle, in each ledger
 * @param ledgers the smallest first
 */
export function ledgerPage(
  rounds: readonly number[][],
  ledgers: readonly Measured[],
  { processors, load }: Machine,
): string {
  const [smallest, largest] = [ledgers[0], ledgers.at(-1)]
  if (!smallest || !largest) throw new Error('There is no ledger to write of.')
  const posting = ledgers.map((_, index) => rounds.map((round) => round[index] ?? Number.NaN))
  const ratio = medianRatio(posting.at(-1) ?? [], posting[0] ?? [])
  const slowest = Math.max(...ledgers.flatMap(({ pages }) => pages.flatMap(({ first, next }) => [first, next])))
  const targets: [what: string, value: string, target: string, isMet: boolean][] = [
    [
      `posting a hire at ${largest.transfers} transfers to that at ${smallest.transfers}`,
      `${ratio.toFixed(2)} x`,
      '<= 1.3 x',
      ratio <= 1.3,
    ],
    ['a page of a statement', `${slowest.toFixed(1)} ms`, '<= 50 ms', slowest <= 50],
  ]
  const sizes = ledgers.map(({ transfers }) => `${transfers}`)
  const whose = smallest.pages.map(({ who }) => who)
  const pagesOf = (reader: string) =>
    ledgers.map(({ pages }) => pages.find(({ who }) => who === reader)?.next ?? Number.NaN)
  return `# What the ledger costs at size

Written by \`bun run bench:ledger --write\`: ledgers of ${smallest.transfers} to ${largest.transfers} transfers, filled through their
triggers with hires that were paid to the end, on one database server with fsync. Hires are posted to all in turn, each in a
transaction of its own, for the recommender and the company that have a tenth of all; medians, and of the ratio the middle of the
rounds' own. Their statements are read as the screens read them. At the end the rules of \`bun run check:ledger\` hold in each.
The machine had ${processors} processors, and a load of ${load.toFixed(1)} before: where that is not near 0, ratios say more than times.

## Targets

${markdownTable([['', 'measured', 'target', 'met'], ...targets.map(([what, value, target, isMet]) => [what, value, target, isMet ? 'yes' : 'no'])])}

## Posting a hire

${curve('Posting a hire', sizes, [posting.map((times) => median(times))])}

${markdownTable([['transfers', 'median ms'], ...posting.map((times, index) => [sizes[index] ?? '', median(times).toFixed(2)])])}

## A page of a statement

Pages of 50 rows that follow the first: the recommender's, and the company's.

${curve('A page of 50 rows', sizes, whose.map(pagesOf))}

${markdownTable([
  ['transfers', 'whose', 'rows', 'first page, 20 rows, ms', 'those that follow, 50 rows, ms', 'slowest of all, ms'],
  ...ledgers.flatMap(({ transfers, pages }) =>
    pages.map(({ who, rows, first, next, slowest }) => [
      `${transfers}`,
      who,
      `${rows}`,
      first.toFixed(1),
      next.toFixed(1),
      slowest.toFixed(1),
    ]),
  ),
])}

## Checking all of it

${markdownTable([['transfers', 'seconds'], ...ledgers.map(({ transfers, checking }) => [`${transfers}`, checking.toFixed(1)])])}
`
}

/** A chart that GitHub and others draw from its text: milliseconds over transfers, a line for each row. */
function curve(title: string, sizes: readonly string[], lines: readonly (readonly number[])[]): string {
  const highest = Math.ceil(Math.max(...lines.flat()) * 1.2)
  return [
    '```mermaid',
    'xychart-beta',
    `  title "${title}"`,
    `  x-axis "transfers" [${sizes.map((size) => `"${size}"`).join(', ')}]`,
    `  y-axis "ms" 0 --> ${highest}`,
    ...lines.map((line) => `  line [${line.map((ms) => ms.toFixed(2)).join(', ')}]`),
    '```',
  ].join('\n')
}
