import { Counter } from 'prom-client'
import { registry } from './registry.ts'

/** Lines of the log at the level `error` and above. */
export const errors = new Counter({
  name: 'goodword_errors_total',
  help: 'Faults that the log tells of at the level error or above.',
  registers: [registry],
})
