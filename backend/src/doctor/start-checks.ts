import type { Env } from '../config/env.ts'
import type { Readiness } from '../db/connect/readiness.ts'
import type { Logger } from '../watching/log.ts'
import { checkState } from '../watching/metrics/checks.ts'
import { CHECKS, type Part, runChecks } from './run-checks.ts'

const HOUR = 60 * 60 * 1000
/** Until it looks again while a part is at fault: what is mended is soon said to be. */
const MINUTE = 60 * 1000
const STATES = ['fine', 'warning', 'fault'] as const

/**
 * Looks at every part now and once an hour, each minute while one is at fault, beside all work: a part that is missing stops no server, and is said in the log,
 * in `goodword_check_state` and by `/readyz`.
 * @returns `first`, which is over when all were looked at once, and `stop`
 */
export function startChecks({ env, log, readiness }: { env: Env; log: Logger; readiness: Readiness }) {
  let told = new Set<string>()
  const look = async () => {
    const found = await runChecks(env)
    const parts = Object.keys(CHECKS) as Part[]
    for (const part of parts) {
      checkState.set({ part }, Math.max(0, ...found[part].map(({ state }) => STATES.indexOf(state))))
      for (const { state, said, remedy } of found[part]) {
        // Once, not each minute.
        if (told.has(said)) continue
        if (state === 'fault') log.error({ part, remedy }, said)
        if (state === 'warning') log.warn({ part, remedy }, said)
      }
    }
    told = new Set(Object.values(found).flatMap((findings) => findings.map(({ said }) => said)))
    readiness.noteWarnings(parts.filter((part) => found[part].some(({ state }) => state === 'fault')))
  }
  let timer: Timer | undefined
  let isStopped = false
  const lookAgain = async () => {
    await look()
    if (isStopped) return
    timer = setTimeout(() => void lookAgain(), readiness.warnings.length > 0 ? MINUTE : HOUR)
    timer.unref()
  }
  return {
    first: lookAgain(),
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
