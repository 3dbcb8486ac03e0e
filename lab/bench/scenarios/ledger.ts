import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { createDatabase } from '../../../backend/src/db/connect/client.ts'
import { migrate } from '../../../backend/src/db/migrate/migrate.ts'
import { checkLedger } from '../../../backend/src/money/ledger/check-ledger.ts'
import { startPostgres } from '../../../backend/standins/postgres.ts'
import { markdownTable } from '../../../scripts/markdown-table.ts'
import { say } from '../../../scripts/say.ts'
import { fillLedger, TRANSFERS } from '../ledger/fill-ledger.ts'
import { makeParties } from '../ledger/parties.ts'
import { postHire } from '../ledger/post-hire.ts'
import { type Pages, readPages } from '../ledger/read-pages.ts'
import { median, medianRatio } from '../median.ts'
import { scenario } from '../scenario.ts'
import { targetTable } from '../targets.ts'

/** A ledger of so many transfers at the start. */
interface Measured {
  transfers: number
  pages: readonly Pages[]
  /** Seconds until all of it was checked. */
  checking: number
}

/** Transfers of the ledgers before the largest. */
const SIZES = [1000, 10_000, 100_000]
/** Hires of a round: few enough that the smallest ledger stays small. */
const HIRES = 40
/** Times that each statement is read. */
const READINGS = 20

/** What a hire costs to post, and a page of a statement to read, with many transfers against few. */
export default scenario({
  title: 'What the ledger costs at size',
  // Each round posts to all ledgers in turn, hire by hire, so that a slow moment hits them alike.
  options: { rounds: 9, transfers: 1_000_000 },
  async run({ rounds, transfers }) {
    const folder = await mkdtemp(join(tmpdir(), 'goodword-bench-ledger-'))
    const server = await startPostgres({ dataDir: join(folder, 'data') })
    const ledgers: Awaited<ReturnType<typeof openLedger>>[] = []
    try {
      for (const size of [...SIZES.filter((each) => each < transfers), transfers])
        ledgers.push(await openLedger(server.url, size))
      const measured: number[][] = []
      for (let round = 0; round <= rounds; round++) {
        const times = ledgers.map((): number[] => [])
        for (let hire = 0; hire < HIRES; hire++)
          for (const [index, ledger] of ledgers.entries()) times[index]?.push(await ledger.post())
        // The first round warms up.
        if (round > 0) measured.push(times.map(median))
        say(`round ${round} of ${rounds}`)
      }
      const read: Measured[] = []
      for (const ledger of ledgers)
        read.push({ transfers: ledger.transfers, pages: await ledger.read(), checking: await ledger.check() })
      return ledgerPage(measured, read)
    } finally {
      for (const ledger of ledgers) await ledger.close()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
})

/** A ledger in a database of its own, with about so many transfers. */
async function openLedger(serverUrl: string, transfers: number) {
  const name = `bench_${transfers}`
  const url = new URL(serverUrl)
  const admin = postgres(serverUrl, { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${name}`)
  await admin.end()
  url.pathname = `/${name}`
  await migrate(url.href)
  const { db, close } = createDatabase(url.href, { deadline: 60_000 })
  const sql = postgres(url.href, { max: 1, onnotice: () => {} })
  const hires = Math.round(transfers / TRANSFERS)
  const parties = await makeParties(db, hires)
  await fillLedger(sql, parties, hires)
  const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`select count(*)::int as count from transfers`
  say(`${count} transfers`)
  return {
    transfers: count,
    post: () => postHire(db, parties),
    read: () => readPages(db, parties, READINGS),
    /** @returns seconds */
    async check(): Promise<number> {
      const from = performance.now()
      const found = await checkLedger(sql)
      if (found.length > 0) throw new Error(`The ledger of ${count} transfers does not add up.\n${found.join('\n')}`)
      return (performance.now() - from) / 1000
    },
    async close() {
      await sql.end()
      await close()
    },
  }
}

/**
 * @param rounds for each the milliseconds of posting a hire, in the middle, in each ledger
 * @param ledgers the smallest first
 */
function ledgerPage(rounds: readonly number[][], ledgers: readonly Measured[]): string {
  const [smallest, largest] = [ledgers[0], ledgers.at(-1)]
  if (!smallest || !largest) throw new Error('No ledger was measured.')
  const posting = ledgers.map((_, index) => rounds.map((round) => round[index] ?? Number.NaN))
  const slowest = Math.max(...ledgers.flatMap(({ pages }) => pages.flatMap(({ first, next }) => [first, next])))
  return `Ledgers of ${smallest.transfers} to ${largest.transfers} transfers, filled through their triggers with hires that were paid to the end, on one
database server with fsync. Hires are posted to all in turn, each in a transaction of its own, for the recommender and the company
that have a tenth of all; medians, and of the ratio the middle of the rounds' own. Their statements are read as the screens read
them. At the end the rules of \`bun run check:ledger\` hold in each.

${targetTable([
  {
    what: `posting a hire at ${largest.transfers} transfers to that at ${smallest.transfers}`,
    value: medianRatio(posting.at(-1) ?? [], posting[0] ?? []),
    unit: 'x',
    most: 1.3,
  },
  { what: 'a page of a statement', value: slowest, unit: 'ms', most: 50 },
])}

${markdownTable([
  ['transfers', 'posting a hire, ms', 'checking all of it, s'],
  ...ledgers.map(({ transfers, checking }, at) => [
    `${transfers}`,
    median(posting[at] ?? []).toFixed(2),
    checking.toFixed(1),
  ]),
])}

Statements, in milliseconds: the first page of 20 rows, those that follow of 50 rows, and the slowest of all.

${markdownTable([
  ['transfers', 'whose', 'rows', 'first', 'following', 'slowest'],
  ...ledgers.flatMap(({ transfers, pages }) =>
    pages.map(({ who, rows, first, next, slowest }) => [
      `${transfers}`,
      who,
      `${rows}`,
      ...[first, next, slowest].map((ms) => ms.toFixed(1)),
    ]),
  ),
])}`
}
