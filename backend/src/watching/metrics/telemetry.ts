import { Counter } from 'prom-client'
import { registry } from './registry.ts'

/** Since the metrics were read last. Under load it is nearly every request: a number costs less than a metric. */
const leftOut = { traces: 0, logs: 0 }

/** Notes what nobody is told, so that telling costs no more than a little of a server under load. */
export function leaveOut(signal: keyof typeof leftOut): void {
  leftOut[signal] += 1
}

new Counter({
  name: 'goodword_telemetry_left_out_total',
  help: 'Traces and log lines over what is exported in a second; the log on stdout has all lines.',
  labelNames: ['signal'],
  registers: [registry],
  collect() {
    for (const signal of ['traces', 'logs'] as const) {
      this.inc({ signal }, leftOut[signal])
      leftOut[signal] = 0
    }
  },
})

/** What a collector, or whoever is told errors, did not take. */
export const lost = new Counter({
  name: 'goodword_telemetry_lost_total',
  help: 'Spans, log lines and errors that their receiver did not take.',
  labelNames: ['signal'],
  registers: [registry],
})
// From the start, so that the first ones are an increase.
for (const signal of ['traces', 'logs', 'errors']) lost.inc({ signal }, 0)
