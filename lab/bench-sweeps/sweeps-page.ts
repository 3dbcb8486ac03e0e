import { markdownTable } from '../../scripts/markdown-table.ts'
import { median } from '../bench/median.ts'
import type { Load } from '../bench-overload/load.ts'

/** Two windows, one after the other. */
export interface Pair {
  /** While nothing is swept. */
  still: Load
  swept: Load
  /** Rows that the sweep removed meanwhile. */
  removed: number
}

interface Measured {
  rows: number
  /** Requests a second. */
  rate: number
  pairs: readonly Pair[]
  /** Old rows at the end. */
  left: number
  /** The machine's load at the end. */
  busy: number
}

const refusedOf = ({ refused, faults }: Load) =>
  refused.count + Object.values(faults).reduce((sum, each) => sum + each, 0)

/** The page of what was measured. */
export function sweepsPage({ rows, rate, pairs, left, busy }: Measured): string {
  const seconds = pairs.reduce((sum, { swept }) => sum + swept.seconds, 0)
  const ratio = (of: 'p50' | 'p99') => median(pairs.map(({ still, swept }) => swept.accepted[of] / still.accepted[of]))
  const lost = pairs.reduce((sum, { swept }) => sum + refusedOf(swept), 0)
  const met = (holds: boolean) => (holds ? 'yes' : '**no**')
  const middle = (kind: 'still' | 'swept', of: 'p50' | 'p99' | 'max') =>
    median(pairs.map((pair) => pair[kind].accepted[of])).toFixed(1)
  return `# Removing old rows while people ask

Written by \`bun run bench:sweeps --write\`: ${rows} old rows, half of them sessions and half of them counts of rate limits, removed by
\`scripts/sweep.ts\` as the schedule does it, on the database of a server that is asked for ${rate.toFixed(0)} requests a second, a third of what it can
([what they are](bench-overload.md)). Windows of ${pairs[0]?.swept.seconds.toFixed(0)} seconds alternate: in one the sweep is held still, in the next it goes on. A ratio
is the middle of the pairs' own. The machine's load was ${busy.toFixed(1)} on 2 cores at the end, this run's own included.
[How it is swept](decisions/0029-sweeps-in-batches.md).

${markdownTable([
  ['', 'measured', 'target', 'met'],
  ['left at the end', String(left), '0', met(left === 0)],
  ['seconds of sweeping', seconds.toFixed(0), '', ''],
  ['answers in the middle, to those without', `${ratio('p50').toFixed(2)} x`, '<= 1.2 x', met(ratio('p50') <= 1.2)],
  ['answers at the 99th, to those without', `${ratio('p99').toFixed(2)} x`, '<= 1.2 x', met(ratio('p99') <= 1.2)],
  ['refused or lost meanwhile', String(lost), '0', met(lost === 0)],
])}

${markdownTable([
  ['', 'windows', 'median ms', '99th ms', 'slowest ms'],
  ['without', String(pairs.length), middle('still', 'p50'), middle('still', 'p99'), middle('still', 'max')],
  ['with', String(pairs.length), middle('swept', 'p50'), middle('swept', 'p99'), middle('swept', 'max')],
])}
`
}
