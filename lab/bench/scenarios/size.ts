import { scenario } from '../scenario.ts'
import { databaseSettings } from '../size/database-settings.ts'
import { startDatabases } from '../size/databases.ts'
import { readOwnLists } from '../size/own-lists.ts'
import { readJobs } from '../size/read-jobs.ts'
import { sizePage } from '../size/size-page.ts'
import { readSizes } from '../size/sizes.ts'
import { writeJobs } from '../size/write-jobs.ts'

/** Jobs of the databases before the largest. */
const SIZES = [1000, 10_000, 100_000]

/**
 * The list of jobs at 1,000, 10,000 and 100,000 jobs; `--most 1000000` adds a million. Makes its databases in `.data/size` first, and
 * goes on where it was cut; they stay for the next run, `--fresh` makes them anew. `--requests 20` asks for fewer pages of each kind.
 */
export default scenario({
  title: 'Search by number of jobs',
  options: { most: 100_000, requests: 100, fresh: false },
  async run({ most, requests, fresh }) {
    const settings = await databaseSettings()
    const sizes = [...SIZES.filter((size) => size < most), most]
    const { databases, stop } = await startDatabases(sizes, fresh, settings)
    const largest = databases.at(-1)
    if (!largest) throw new Error('There is nothing to measure.')
    try {
      const readings = await readJobs(databases, requests)
      const others = { ...(await writeJobs(largest)), ...(await readOwnLists(largest)) }
      const { rows } = await largest.db.execute<{ characters: number }>(
        'select percentile_disc(0.5) within group (order by length(description)) as characters from (select description from jobs limit 1000) texts',
      )
      const onDisk = await readSizes(largest.db)
      return sizePage({ readings, others, sizes: onDisk, characters: rows[0]?.characters ?? 0, settings })
    } finally {
      await stop()
    }
  },
})
