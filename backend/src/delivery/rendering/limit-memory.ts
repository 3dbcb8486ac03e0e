import { readFileSync } from 'node:fs'

/** Bytes that the process may take beside what the engine has set aside at its start; a healthy one takes 150 MB. */
const MEMORY_MAX = 384 * 1024 * 1024

/**
 * Limits, for ever, the memory of this process, and has a crash write nothing of it to disk. `prlimit` is part of util-linux.
 * @returns a sentence about why this system cannot do it, null where it is done
 */
export function limitMemory(): string | null {
  try {
    const limits = [`--data=${dataNow() + MEMORY_MAX}`, '--core=0']
    const { success } = Bun.spawnSync(['prlimit', '--pid', String(process.pid), ...limits], {
      env: { PATH: '/usr/bin:/bin' },
      stdio: ['ignore', 'ignore', 'ignore'],
    })
    return success ? null : 'The command prlimit was refused.'
  } catch {
    return 'There is no command prlimit.'
  }
}

/** Bytes that are writable already; most of them are never used. */
function dataNow(): number {
  const [, kilobytes = '0'] = /^VmData:\s*(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
