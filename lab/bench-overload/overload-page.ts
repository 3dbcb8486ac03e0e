import { markdownTable } from '../../scripts/markdown-table.ts'
import { median } from '../bench/median.ts'
import type { Load } from './load.ts'

/** One round: all it can, three times that, and half of it afterwards. */
export interface Round {
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

const rateOf = ({ accepted, seconds }: Load) => accepted.count / seconds
/** Seconds of the machine that a second's accepted requests are worth. */
const workOf = ({ kinds, seconds }: Load, costs: Round['costs']) =>
  Object.entries(kinds).reduce((sum, [kind, count]) => sum + count * (costs[kind] ?? 0), 0) / seconds
const faultsOf = ({ faults }: Load) => Object.values(faults).reduce((sum, each) => sum + each, 0)

/** The page of what was measured. @param busy the machine's load at the end */
export function overloadPage(rounds: readonly Round[], busy: number): string {
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
  const met = (holds: boolean) => (holds ? 'yes' : '**no**')
  const targets = [
    ['accepted work, of the peak', `${kept.toFixed(2)} x`, '>= 0.85 x', met(kept >= 0.85)],
    ['accepted requests, of the peak', `${counted.toFixed(2)} x`, '', ''],
    ['accepted answers, at the 99th', `${slow.toFixed(0)} ms`, '<= 1000 ms', met(slow <= 1000)],
    ['refusals, at the 99th', `${refusedIn.toFixed(0)} ms`, '<= 100 ms', met(refusedIn <= 100)],
    ['`/healthz`, at the 99th', `${health.toFixed(0)} ms`, '<= 50 ms', met(health <= 50)],
    ['`/healthz` at the peak, at the 99th', `${calm.toFixed(0)} ms`, '', ''],
    [
      'the last refusal or slow answer after it, of all rounds',
      `${recovery.toFixed(1)} s`,
      '<= 5 s',
      met(recovery <= 5),
    ],
    ['answers that are neither, and connections lost', String(lost), '0', met(lost === 0)],
  ]
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
  return `# More than a server can do

Written by \`bun run bench:overload --write\`: one server with its database and all else on one machine, and the load from a process of
its own. In each of ${rounds.length} rounds of ${rounds[0]?.over.seconds.toFixed(0)} seconds each: the peak, by 32 connections that wait for nothing but
their answer; three times as many requests a second as that, sent when they are due whatever became of those before; half of the peak
afterwards. The requests are who is signed in, the list of jobs, searches, a manager's own jobs, the candidate's page, the landing page, and
one write in twenty, which makes the lists anew. Writes are not refused before they are handled: people have typed them, and under too much load they are
three times as many as at the peak. So work is counted in what each kind costs: in each round, every kind is asked for alone first. Times
count from when a request was due. Medians of the rounds, where nothing else is said. The machine's load was ${busy.toFixed(1)} on 2 cores at the end, this run's own included.
[What is refused, and why](decisions/0037-overload.md).

## Targets

${markdownTable([['', 'measured', 'target', 'met'], ...targets])}

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
])}
`
}
