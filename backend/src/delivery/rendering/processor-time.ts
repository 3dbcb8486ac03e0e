import { readFileSync } from 'node:fs'

/** Milliseconds of a tick in which Linux counts, on every processor it runs on today. */
const TICK = 10

/**
 * What a process that runs has had of a processor.
 * @returns milliseconds; undefined where the system does not tell (macOS), or it has ended
 */
export function processorTime(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // Behind the name, which may hold anything: the 12th and 13th are its own time and the kernel's for it.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
    return (Number(user) + Number(system)) * TICK
  } catch {
    return undefined
  }
}
