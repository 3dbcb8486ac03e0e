import type { Env } from '../config/env.ts'
import type { Readiness } from '../db/connect/readiness.ts'
import type { Logger } from '../watching/log.ts'
import { checkState } from '../watching/metrics/checks.ts'
import { CHECKS, type Part, runChecks } from './run-checks.ts'

const HOUR = 60 * 60 * 1000
const STATES = ['fine', 'warning', 'fault'] as const

/**
 * Looks at every part now and once an hour, beside all work: a part that is missing stops no server, and is said in the log,
 * in `goodword_check_state` and by `/readyz`.
 * @returns `first`, which is over when all were looked at once, and `stop`
 */
export function startChecks({ env, log, readiness }: { env: Env; log: Logger; readiness: Readiness }) {
  const look = async () => {
    const found = await runChecks(env)
    const parts = Object.keys(CHECKS) as Part[]
    for (const part of parts) {
      checkState.set({ part }, Math.max(0, ...found[part].map(({ state }) => STATES.indexOf(state))))
      for (const { state, said, remedy } of found[part]) {
        if (state === 'fault') log.error({ part, remedy }, said)
        if (state === 'warning') log.warn({ part, remedy }, said)
      }
    }
    readiness.noteWarnings(parts.filter((part) => found[part].some(({ state }) => state === 'fault')))
  }
  const first = look()
  const timer = setInterval(() => void look(), HOUR)
  timer.unref()
  return { first, stop: () => clearInterval(timer) }
}
