import { drainMicrotasks } from 'bun:jsc'
import vm from 'node:vm'

const SLOT = Symbol.for('goodword.within-time')
/** Only what a script calls can be interrupted: this one calls whatever lies in the slot. */
const script = new vm.Script(`globalThis[Symbol.for('goodword.within-time')]()`)

/** Work was interrupted because it took too long. */
export class Interruption extends Error {
  override readonly name = 'Interruption'
  /** Milliseconds of a processor that it had: few where the machine was busy with other things. */
  readonly used: number
  constructor(used: number) {
    super(`It took too long (${Math.round(used)} ms of a processor)`)
    this.used = used
  }
}

/**
 * Runs foreign code, with all promises it settles at once, and interrupts it when it takes too long: one loop without
 * end would otherwise stop the whole server.
 * @param milliseconds what it may take
 * @throws what the work throws, or an Interruption
 */
export function withinTime<Result>(milliseconds: number, work: () => Result): Result {
  const slots = globalThis as unknown as Record<symbol, () => Result>
  slots[SLOT] = () => {
    const result = work()
    drainMicrotasks()
    return result
  }
  const before = process.cpuUsage()
  try {
    return script.runInThisContext({ timeout: milliseconds })
  } catch (error) {
    const isLate = error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
    if (!isLate) throw error
    const { user, system } = process.cpuUsage(before)
    throw new Interruption((user + system) / 1000)
  }
}
