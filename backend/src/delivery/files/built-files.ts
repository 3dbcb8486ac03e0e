import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress } from 'node:zlib'
import { eq, inArray, lt, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Connection, Database } from '../../db/connect/client.ts'
import { builtFiles } from '../../db/schema/built-files.ts'
import type { Logger } from '../../watching/log.ts'
import type { FindFile } from './find-file.ts'
import { isSafePath } from './is-safe-path.ts'

const HOUR = 60 * 60 * 1000
/** Bytes of other builds' scripts kept in memory. */
const MEMORY_MAX = 16 * 1024 * 1024
const [compress, decompress] = [promisify(brotliCompress), promisify(brotliDecompress)]
const isOld = lt(builtFiles.seenAt, sql`now() - interval '7 days'`)

/** The build names every script for browsers by its content; nobody asks the database for others. */
const NAMED_BY_CONTENT = /\.[0-9a-f]{8}\.js(\.br)?$/

/** A script as browsers ask for it, and where it lies. */
interface BuiltFile {
  path: string
  file: string
}

/**
 * Publishes the scripts of this server's build, and says once an hour that it still runs them.
 * @returns `stop`
 * @throws Error where the database is away at the start
 */
export async function keepPublished(
  { db, log }: { db: Database; log: Logger },
  dist: string,
  releases: readonly string[],
): Promise<{ stop(): void }> {
  await publishBuiltFiles(db, dist, releases)
  const again = () =>
    publishBuiltFiles(db, dist, releases).catch((error: unknown) =>
      log.warn({ err: error }, 'marking built files as in use failed; retrying in an hour'),
    )
  const timer = setInterval(() => void again(), HOUR)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

/**
 * Publishes the scripts of this server's build to all servers of the database (docs/rules.md#every-server-answers-for-every-build),
 * before its pages name them. What is there already is only marked as in use.
 * @param dist the folder `WEB_DIST`
 * @param releases folders of the remotes' releases that the build came with, below `remotes/`
 */
export async function publishBuiltFiles(db: Database, dist: string, releases: readonly string[]): Promise<void> {
  const files = await scriptsOf(dist, releases)
  const known = new Set(await noteInUse(db, files))
  for (const { path, file } of files.filter(({ path }) => !known.has(path))) {
    // Another server of this build may be doing the same.
    await db
      .insert(builtFiles)
      .values({ path, brotli: await compressed(file) })
      .onConflictDoNothing()
  }
}

/** Marks the scripts of a build as in use. @returns the paths of those that are there */
async function noteInUse(db: Database, files: readonly BuiltFile[]): Promise<string[]> {
  const paths = files.map(({ path }) => path)
  if (paths.length === 0) return []
  const noted = await db
    .update(builtFiles)
    .set({ seenAt: sql`now()` })
    .where(inArray(builtFiles.path, paths))
    .returning({ path: builtFiles.path })
  return noted.map(({ path }) => path)
}

async function scriptsOf(dist: string, releases: readonly string[]): Promise<BuiltFile[]> {
  const folders = [
    ['shell/assets', '/assets'] as const,
    ...releases.map((release) => [`remotes/${release}`, `/remotes/${release}`] as const),
  ]
  const found = await Promise.all(
    folders.map(async ([folder, address]) =>
      (await readdir(join(dist, folder)).catch(() => []))
        // A release's part for the server, which is for no browser, has no such name.
        .filter((name) => name.endsWith('.js') && NAMED_BY_CONTENT.test(name) && isSafePath(name))
        .map((name) => ({ path: `${address}/${name}`, file: join(dist, folder, name) })),
    ),
  )
  return found.flat()
}

const compressed = async (file: string): Promise<Uint8Array> =>
  readFile(`${file}.br`).catch(async () => compress(await readFile(file)))

/** Milliseconds in which a script that is not there is not asked for again, and how many of them are remembered. */
const MISSING_FOR = 10_000
const MISSING_MAX = 10_000

/**
 * Finds scripts of the builds of other servers, as `publishBuiltFiles` left them: compressed where the path ends with `.br`.
 * @param address what stands before the path in pages: `/assets/`
 * @returns a function that throws where the database is away
 */
export function findBuiltFiles(db: Connection, address: '/assets/' | '/remotes/'): FindFile {
  const missing = new LRUCache<string, true>({ max: MISSING_MAX, ttl: MISSING_FOR })
  const memory = new LRUCache<string, Uint8Array>({
    maxSize: MEMORY_MAX,
    sizeCalculation: ({ byteLength }) => byteLength || 1,
    fetchMethod: async (asked) => {
      const isCompressed = asked.endsWith('.br')
      const path = address + (isCompressed ? asked.slice(0, -'.br'.length) : asked)
      if (missing.has(path)) return undefined
      const [row] = await db.select({ brotli: builtFiles.brotli }).from(builtFiles).where(eq(builtFiles.path, path))
      if (!row) missing.set(path, true)
      return row && (isCompressed ? row.brotli : decompress(row.brotli))
    },
    ignoreFetchAbort: true,
  })
  return async (path) => (NAMED_BY_CONTENT.test(path) && isSafePath(path) ? ((await memory.fetch(path)) ?? null) : null)
}

/** How many scripts no server has run for seven days. */
export const countOldBuiltFiles = ({ db }: { db: Database }): Promise<number> => db.$count(builtFiles, isOld)

/** Removes them. @returns how many */
export async function sweepBuiltFiles({ db }: { db: Database }): Promise<number> {
  return (await db.delete(builtFiles).where(isOld).returning({ path: builtFiles.path })).length
}
