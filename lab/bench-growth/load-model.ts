import type { Action } from './actions.ts'
import type { Cost } from './meter.ts'

/**
 * A day of today's load, as it is assumed: some fifty companies that hire, and those who recommend people to them. A page that is read
 * are two calls.
 */
export const DAY: Record<Action, number> = {
  read: 10_000,
  'post a job': 20,
  invite: 200,
  'open a link': 300,
  apply: 60,
  'set a status': 150,
  hire: 5,
}
/** How often today's load it is looked at. */
export const FACTORS = [1, 100, 10_000] as const
/** Of a day's actions, those of its busiest hour. */
const PEAK_HOUR = 0.15
const HOUR = 3600
const DAYS = 365
const GB = 1e9

/** What one machine of each kind carries. A processor is used to six tenths: beyond that, waiting grows faster than work. */
const USED = 0.6
/** Events a second that were added over many jobs (docs/bench-log.md). */
export const EVENTS = 6700
/** Bytes a second of write-ahead log that a disk in a network and its standbys follow with ease. */
export const LOG = 100e6
/** GB that one server of databases keeps with ease: backups, restores and vacuums take hours beyond. */
export const KEPT = 2000
/** Connections of one server, and what a PostgreSQL without a pooler holds. */
export const CONNECTIONS = { server: 17, database: 500 }

/** What a load needs in its busiest hour, and what it leaves in a year. */
export interface Need {
  /** Requests a second: calls of the API alone. */
  requests: number
  /** Processors of servers, and of the database. */
  servers: number
  database: number
  connections: number
  /** A second. */
  transactions: number
  events: number
  letters: number
  /** Bytes a second. */
  log: number
  /** GB and rows of a year. */
  kept: number
  rows: number
}

/** Calls of the API that each of these is. */
const CALLS: Record<Action, number> = {
  ...{ read: 2, 'post a job': 1, invite: 1, 'open a link': 1 },
  ...{ apply: 4, 'set a status': 1, hire: 1 },
}

/** @param costs of each action, once */
export function needOf(costs: Record<Action, Cost>, factor: number): Need {
  const actions = Object.keys(DAY) as Action[]
  const aDay = (of: (action: Action) => number) =>
    factor * actions.reduce((sum, action) => sum + DAY[action] * of(action), 0)
  const aSecond = (of: (action: Action) => number) => (aDay(of) * PEAK_HOUR) / HOUR
  const servers = aSecond((action) => costs[action].server) / 1000 / USED
  return {
    requests: aSecond((action) => CALLS[action]),
    servers,
    database: aSecond((action) => costs[action].database) / 1000 / USED,
    // Two at least, so that one can be replaced.
    connections: Math.max(2, Math.ceil(servers)) * CONNECTIONS.server,
    transactions: aSecond((action) => costs[action].transactions),
    events: aSecond((action) => costs[action].events),
    letters: aSecond((action) => costs[action].letters),
    log: aSecond((action) => costs[action].log),
    kept: (DAYS * aDay((action) => costs[action].kept)) / GB,
    rows: DAYS * aDay((action) => costs[action].added),
  }
}
