import { Counter } from 'prom-client'
import { registry } from './registry.ts'

/** What nobody is told, so that telling costs no more than a little of a server under load. */
export const leftOut = new Counter({
  name: 'goodword_telemetry_left_out_total',
  help: 'Traces and log lines over what is exported in a second; the log on stdout has all lines.',
  labelNames: ['signal'],
  registers: [registry],
})

/** What a collector, or whoever is told errors, did not take. */
export const lost = new Counter({
  name: 'goodword_telemetry_lost_total',
  help: 'Spans, log lines and errors that their receiver did not take.',
  labelNames: ['signal'],
  registers: [registry],
})
