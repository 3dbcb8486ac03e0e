import { markdownTable } from '../../../scripts/markdown-table.ts'
import { say } from '../../../scripts/say.ts'
import type { Load } from '../load/load.ts'
import { MIX } from '../load/make-requests.ts'
import { median } from '../median.ts'
import { scenario } from '../scenario.ts'
import { startServer } from '../server/start-server.ts'
import { targetTable } from '../targets.ts'

/** One round: all it can, three times that, and half of it afterwards. */
interface Round {
  /** Seconds that one request of each kind takes of the machine, when it is asked for that kind alone. */
  costs: Record<string, number>
  peak: Load
  /** `/healthz` meanwhile. */
  calm: Load
  over: Load
  /** `/healthz` while it is asked for too much. */
  probes: Load
  after: Load
}

const KINDS = Object.keys(MIX) as (keyof typeof MIX)[]
/** Connections that keep a server busy, and wait for nothing but their answer. */
const BUSY = 32
/** Connections that ask for one kind alone: fewer than there are managers, so that no write waits for another. */
const ALONE = 8
/** Of the peak. */
const TOO_MUCH = 3
const HALF = 0.5
/** Requests a second to /healthz, meanwhile. */
const PROBES = 20

/** What a server does with three times as many requests as it can answer, and how soon it is itself again. */
export default scenario({
  title: 'More than a server can do',
  // Each round measures its own peak, so that a slow minute hits all of its figures alike.
  options: { rounds: 5, seconds: 10 },
  async run({ rounds, seconds }) {
    const { ask, only, stop } = await startServer()
    try {
      const measured: Round[] = []
      // The first round warms up.
      for (let round = 0; round <= rounds; round++) {
        const costs: Record<string, number> = {}
        for (const kind of KINDS) {
          const { accepted, seconds: took } = await only(kind, { connections: ALONE }, seconds / KINDS.length)
          costs[kind] = took / accepted.count
        }
        const [peak, calm] = await Promise.all([
          ask({ connections: BUSY }, seconds),
          only('probe', { rate: PROBES }, seconds),
        ])
        const rate = peak.accepted.count / peak.seconds
        const [over, probes] = await Promise.all([
          ask({ rate: TOO_MUCH * rate }, seconds),
          only('probe', { rate: PROBES }, seconds),
        ])
        const after = await ask({ rate: HALF * rate }, seconds)
        if (round > 0) measured.push({ costs, peak, calm, over, probes, after })
        say(`round ${round} of ${rounds}: ${describe({ costs, peak, calm, over, probes, after })}`)
      }
      return overloadPage(measured)
    } finally {
      await stop()
    }
  },
})

function describe({ peak, over, probes, after }: Round): string {
  const figures = {
    peak: peak.accepted.count / peak.seconds,
    accepted: over.accepted.count / over.seconds,
    'accepted p99': over.accepted.p99,
    'refused a second': over.refused.count / over.seconds,
    'refused p99': over.refused.p99,
    'healthz p99': probes.accepted.p99,
    'trouble after': after.lastTrouble,
  }
  const faults = [peak, over, probes, after].map((each) => JSON.stringify(each.faults)).join(' ')
  return `${Object.entries(figures)
    .map(([name, value]) => `${name} ${value.toFixed(0)}`)
    .join(', ')}, faults ${faults}`
}

const rateOf = ({ accepted, seconds }: Load) => accepted.count / seconds
/** Seconds of the machine that a second's accepted requests are worth. */
const workOf = ({ kinds, seconds }: Load, costs: Round['costs']) =>
  Object.entries(kinds).reduce((sum, [kind, count]) => sum + count * (costs[kind] ?? 0), 0) / seconds
const faultsOf = ({ faults }: Load) => Object.values(faults).reduce((sum, each) => sum + each, 0)

function overloadPage(rounds: readonly Round[]): string {
  const middle = (pick: (round: Round) => number) => median(rounds.map(pick))
  const kept = middle(({ costs, peak, over }) => workOf(over, costs) / workOf(peak, costs))
  const counted = middle(({ peak, over }) => rateOf(over) / rateOf(peak))
  const slow = middle(({ over }) => over.accepted.p99)
  const refusedIn = middle(({ over }) => over.refused.p99)
  const calm = middle(({ calm: { accepted } }) => accepted.p99)
  const health = middle(({ probes }) => probes.accepted.p99)
  const recovery = Math.max(...rounds.map(({ after }) => after.lastTrouble)) / 1000
  const faults = rounds.flatMap(({ peak, over, probes, after }) => [peak, over, probes, after].map(faultsOf))
  const lost = faults.reduce((sum, each) => sum + each, 0)
  const targets = targetTable([
    { what: 'accepted work, of the peak', value: kept, unit: 'x', least: 0.85 },
    { what: 'accepted requests, of the peak', value: counted, unit: 'x' },
    { what: 'accepted answers, at the 99th', value: slow, unit: 'ms', most: 1000 },
    { what: 'refusals, at the 99th', value: refusedIn, unit: 'ms', most: 1000 },
    { what: '`/healthz`, at the 99th', value: health, unit: 'ms', most: 50 },
    { what: '`/healthz` at the peak, at the 99th', value: calm, unit: 'ms' },
    { what: 'the last refusal or slow answer after it, of all rounds', value: recovery, unit: 's', most: 5 },
    { what: 'answers that are neither, and connections lost', value: lost, unit: '', most: 0 },
  ])
  const figures = rounds.map(({ costs, peak, over, probes, after }) => [
    rateOf(peak).toFixed(0),
    peak.accepted.p99.toFixed(0),
    rateOf(over).toFixed(0),
    (rateOf(over) / rateOf(peak)).toFixed(2),
    (workOf(over, costs) / workOf(peak, costs)).toFixed(2),
    ...[over.accepted.p50, over.accepted.p99].map((ms) => ms.toFixed(0)),
    (over.refused.count / over.seconds).toFixed(0),
    ...[over.refused.p50, over.refused.p99, probes.accepted.p50, probes.accepted.p99].map((ms) => ms.toFixed(0)),
    (after.lastTrouble / 1000).toFixed(1),
  ])
  return `A server with its database, and the load from a process of its own. In each of ${rounds.length} rounds of ${rounds[0]?.over.seconds.toFixed(0)} seconds each: the peak, by
${BUSY} connections that wait for nothing but their answer; three times as many requests a second as that, sent when they are due
whatever became of those before; half of the peak afterwards. The requests are who is signed in, the list of jobs, searches, a
manager's own jobs, the candidate's page, the landing page, and one write in twenty, which makes the lists anew. Writes are not
refused before they are handled: people have typed them, and under too much load they are three times as many as at the peak. So
work is counted in what each kind costs: in each round, every kind is asked for alone first. Times count from when a request was
due. Medians of the rounds, where nothing else is said. [What is refused, and why](../../docs/decisions/0037-overload.md).

${targets}

## Each round

Milliseconds: in the middle, and at the 99th of a hundred.

${markdownTable([
  [
    'peak a second',
    '99th',
    'accepted a second',
    'of the peak',
    'work',
    'middle',
    '99th',
    'refused a second',
    'middle',
    '99th',
    '/healthz middle',
    '99th',
    'trouble after it, s',
  ],
  ...figures,
])}`
}
