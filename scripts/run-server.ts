import { keepLog, levelToKeep } from './keep-log.ts'
import { ROOT } from './rooms.ts'

const PATIENCE_MS = 30_000

interface Server {
  env: Record<string, string>
  /** Keeps its log in a file of this name; otherwise the terminal shows all of it. */
  keepLogAs?: string
  /** Restarts on every change of its sources. */
  watch?: boolean
  /** Called with the function that ends it, before it answers. */
  onSpawn?: (stop: () => Promise<void>) => void
}

/**
 * Starts the API server as a process of its own and waits until it answers.
 * @throws Error when it ends or does not answer within 30 seconds; its own words are on the terminal by then
 */
export async function runServer({ env, keepLogAs, watch = false, onSpawn }: Server) {
  const preload = ['--preload', './scripts/end-with-parent.ts']
  const args = [...preload, ...(watch ? ['--watch', '--no-clear-screen'] : []), 'backend/src/main.ts']
  const child = Bun.spawn([process.execPath, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env, ...(keepLogAs && { LOG_LEVEL: levelToKeep() }) },
    stdio: ['ignore', keepLogAs ? 'pipe' : 'inherit', 'inherit'],
  })
  if (keepLogAs && child.stdout) void keepLog(keepLogAs, child.stdout)
  const stop = async () => {
    child.kill('SIGTERM')
    await child.exited
  }
  onSpawn?.(stop)
  const health = `http://127.0.0.1:${env.PORT}/healthz`
  const until = performance.now() + PATIENCE_MS
  while (performance.now() < until) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The server ended before it answered.')
    const answer = await fetch(health).catch(() => null)
    if (answer?.ok) return { stop, exited: child.exited }
    await Bun.sleep(30)
  }
  await stop()
  throw new Error('The server did not answer within 30 seconds.')
}
