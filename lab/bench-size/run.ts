import { writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../scripts/rooms.ts'
import { say } from '../../scripts/say.ts'
import { databaseSettings } from './database-settings.ts'
import { startDatabases } from './databases.ts'
import { drawCurves } from './draw-curves.ts'
import { readOwnLists } from './own-lists.ts'
import { readJobs } from './read-jobs.ts'
import { sizePage } from './size-page.ts'
import { readSizes } from './sizes.ts'
import { curvesOf } from './summary.ts'
import { writeJobs } from './write-jobs.ts'

interface Options {
  write: boolean
  fresh: boolean
  /** Jobs of the largest database. */
  most: number
  /** First pages of each kind of list. */
  requests: number
}

/** Jobs of the databases before the largest. */
const SIZES = [1000, 10_000, 100_000]

/** Runs it all; see `bench-size.ts`. */
export async function benchSize({ write, fresh, most, requests }: Options): Promise<void> {
  const settings = await databaseSettings()
  const { databases, stop } = await startDatabases([...SIZES.filter((size) => size < most), most], fresh, settings)
  const largest = databases.at(-1)
  if (!largest) throw new Error('There is nothing to measure.')
  try {
    const readings = await readJobs(databases, requests)
    const others = { ...(await writeJobs(largest)), ...(await readOwnLists(largest)) }
    const { rows } = await largest.db.execute<{ characters: number }>(
      'select percentile_disc(0.5) within group (order by length(description)) as characters from (select description from jobs limit 1000) texts',
    )
    const page = sizePage({
      readings,
      others,
      sizes: await readSizes(largest.db),
      characters: rows[0]?.characters ?? 0,
      settings,
      load: `${loadavg()[1]?.toFixed(1)} on ${availableParallelism()} cores`,
    })
    say(page)
    if (!write) return
    await writeFile(join(ROOT, 'docs/bench-size.md'), page)
    await writeFile(join(ROOT, 'docs/pictures/bench-size.svg'), drawCurves(curvesOf(readings)))
  } finally {
    await stop()
  }
}
