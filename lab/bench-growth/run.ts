import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../../backend/src/db/connect/client.ts'
import { parseEnv } from '../../backend/src/parse-env.ts'
import { until } from '../../backend/test/until.ts'
import { ROOT } from '../../scripts/rooms.ts'
import { say } from '../../scripts/say.ts'
import { startServer } from '../bench-overload/start-server.ts'
import { ACTIONS, type Action, actions } from './actions.ts'
import { growthPage } from './growth-page.ts'
import { type Cost, costOf, readMeter, without } from './meter.ts'

/** Milliseconds in which what a request leaves to the queue has begun. */
const BEGINS = 3000
/** Milliseconds after which an idle backend has told what it did. */
const SETTLES = 11_000
/** What costs little is done so many times as often. */
const CHEAP: readonly Action[] = ['read', 'open a link', 'post a job']
const OFTEN = 20
/** Milliseconds in which it is seen what a server does by itself. */
const IDLE = 40_000
/** How often each is done beforehand. */
const WARM = 10
/** Milliseconds that letters have to leave. */
const PATIENCE = 120_000

interface Options {
  write: boolean
  /** How often each thing is done. */
  times: number
}

/** Runs it all; see `bench-growth.ts`. */
export async function benchGrowth({ write, times }: Options): Promise<void> {
  // The news of a status wait for nobody here.
  process.env.NEWS_DELAY_SECONDS = '0'
  const { server, env, db, stop } = await startServer()
  try {
    const all = actions(db, parseEnv(env), server.url)
    const settled = async () => {
      await Bun.sleep(BEGINS)
      await until(async () => !(await isSending(db)), PATIENCE)
      await Bun.sleep(SETTLES)
      return { at: performance.now(), ...(await readMeter(db, server.processorTime)) }
    }
    const first = await settled()
    await Bun.sleep(IDLE)
    const idle = await settled()
    const ofNothing = costOf(first, idle, idle.at - first.at)
    const costs = {} as Record<Action, Cost>
    for (const action of ACTIONS) {
      // What is done for the first time is compiled.
      for (let number = 0; number < WARM; number++) await (await all[action]())()
      const count = CHEAP.includes(action) ? times * OFTEN : times
      const ready: (() => Promise<unknown>)[] = []
      for (let number = 0; number < count; number++) ready.push(await all[action]())
      const before = await settled()
      for (const act of ready) await act()
      const after = await settled()
      costs[action] = without(costOf(before, after, count), ofNothing, (after.at - before.at) / count)
      say(
        `${action}: ${costs[action].server.toFixed(1)} ms of the server, ${costs[action].database.toFixed(1)} of the database`,
      )
    }
    const page = growthPage({ times, costs, busy: loadavg()[0] ?? 0 })
    say(page)
    if (write) await writeFile(join(ROOT, 'docs/bench-growth.md'), page)
  } finally {
    await stop()
  }
}

async function isSending(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from letters where state in ('waiting', 'queued') limit 1`)
  return rows.length > 0
}
