import { markdownTable } from '../../../scripts/markdown-table.ts'
import { say } from '../../../scripts/say.ts'
import { median } from '../median.ts'
import { scenario } from '../scenario.ts'
import { startServer } from '../server/start-server.ts'
import { targetTable } from '../targets.ts'

/** The memory of the server and of its processes, at a moment. */
interface Look {
  minute: number
  bytes: number
}

/** Connections that keep a server busy, and wait for nothing but their answer. */
const BUSY = 32
/** Seconds that its peak is looked for, after as many to warm up. */
const PEAK = 30
/** Milliseconds between two looks at the memory. */
const LOOK = 5000
/** Minutes after which the memory is compared with that at the end. */
const SETTLED = 10
/** Minutes between two rows of the table. */
const STEP = 5
const MB = 1024 * 1024

/** Whether a server that is asked for half of what it can answer takes more memory hour by hour. */
export default scenario({
  title: 'Memory over an hour',
  options: { minutes: 60 },
  async run({ minutes }) {
    const { server, ask, stop } = await startServer()
    try {
      await ask({ connections: BUSY }, PEAK)
      const { accepted, seconds } = await ask({ connections: BUSY }, PEAK)
      const rate = accepted.count / seconds / 2
      say(`${rate.toFixed(0)} requests a second for ${minutes} minutes ...`)
      const looks: Look[] = []
      const began = performance.now()
      const timer = setInterval(async () => {
        looks.push({ minute: (performance.now() - began) / 60_000, bytes: await server.memory() })
      }, LOOK)
      const load = await ask({ rate }, minutes * 60).finally(() => clearInterval(timer))
      const lost = Object.values(load.faults).reduce((sum, each) => sum + each, 0)
      return `A server is asked for half of what it answers at its peak, ${rate.toFixed(0)} requests a second for ${minutes} minutes, of the kinds that
[the bench of overload](bench-overload.md) asks for. Memory is what the server and the processes that render pages hold of the
machine's, read every five seconds; the two that are compared are the middle of two minutes each.

${memoryTables(looks, minutes)}

${load.accepted.count} requests were answered (the 99th of a hundred in ${load.accepted.p99.toFixed(0)} ms), ${load.refused.count} refused, ${lost} lost.`
    } finally {
      await stop()
    }
  },
})

/** The memory after ten minutes and at the end; after a third of the time, where that is shorter. */
function memoryTables(looks: readonly Look[], minutes: number): string {
  const settled = Math.min(SETTLED, Math.round(minutes / 3))
  const around = (from: number, to: number) =>
    median(looks.filter(({ minute }) => minute >= from && minute <= to).map(({ bytes }) => bytes / MB))
  const [before, after] = [around(settled - 1, settled + 1), around(minutes - 2, minutes)]
  const rows = looks
    .filter(({ minute }, at) => Math.floor(minute / STEP) !== Math.floor((looks[at - 1]?.minute ?? -STEP) / STEP))
    .map(({ minute, bytes }) => [minute.toFixed(0), (bytes / MB).toFixed(0)])
  const targets = targetTable([
    { what: `around minute ${settled}`, value: before, unit: 'MB' },
    { what: `in the last two of ${minutes} minutes`, value: after, unit: 'MB' },
    { what: 'the one to the other', value: after / before, unit: 'x', most: 1.05 },
  ])
  return `${targets}\n\n${markdownTable([['minute', 'MB'], ...rows])}`
}
