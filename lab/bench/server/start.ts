import { join } from 'node:path'
import { until } from '../../../backend/test/until.ts'
import { freePort } from '../../../scripts/ports.ts'
import { ROOT } from '../../../scripts/rooms.ts'

/** Milliseconds that a process has to answer. */
const PATIENCE = 30_000

/**
 * Starts a file as a process of its own, which ends when this one does, and waits until it listens.
 * @param args after the file; the port comes last
 */
export async function start(file: string, args: readonly string[], env: Record<string, string> = {}) {
  const port = await freePort()
  const preload = ['--preload', join(ROOT, 'scripts/end-with-parent.ts')]
  const child = Bun.spawn([process.execPath, ...preload, join(ROOT, file), ...args, String(port)], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
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
    /** Bytes of memory that it and the processes it has started hold. */
    memory: () => memoryOf(child.pid),
    async stop() {
      child.kill()
      await child.exited
    },
  }
}

/** Bytes that a process holds, with all that it has started. */
async function memoryOf(pid: number): Promise<number> {
  const read = (file: string) => Bun.file(`/proc/${pid}/${file}`).text()
  const children = (await read(`task/${pid}/children`)).trim().split(' ').filter(Boolean)
  const own = Number(/VmRSS:\s+(\d+)/.exec(await read('status'))?.[1]) * 1024
  const others = await Promise.all(children.map((child) => memoryOf(Number(child))))
  return own + others.reduce((sum, each) => sum + each, 0)
}
