import { markdownTable } from '../../scripts/markdown-table.ts'
import { ACTIONS, type Action } from './actions.ts'
import { CONNECTIONS, DAY, EVENTS, FACTORS, KEPT, LOG, type Need, needOf } from './load-model.ts'
import type { Cost } from './meter.ts'

interface Measured {
  /** How often each action was done. */
  times: number
  costs: Record<Action, Cost>
  /** The machine's load at the end. */
  busy: number
}

const COLUMNS: [head: string, of: (cost: Cost) => string][] = [
  ['server ms', ({ server }) => short(server)],
  ['database ms', ({ database }) => short(database)],
  ['transactions', ({ transactions }) => short(transactions)],
  ['rows added', ({ added }) => short(added)],
  ['rows changed', ({ changed }) => short(changed)],
  ['log, kB', ({ log }) => short(log / 1000)],
  ['kept, kB', ({ kept }) => short(kept / 1000)],
  ['events', ({ events }) => short(events)],
  ['letters', ({ letters }) => short(letters)],
]

const NEEDS: [head: string, of: (need: Need) => number, one: string][] = [
  ['calls of the API a second', ({ requests }) => requests, ''],
  ['processors of servers', ({ servers }) => servers, 'each server uses one'],
  ['processors of the database', ({ database }) => database, '64 in the largest machines'],
  ['connections without a pooler', ({ connections }) => connections, `${CONNECTIONS.database}`],
  ['transactions a second', ({ transactions }) => transactions, ''],
  ['events of the log a second', ({ events }) => events, `${EVENTS}, measured`],
  ['letters a second', ({ letters }) => letters, "the provider's limit"],
  ['MB of write-ahead log a second', ({ log }) => log / 1e6, `${LOG / 1e6}`],
  ['GB more after a year', ({ kept }) => kept, `${KEPT}`],
  ['million rows more after a year', ({ rows }) => rows / 1e6, ''],
]

/** The page of what was measured, and of what it comes to. */
export function growthPage({ times, costs, busy }: Measured): string {
  const needs = FACTORS.map((factor) => needOf(costs, factor))
  return `# What growth costs

Written by \`bun run bench:growth --write\`: each action ${times} times, one after the other, on a server of its own with its queue and its
letters, and a database that was empty: what came of it is counted until the last letter has left, without what a server does by itself
meanwhile. Processor time of the server is the kernel's count, of the database the time in which its statements ran, waiting included. The
machine's load was ${busy.toFixed(1)} on 2 cores at the end: where that is high, times are too, and all else is as it is.
[What follows from it](growth.md).

## Each time

${markdownTable([['', ...COLUMNS.map(([head]) => head)], ...ACTIONS.map((action) => [action, ...COLUMNS.map(([, of]) => of(costs[action]))])])}

## A day

Assumed for today: ${ACTIONS.map((action) => `${DAY[action].toLocaleString('en')} × ${action}`).join(', ')}. The busiest hour has 15 % of a day, and
processors are used to 60 %.

${markdownTable([
  ['in the busiest hour', ...FACTORS.map((factor) => `${factor.toLocaleString('en')} x`), 'one of it carries'],
  ...NEEDS.map(([head, of, one]) => [head, ...needs.map((need) => short(of(need))), one]),
])}
`
}

/** Three digits are enough. */
function short(value: number): string {
  if (value === 0) return '0'
  if (value >= 100) return Math.round(value).toLocaleString('en')
  return value >= 10 ? value.toFixed(0) : value >= 0.1 ? value.toFixed(1) : value.toPrecision(1)
}
