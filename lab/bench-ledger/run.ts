import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { createDatabase } from '../../backend/src/db/connect/client.ts'
import { migrate } from '../../backend/src/db/migrate/migrate.ts'
import { checkLedger } from '../../backend/src/money/ledger/check-ledger.ts'
import { startPostgres } from '../../backend/standins/postgres.ts'
import { ROOT } from '../../scripts/rooms.ts'
import { say } from '../../scripts/say.ts'
import { median } from '../bench/median.ts'
import { fillLedger, TRANSFERS } from './fill-ledger.ts'
import { ledgerPage } from './ledger-page.ts'
import { makeParties } from './parties.ts'
import { postHire } from './post-hire.ts'
import { readPages } from './read-pages.ts'

interface Options {
  write: boolean
  /** Each posts to all ledgers in turn, hire by hire, so that a slow moment hits them alike. */
  rounds: number
  /** In the largest one. */
  transfers: number
}

/** Transfers of the ledgers before the largest. */
const SIZES = [1000, 10_000, 100_000]
/** Hires of a round: few enough that the smallest ledger stays small. */
const HIRES = 40
/** Times that each statement is read. */
const READINGS = 20

/** Runs it all; see `bench-ledger.ts`. */
export async function benchLedger({ write, rounds, transfers }: Options): Promise<void> {
  const machine = { processors: availableParallelism(), load: loadavg()[0] ?? Number.NaN }
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
    const read = []
    for (const ledger of ledgers)
      read.push({ transfers: ledger.transfers, pages: await ledger.read(), checking: await ledger.check() })
    const page = ledgerPage(measured, read, machine)
    say(page)
    if (write) await writeFile(join(ROOT, 'docs/bench-ledger.md'), page)
  } finally {
    for (const ledger of ledgers) await ledger.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

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
