import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Account, accountFor, canEnter } from './account.ts'
import { scratchFolders } from './scratch.ts'

/** Names the folder that a home outside of it belongs to. */
const ORIGIN = 'origin'

/** Where one server keeps its data and settings, and the user it runs as. */
export interface Home {
  folder: string
  /** PostgreSQL's own data directory. */
  data: string
  account: Account | undefined
}

/**
 * The home of the server whose data belongs to `dataDir`: inside it where the server's user can get there, else a
 * folder outside named after its path, the same on every start.
 */
export function findHome(dataDir: string): Home {
  mkdirSync(dataDir, { recursive: true })
  const inside = homeIn(join(resolve(dataDir), 'postgres'))
  if (canEnter(inside.folder, inside.account)) return inside
  const name = `data-${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16)}`
  for (const scratch of scratchFolders()) {
    const outside = homeIn(join(scratch, name))
    if (!canEnter(outside.folder, outside.account)) continue
    writeFileSync(join(outside.folder, ORIGIN), resolve(dataDir))
    return outside
  }
  throw new Error(`PostgreSQL's user can enter neither ${dataDir} nor the temporary folder. Set DATABASE_URL instead.`)
}

/** Removes homes outside whose folder is gone, as after a test: nothing would find them again. */
export function forgetHomes(): void {
  for (const scratch of scratchFolders()) {
    for (const name of readdirSync(scratch)) {
      const origin = join(scratch, name, ORIGIN)
      if (!existsSync(origin) || existsSync(readFileSync(origin, 'utf8'))) continue
      const isServed = existsSync(join(scratch, name, 'data', 'postmaster.pid'))
      if (!isServed) rmSync(join(scratch, name), { recursive: true, force: true })
    }
  }
}

/** True when there is a database of an earlier start. */
export function isMade({ data }: Home): boolean {
  return existsSync(join(data, 'PG_VERSION'))
}

function homeIn(folder: string): Home {
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  const data = join(folder, 'data')
  return { folder, data, account: accountFor(data) }
}
