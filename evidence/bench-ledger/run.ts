import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { createDatabase } from '../../backend/src/db/client.ts'
import { migrate } from '../../backend/src/db/migrate.ts'
import { checkLedger } from '../../backend/src/ledger/check-ledger.ts'
import { startPostgres } from '../../backend/standins/postgres.ts'
import { ROOT } from '../../scripts/rooms.ts'
import { say } from '../../scripts/say.ts'
import { median } from '../bench/median.ts'
import { fillLedger, TRANSFERS } from './fill-ledger.ts'
import { ledgerPage, type Round } from './ledger-page.ts'
import { postHire } from './post-hire.ts'
import { readPages } from './read-pages.ts'
import { buildTown } from './town.ts'

interface Options {
  write: boolean
  /** Each posts to both ledgers in turn, hire by hire, so that a slow moment hits both alike. */
  rounds: number
  /** In the large one. */
  transfers: number
}

const SMALL = 1000
/** Hires of a round: few enough that the small one stays small. */
const HIRES = 40
/** Times that each statement is read. */
const READINGS = 20

/** Runs it all; see `bench-ledger.ts`. */
export async function benchLedger({ write, rounds, transfers }: Options): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'goodword-bench-ledger-'))
  const server = await startPostgres({ dataDir: join(folder, 'data') })
  const opened: { close: () => Promise<void> }[] = []
  try {
    const [small, large] = [
      await openLedger(server.url, 'small', SMALL),
      await openLedger(server.url, 'large', transfers),
    ]
    opened.push(small, large)
    const measured: Round[] = []
    for (let round = 0; round <= rounds; round++) {
      const times: Record<keyof Round, number[]> = { small: [], large: [] }
      for (let hire = 0; hire < HIRES; hire++) {
        times.small.push(await small.post())
        times.large.push(await large.post())
      }
      // The first round warms up.
      if (round > 0) measured.push({ small: median(times.small), large: median(times.large) })
      say(`round ${round} of ${rounds}`)
    }
    const pages = await large.read()
    await small.check()
    const page = ledgerPage(measured, pages, {
      small: small.transfers,
      large: large.transfers,
      checking: await large.check(),
    })
    say(page)
    if (write) await writeFile(join(ROOT, 'docs/bench-ledger.md'), page)
  } finally {
    for (const each of opened) await each.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A ledger in a database of its own, with about so many transfers. */
async function openLedger(serverUrl: string, name: string, transfers: number) {
  const url = new URL(serverUrl)
  const admin = postgres(serverUrl, { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database bench_${name}`)
  await admin.end()
  url.pathname = `/bench_${name}`
  await migrate(url.href)
  const { db, close } = createDatabase(url.href, { deadline: 60_000 })
  const sql = postgres(url.href, { max: 1, onnotice: () => {} })
  const hires = Math.round(transfers / TRANSFERS)
  const town = await buildTown(db, hires)
  await fillLedger(sql, town, hires)
  const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`select count(*)::int as count from transfers`
  say(`${name}: ${count} transfers`)
  return {
    transfers: count,
    post: () => postHire(db, town),
    read: () => readPages(db, town, READINGS),
    /** @returns seconds */
    async check(): Promise<number> {
      const from = performance.now()
      const found = await checkLedger(sql)
      if (found.length > 0) throw new Error(`The ${name} ledger does not add up.\n${found.join('\n')}`)
      return (performance.now() - from) / 1000
    },
    async close() {
      await sql.end()
      await close()
    },
  }
}
