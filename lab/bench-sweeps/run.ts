import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../../backend/src/db/connect/client.ts'
import { ROOT } from '../../scripts/rooms.ts'
import { say } from '../../scripts/say.ts'
import { startServer } from '../bench-overload/start-server.ts'
import { type Pair, sweepsPage } from './sweeps-page.ts'

interface Options {
  write: boolean
  /** Old rows, half of them sessions and half of them rate limits. */
  rows: number
  /** Of each window, with a sweep and without. */
  seconds: number
}

/** What is swept, by the names of `scripts/sweep.ts`. */
const SWEEPS = ['sessions', 'limits']
const BUSY = 32
/** Of the peak. */
const LOAD = 0.3
/** Pairs of windows at most. */
const PAIRS_MAX = 200

/** Runs it all; see `bench-sweeps.ts`. */
export async function benchSweeps({ write, rows, seconds }: Options): Promise<void> {
  const { db, env, ask, stop } = await startServer((database) => addOldRows(database, rows))
  const left = async () => (await countOld(db)).reduce((sum, each) => sum + each, 0)
  try {
    await ask({ connections: BUSY }, seconds)
    const peak = await ask({ connections: BUSY }, seconds)
    const rate = (LOAD * peak.accepted.count) / peak.seconds
    const pairs: Pair[] = []
    const sweeping = sweep(env)
    try {
      for (let before = await left(); before > 0 && pairs.length < PAIRS_MAX; ) {
        sweeping.pause()
        const still = await ask({ rate }, seconds)
        sweeping.goOn()
        const swept = await ask({ rate }, seconds)
        sweeping.pause()
        const after = await left()
        pairs.push({ still, swept, removed: before - after })
        before = after
        say(`${after} left; ${still.accepted.p50.toFixed(1)} and ${swept.accepted.p50.toFixed(1)} ms in the middle`)
      }
    } finally {
      await sweeping.stop()
    }
    const page = sweepsPage({ rows, rate, pairs, left: await left(), busy: loadavg()[0] ?? 0 })
    say(page)
    if (write) await writeFile(join(ROOT, 'docs/bench-sweeps.md'), page)
  } finally {
    await stop()
  }
}

async function addOldRows(db: Database, rows: number): Promise<void> {
  say(`Adding ${rows} old rows ...`)
  const half = Math.floor(rows / 2)
  await db.execute(sql`insert into sessions (user_id, expires_at)
    select (select id from users limit 1), now() - interval '1 year' + n * interval '1 second' from generate_series(1, ${half}) n`)
  await db.execute(sql`insert into rate_limits (key, window_start, count)
    select 'old ' || n, now() - interval '1 year' + n * interval '1 second', 1 from generate_series(1, ${rows - half}) n`)
  await db.execute(sql`analyze sessions, rate_limits`)
}

async function countOld(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ sessions: number; limits: number }>(sql`select
    (select count(*)::int from sessions where expires_at < now() - interval '30 days') as sessions,
    (select count(*)::int from rate_limits where window_start < now() - interval '31 days') as limits`)
  return rows.flatMap(({ sessions, limits }) => [sessions, limits])
}

/**
 * Sweeps in a process of its own, begun again as the schedule would until it is stopped. It is held still and let go on: so that
 * windows with it and without it alternate.
 */
function sweep(env: Record<string, string>) {
  let child: Bun.Subprocess | undefined
  let isPaused = true
  let isOver = false
  const begin = (at: number) => {
    if (isOver) return
    child = Bun.spawn([process.execPath, join(ROOT, 'scripts/sweep.ts'), SWEEPS[at % SWEEPS.length] ?? ''], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
      onExit: () => begin(at + 1),
    })
    if (isPaused) child.kill('SIGSTOP')
  }
  const kill = () => child?.kill('SIGKILL')
  process.once('exit', kill)
  begin(0)
  return {
    pause() {
      isPaused = true
      child?.kill('SIGSTOP')
    },
    goOn() {
      isPaused = false
      child?.kill('SIGCONT')
    },
    async stop() {
      isOver = true
      kill()
      await child?.exited
    },
  }
}
