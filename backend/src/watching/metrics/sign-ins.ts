import { Counter } from 'prom-client'
import { registry } from './registry.ts'

/** How attempts to sign in ended in this process. */
export const signIns = new Counter({
  name: 'goodword_sign_ins_total',
  help: 'Attempts to sign in that ended in this process, by outcome: done, or the reason of the refusal.',
  labelNames: ['provider', 'outcome'],
  registers: [registry],
})
