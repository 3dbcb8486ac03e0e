import { drainMicrotasks } from 'bun:jsc'
import vm from 'node:vm'

const SLOT = Symbol.for('goodword.within-time')
/** Only what a script calls can be interrupted: this one calls whatever lies in the slot. */
const script = new vm.Script(`globalThis[Symbol.for('goodword.within-time')]()`)

/**
 * Runs foreign code, with all promises it settles at once, and interrupts it when it takes too long: one loop without
 * end would otherwise stop the whole server.
 * @param milliseconds what it may take
 * @throws what the work throws, or an error with the code `ERR_SCRIPT_EXECUTION_TIMEOUT`
 */
export function withinTime<Result>(milliseconds: number, work: () => Result): Result {
  const slots = globalThis as unknown as Record<symbol, () => Result>
  slots[SLOT] = () => {
    const result = work()
    drainMicrotasks()
    return result
  }
  return script.runInThisContext({ timeout: milliseconds })
}

/** Whether `withinTime` has interrupted the work. */
export function isInterruption(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}
