import { Counter } from 'prom-client'
import { registry } from './registry.ts'

const checks = new Counter({
  name: 'goodword_ledger_checks_total',
  help: 'Checks of the ledger in this process, by result: sound, faulty, failed.',
  labelNames: ['result'],
  registers: [registry],
})
// From the start, or the first fault would be no increase.
for (const result of ['sound', 'faulty', 'failed']) checks.inc({ result }, 0)

/** Counts how a check of the ledger ended. */
export function countLedgerCheck(result: 'sound' | 'faulty' | 'failed'): void {
  checks.inc({ result })
}
