import { Counter } from 'prom-client'
import { registry } from './registry.ts'

/** Letters that this process has finished with. */
export const lettersSettled = new Counter({
  name: 'goodword_letters_settled_total',
  help: 'Letters settled by this process, by outcome: sent, parked, dropped, held.',
  labelNames: ['outcome'],
  registers: [registry],
})
// From the start, so that the first ones are an increase.
for (const outcome of ['sent', 'parked', 'dropped', 'held']) lettersSettled.inc({ outcome }, 0)

/** Tries that failed and will be repeated. */
export const letterRetries = new Counter({
  name: 'goodword_letter_retries_total',
  help: 'Tries to send a letter that failed and will be repeated.',
  registers: [registry],
})
