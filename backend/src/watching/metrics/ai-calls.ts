import { Counter } from 'prom-client'
import { registry } from './registry.ts'

const OUTCOMES = ['done', 'cut', 'off', 'limited', 'slow', 'busy', 'failed', 'empty', 'wrong'] as const
export type AiOutcome = (typeof OUTCOMES)[number]

const calls = new Counter({
  name: 'goodword_ai_calls_total',
  help: 'Presses that asked for the language model in this process, by outcome; off and limited were sent nowhere.',
  labelNames: ['outcome'],
  registers: [registry],
})
// From the start, so that the first ones are an increase.
for (const outcome of OUTCOMES) calls.inc({ outcome }, 0)

/** Counts how a press ended. */
export function countAiCall(outcome: AiOutcome): void {
  calls.inc({ outcome })
}
