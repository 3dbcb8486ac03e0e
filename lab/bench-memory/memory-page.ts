import { markdownTable } from '../../scripts/markdown-table.ts'
import { median } from '../bench/median.ts'
import type { Load } from '../bench-overload/load.ts'

/** The memory of the server and of its processes, at a moment. */
export interface Look {
  minute: number
  bytes: number
}

interface Soak {
  minutes: number
  /** Requests a second. */
  rate: number
  load: Load
  looks: readonly Look[]
}

/** Minutes after which the memory is compared with that at the end. */
const SETTLED = 10
/** Minutes between two rows of the table. */
const STEP = 5
const MB = 1024 * 1024

/** The page of what was measured. */
export function memoryPage(soak: Soak): string {
  const { minutes, rate, load, looks } = soak
  const { settled, before, after } = growthOf(soak)
  const ratio = after / before
  const lost = Object.values(load.faults).reduce((sum, each) => sum + each, 0)
  const rows = looks
    .filter(({ minute }, at) => Math.floor(minute / STEP) !== Math.floor((looks[at - 1]?.minute ?? -STEP) / STEP))
    .map(({ minute, bytes }) => [minute.toFixed(0), (bytes / MB).toFixed(0)])
  return `# Memory over an hour

Written by \`bun run bench:memory --write\`: one server with its database and all else on one machine, and the load from a process of
its own. It is asked for half of what it answers at its peak, ${rate.toFixed(0)} requests a second for ${minutes} minutes, of the kinds that
[the bench of overload](bench-overload.md) asks for. Memory is what the server and the processes that render pages hold of the machine's,
read every five seconds; the two that are compared are the middle of two minutes each.

${markdownTable([
  ['', 'measured', 'target', 'met'],
  [`around minute ${settled}`, `${(before / MB).toFixed(0)} MB`, '', ''],
  [`in the last two of ${minutes} minutes`, `${(after / MB).toFixed(0)} MB`, '', ''],
  ['the one to the other', `${ratio.toFixed(2)} x`, '<= 1.05 x', ratio <= 1.05 ? 'yes' : '**no**'],
])}

${load.accepted.count} requests were answered (the 99th of a hundred in ${load.accepted.p99.toFixed(0)} ms), ${load.refused.count} refused, ${lost} lost.

${markdownTable([['minute', 'MB'], ...rows])}
`
}

/** The memory after ten minutes and at the end; after a third of the time, where that is shorter. */
function growthOf({ minutes, looks }: Soak) {
  const settled = Math.min(SETTLED, Math.round(minutes / 3))
  const around = (from: number, to: number) =>
    median(looks.filter(({ minute }) => minute >= from && minute <= to).map(({ bytes }) => bytes))
  return { settled, before: around(settled - 1, settled + 1), after: around(minutes - 2, minutes) }
}
