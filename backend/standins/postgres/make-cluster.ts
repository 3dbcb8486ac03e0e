import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Home, isMade } from './home.ts'

export const SUPERUSER = 'postgres'

/**
 * Makes an empty UTF-8 database cluster with a random password, unless there is one.
 * @returns the password
 */
export function makeCluster(home: Home, binaries: string): string {
  const passwordFile = join(home.folder, 'password')
  const version = versionOf(binaries)
  if (isMade(home)) return readPassword(home, passwordFile, version)
  const partial = join(home.folder, 'data.partial')
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { mode: 0o700 })
  const password = randomBytes(24).toString('base64url')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (home.account) for (const path of [partial, passwordFile]) chownSync(path, home.account.uid, home.account.gid)

  const made = Bun.spawnSync([join(binaries, 'bin', 'initdb'), ...initOptions(partial, passwordFile, version)], {
    ...home.account,
    cwd: home.folder,
    env: { LC_ALL: 'C', TZ: 'UTC' },
    stdout: 'ignore',
  })
  if (!made.success) throw new Error(`PostgreSQL could not make its database: ${made.stderr.toString().trim()}`)
  // Renamed only when whole, so that an interrupted first start leaves nothing that looks like a database.
  renameSync(partial, home.data)
  return password
}

/** The first that has a locale provider of its own. */
const BUILTIN = 17

function initOptions(data: string, passwordFile: string, version: number): string[] {
  // The built-in provider sorts alike on every system; the libc locale is for what still asks libc, as pg_trgm does.
  const libc = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  return [
    `--pgdata=${data}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    ...(version >= BUILTIN ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []),
    `--locale=${libc}`,
    '--lc-messages=C',
  ]
}

/** The major version of these programs. */
function versionOf(binaries: string): number {
  const { stdout } = Bun.spawnSync([join(binaries, 'bin', 'initdb'), '--version'], { cwd: '/' })
  return Number(/\b(\d+)/.exec(stdout.toString())?.[1])
}

function readPassword(home: Home, passwordFile: string, version: number): string {
  try {
    const madeBy = readFileSync(join(home.data, 'PG_VERSION'), 'utf8').trim()
    if (Number(madeBy) !== version) throw new Error(`it was made by PostgreSQL ${madeBy}`)
    return readFileSync(passwordFile, 'utf8')
  } catch (error) {
    throw new Error(
      `The database in ${home.folder} cannot be used: ${(error as Error).message}. Delete it to start afresh.`,
    )
  }
}
