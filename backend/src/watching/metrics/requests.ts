import { Counter, type Histogram } from 'prom-client'
import { registry } from './registry.ts'

const NAME = 'goodword_http_request_duration_seconds'
/** Upper ends in seconds: a read takes some milliseconds, and nothing waits longer than its deadline of 2.6 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
/** What no route matched, whatever its path was; the routes that answer all the rest say as little. */
const UNKNOWN = 'unknown'
const CATCH_ALL = new Set(['/*', '/api/*'])
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

interface Tally {
  labels: { method: string; route: string; status: number }
  /** How many took as long as this bucket says, and longer than the one before says; the last is of those above all. */
  counts: Uint32Array
  seconds: number
}

/**
 * By route, method and status. prom-client's own histogram checks the labels of each observation and puts a key together
 * from them: ten times the work, and 2 % of what a busy server does.
 */
const tallies = new Map<string | undefined, Map<string, Map<number, Tally>>>()
const all: Tally[] = []

const CLASSES = [1, 2, 3, 4, 5]

new Counter({
  name: 'goodword_http_replies_total',
  // A series that begins with its first failures shows no growth: these are there from the start.
  help: 'Replies on the public port, by class of their status.',
  labelNames: ['class'],
  registers: [registry],
  collect() {
    this.reset()
    for (const hundreds of CLASSES) {
      const ofClass = all.filter(({ labels }) => Math.floor(labels.status / 100) === hundreds)
      this.inc(
        { class: `${hundreds}xx` },
        ofClass.reduce((sum, tally) => sum + countOf(tally), 0),
      )
    }
  },
})

/**
 * Counts a request whose reply is ready.
 * @param route its pattern, never its path; undefined where none matched
 * @param milliseconds since it arrived
 */
export function countRequest(method: string, route: string | undefined, status: number, milliseconds: number): void {
  // Whatever is counted under a name of its own is found by it at once.
  const tally = tallies.get(route)?.get(method)?.get(status) ?? tallyOf(method, route, status)
  const seconds = milliseconds / 1000
  let bucket = 0
  while (bucket < BUCKETS.length && seconds > (BUCKETS[bucket] ?? 0)) bucket += 1
  tally.counts[bucket] = (tally.counts[bucket] ?? 0) + 1
  tally.seconds += seconds
}

function tallyOf(method: string, pattern: string | undefined, status: number): Tally {
  const labels = {
    method: METHODS.has(method) ? method : 'other',
    route: pattern === undefined || CATCH_ALL.has(pattern) ? UNKNOWN : pattern,
    status,
  }
  return tallies.get(labels.route)?.get(labels.method)?.get(status) ?? begin(labels)
}

function begin(labels: Tally['labels']): Tally {
  const { method, route, status } = labels
  const tally = { labels, counts: new Uint32Array(BUCKETS.length + 1), seconds: 0 }
  const byMethod = tallies.get(route) ?? new Map<string, Map<number, Tally>>()
  const byStatus = byMethod.get(method) ?? new Map<number, Tally>()
  tallies.set(route, byMethod.set(method, byStatus.set(status, tally)))
  all.push(tally)
  return tally
}

function countOf({ counts }: Tally): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

/** A histogram as Prometheus has it: each bucket counts all below its end, too. */
function valuesOf({ labels, counts, seconds }: Tally) {
  let count = 0
  const buckets = Array.from(counts, (here, at) => {
    count += here
    return { metricName: `${NAME}_bucket`, labels: { ...labels, le: BUCKETS[at] ?? '+Inf' }, value: count }
  })
  return [
    ...buckets,
    { metricName: `${NAME}_sum`, labels, value: seconds },
    { metricName: `${NAME}_count`, labels, value: count },
  ]
}

const histogram = {
  name: NAME,
  help: 'Requests on the public port, from their arrival until their reply is ready, by route pattern.',
  type: 'histogram',
  labelNames: ['method', 'route', 'status'],
  aggregator: 'sum',
  get: async () => ({ ...histogram, values: all.flatMap(valuesOf) }),
}
// The registry asks a metric for its values, and for nothing else.
registry.registerMetric(histogram as unknown as Histogram)
