import { Histogram } from 'prom-client'
import { registry } from './registry.ts'

/** Upper ends in seconds: a read takes some milliseconds, and nothing waits longer than its deadline of 2.6 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
/** What no route matched, whatever its path was; the routes that answer all the rest say as little. */
const UNKNOWN = 'unknown'
const CATCH_ALL = new Set(['/*', '/api/*'])
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const seconds = new Histogram({
  name: 'goodword_http_request_duration_seconds',
  help: 'Requests on the public port, from their arrival until their reply is ready, by route pattern.',
  labelNames: ['method', 'route', 'status'],
  buckets: BUCKETS,
  registers: [registry],
})

/**
 * Counts a request whose reply is ready.
 * @param route its pattern, never its path; undefined where none matched
 * @param milliseconds since it arrived
 */
export function countRequest(method: string, route: string | undefined, status: number, milliseconds: number): void {
  const pattern = route === undefined || CATCH_ALL.has(route) ? UNKNOWN : route
  seconds.observe({ method: METHODS.has(method) ? method : 'other', route: pattern, status }, milliseconds / 1000)
}
