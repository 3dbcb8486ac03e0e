import { join } from 'node:path'
import postgres from 'postgres'
import { scratchFoldersInMemory } from '../standins/postgres/scratch.ts'
import { startPostgres } from '../standins/postgres.ts'

/** Bytes that the databases of a run may take of the memory; it fills a fraction of them. */
const ROOM = 2 ** 30

/**
 * Each test process takes the first server that nobody uses; what a killed one left behind is dropped. It lies in
 * memory: each test file copies a database and drops it, a thousand files and two checkpoints, and where a busy disk
 * holds one of those up for seconds, the file's first hook runs into its limit.
 * @returns its URL, and `stop`
 */
export async function startTestPostgres() {
  const [scratch] = scratchFoldersInMemory(ROOM)
  if (!scratch) throw new Error('There is no temporary folder to keep the test database in.')
  for (let number = 0; ; number++) {
    const dataDir = join(scratch, `tests-${number}`)
    const isTaken = (error: unknown) => error instanceof Error && error.message.includes('already uses')
    const server = await startPostgres({ dataDir }).catch((error: unknown) => {
      if (isTaken(error)) return undefined
      throw error
    })
    if (!server) continue
    const sql = postgres(server.url, { max: 1 })
    // Nothing here has to survive a power cut.
    await sql`alter system set fsync = off`
    await sql`alter system set max_wal_size = '128MB'`
    await sql`select pg_reload_conf()`
    const left = await sql<{ name: string }[]>`select datname as name from pg_database where datname like 'test\_%'`
    for (const { name } of left) await sql.unsafe(`drop database ${name} with (force)`)
    await sql.end()
    return { url: server.url, stop: server.stop }
  }
}
