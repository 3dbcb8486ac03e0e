import { Database } from 'bun:sqlite'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Locks of this process. Kept here, as a database that is collected as garbage gives up its lock. */
const held = new Set<Database>()

/** Milliseconds that a process which was killed a moment ago may take to end. */
const ENDING = 1000

/**
 * Claims a home for this process: two launchers on one data directory would stop each other's server. Of many that come
 * at once one gets it, and its claim ends with its process, however that ends.
 * @returns the release
 * @throws Error naming the other process while it lives
 */
export function claim(folder: string): () => void {
  const owner = join(folder, 'launcher')
  const release = lock(folder, ENDING)
  if (!release) throw new Error(`${nameOf(owner)} already uses the database in ${folder}. Stop it first.`)
  writeFileSync(owner, String(process.pid))
  return () => {
    rmSync(owner, { force: true })
    release()
  }
}

/** Milliseconds that one may have to wait for others, such as for a copy of programs on a busy disk. */
const PATIENCE = 120_000

/** Does this while no other process does something in the same folder; waits for those that do. */
export function inTurn(folder: string, work: () => void): void {
  const release = lock(folder, PATIENCE)
  if (!release) throw new Error(`Another process has kept ${folder} for two minutes. Stop it first.`)
  try {
    work()
  } finally {
    release()
  }
}

/**
 * A lock of the operating system on a folder, by way of SQLite: Bun offers no other.
 * @param patience milliseconds to wait for it
 * @returns the release, which may be called again; undefined when another has it
 */
function lock(folder: string, patience: number): (() => void) | undefined {
  const database = new Database(join(folder, 'lock'))
  try {
    database.run(`pragma busy_timeout = ${patience}`)
    database.run('begin exclusive')
  } catch (error) {
    database.close()
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return undefined
    throw error
  }
  held.add(database)
  return () => {
    if (held.delete(database)) database.close()
  }
}

function nameOf(owner: string): string {
  try {
    return `Process ${readFileSync(owner, 'utf8')}`
  } catch {
    // It has the lock, and is about to write its name.
    return 'Another process'
  }
}
