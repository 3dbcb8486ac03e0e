import { Counter } from 'prom-client'
import { registry } from './registry.ts'

/** Since the metrics were read last: a number costs a busy server less than a metric. */
let sent = 0

/** Statements on the pool that requests and workers share; those of the queue itself are not among them. */
export function countStatement(): void {
  sent += 1
}

new Counter({
  name: 'goodword_db_statements_total',
  help: 'Statements sent to the database on the pool, BEGIN and COMMIT included.',
  registers: [registry],
  collect() {
    this.inc(sent)
    sent = 0
  },
})

/** Work that got no connection in time, or lost it. */
export const databaseFaults = new Counter({
  name: 'goodword_db_faults_total',
  help: 'Work that the pool gave up, by reason: busy, deadline, connection, closed.',
  labelNames: ['reason'],
  registers: [registry],
})
// From the start, so that the first ones are an increase.
for (const reason of ['busy', 'deadline', 'connection', 'closed']) databaseFaults.inc({ reason }, 0)
