import { join } from 'node:path'

/**
 * What is asked: as fast as some connections are answered, each waiting for `pause` milliseconds after a refusal; or so often a
 * second, whatever the answers do.
 */
export type Pace = { connections: number; pause?: number } | { rate: number }

/** What became of the requests of one load. Times are in milliseconds, since a request was due. */
export interface Load {
  /** Seconds that it took. */
  seconds: number
  accepted: { count: number; p50: number; p95: number; p99: number; max: number }
  /** How many of each kind were accepted. */
  kinds: Record<string, number>
  /** Answered with 503 and `Retry-After`. */
  refused: { count: number; p50: number; p95: number; p99: number; max: number }
  /** Anything else: another status, a connection that ended. */
  faults: Record<string, number>
  /** When the last request was due that was not answered well within a second; 0 where none was. */
  lastTrouble: number
}

/**
 * Sends requests from a process of its own.
 * @param file with a JSON array of `MadeRequest`, sent in turn
 * @param isElsewhere whether what sends them would have a machine of its own: here it gets what the others leave of this one
 */
export async function load(url: string, file: string, pace: Pace, seconds: number, isElsewhere = false): Promise<Load> {
  const program = join(import.meta.dir, 'send-requests.ts')
  const nice = isElsewhere ? ['nice', '-n', '15'] : []
  const child = Bun.spawn([...nice, process.execPath, program, url, file, JSON.stringify(pace), String(seconds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = () => child.kill('SIGKILL')
  process.once('exit', stop)
  const answer = await new Response(child.stdout).text()
  process.off('exit', stop)
  if ((await child.exited) !== 0) throw new Error('The load generator failed.')
  return JSON.parse(answer) as Load
}
