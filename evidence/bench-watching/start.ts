import { join } from 'node:path'
import { until } from '../../backend/test/until.ts'
import { freePort } from '../../scripts/ports.ts'
import { ROOT } from '../../scripts/rooms.ts'

export type Started = Awaited<ReturnType<typeof start>>

/** Milliseconds that a process has to answer. */
const PATIENCE = 30_000

/**
 * Starts a file as a process of its own and waits until it listens.
 * @param args after the file; the port comes last
 */
export async function start(file: string, args: readonly string[], env: Record<string, string> = {}) {
  const port = await freePort()
  const child = Bun.spawn([process.execPath, join(ROOT, file), ...args, String(port)], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    )
  await until(answers, PATIENCE)
  return {
    url,
    /** Milliseconds of a processor that it has had so far: Linux counts in hundredths of a second. */
    async processorTime(): Promise<number> {
      const stat = await Bun.file(`/proc/${child.pid}/stat`).text()
      const [user, system] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13)
        .map(Number)
      return ((user ?? 0) + (system ?? 0)) * 10
    },
    async stop() {
      child.kill()
      await child.exited
    },
  }
}
