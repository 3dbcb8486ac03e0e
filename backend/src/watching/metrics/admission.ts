import { Counter } from 'prom-client'
import { registry } from './registry.ts'

/** Requests that were refused before they were handled. */
export const refusedUnhandled = new Counter({
  name: 'goodword_http_refused_total',
  help: 'Requests that were refused at once with 503, as more than this server can do was there already.',
  registers: [registry],
})
