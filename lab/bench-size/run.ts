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
}

/** Jobs of the databases before the largest. */
const SIZES = [1000, 10_000, 100_000]

/** Runs it all; see `bench-size.ts`. */
export async function benchSize({ write, fresh, most }: Options): Promise<void> {
  const settings = await databaseSettings()
  const { databases, stop } = await startDatabases([...SIZES.filter((size) => size < most), most], fresh, settings)
  const [smallest, largest] = [databases[0], databases.at(-1)]
  if (!smallest || !largest) throw new Error('There is nothing to measure.')
  try {
    const readings = await readJobs(databases)
    const ends = [...new Set([smallest, largest])]
    const written = await writeJobs(ends)
    const own = await readOwnLists(ends)
    const load = `${loadavg()[1]?.toFixed(1)} on ${availableParallelism()} cores`
    const page = sizePage({
      readings,
      written,
      own,
      sizes: await readSizes(largest.db),
      contents: largest,
      settings,
      load,
    })
    say(page)
    if (!write) return
    await writeFile(join(ROOT, 'docs/bench-size.md'), page)
    await writeFile(join(ROOT, 'docs/pictures/bench-size.svg'), drawCurves(curvesOf(readings)))
  } finally {
    await stop()
  }
}
