import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, isFree } from './ports.ts'
import { findBinaries } from './postgres/binaries.ts'
import { findHome, forgetHomes, type Home } from './postgres/home.ts'
import { claim } from './postgres/lock.ts'
import { makeCluster, SUPERUSER } from './postgres/make-cluster.ts'
import { readPostmaster, stopOrphan, stopServer } from './postgres/server-process.ts'
import { watchOver } from './postgres/watchdog.ts'

export interface Postgres {
  /** Superuser's URL of the database `postgres`, with its password. */
  url: string
  pid: number
  port: number
  /** Ends the server; safe to call again, and after it died. */
  stop(): Promise<void>
}

interface Options {
  /** Folder that keeps data between starts, made when missing. */
  dataDir: string
  /** Taken as given; without one a free port is chosen. */
  port?: number | undefined
  /** Folder with `bin/` of another PostgreSQL than ours, such as Debian's. */
  programs?: string | undefined
  /** Settings of PostgreSQL in place of its defaults, as `shared_buffers`. */
  settings?: Record<string, string> | undefined
  log?: ((line: string) => void) | undefined
}

const START_PATIENCE = 60_000

/**
 * Starts a real PostgreSQL 18 on the loopback interface. Recovers by itself from a killed launcher, a killed server and
 * a stale pid file; runs as another user when we are root.
 * @throws Error in a plain sentence: the port is taken, another process uses the data, the server does not start
 */
export async function startPostgres({ dataDir, port, programs, settings = {}, log }: Options): Promise<Postgres> {
  forgetHomes()
  const home = findHome(dataDir)
  const release = claim(home.folder)
  try {
    if (await stopOrphan(home.data)) log?.('A database server left over from an earlier start was stopped.')
    const binaries = programs ?? findBinaries(home.account)
    const password = makeCluster(home, binaries)
    if (port && !(await isFree(port))) {
      throw new Error(`Port ${port} is taken by another program. Stop it or choose another port for the database.`)
    }
    const server = await launch(home, binaries, port, settings)
    const stop = () => server.stop().finally(release)
    return { url: `postgres://${SUPERUSER}:${password}@127.0.0.1:${server.port}/postgres`, ...server, stop }
  } catch (error) {
    release()
    throw error
  }
}

/** Forgets all data that belongs to `dataDir`, wherever it lies. */
export async function wipePostgres(dataDir: string): Promise<void> {
  const home = findHome(dataDir)
  const release = claim(home.folder)
  await stopOrphan(home.data)
  rmSync(home.data, { recursive: true, force: true })
  release()
}

async function launch(
  home: Home,
  binaries: string,
  given: number | undefined,
  settings: Record<string, string>,
): Promise<Omit<Postgres, 'url'>> {
  const logFile = join(home.folder, 'postgres.log')
  for (const end = Date.now() + START_PATIENCE; ; await Bun.sleep(100)) {
    const port = given ?? (await freePort())
    const server = spawn(home, binaries, { ...settings, ...ownSettings(port) }, logFile)
    const gone = () => server.exitCode !== null || server.signalCode !== null
    while (!gone() && Date.now() < end) {
      const postmaster = readPostmaster(home.data)
      if (postmaster?.pid === server.pid && postmaster.ready) return handle(server, home.data, port, gone)
      await Bun.sleep(5)
    }
    const reason = readFileSync(logFile, 'utf8').trim()
    // The processes of a killed server take a moment to notice and let go of its memory; and what was a free port may
    // have become somebody else's.
    const passes = reason.includes('shared memory block') || (!given && reason.includes('could not bind'))
    if (gone() && passes && Date.now() < end) continue
    await stopServer(server.pid, gone)
    throw new Error(`PostgreSQL did not start: ${reason.split('\n').slice(-5).join('\n')}`)
  }
}

function ownSettings(port: number) {
  return {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
  }
}

function spawn(home: Home, binaries: string, settings: Record<string, string>, logFile: string) {
  const output = openSync(logFile, 'w', 0o600)
  const server = Bun.spawn(
    [
      join(binaries, 'bin', 'postgres'),
      '-D',
      home.data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    // Detached: Ctrl-C in the terminal must reach us alone, so that the app can finish its work on the database.
    {
      ...home.account,
      cwd: home.folder,
      env: { LC_ALL: 'C' },
      stdin: 'ignore',
      stdout: output,
      stderr: output,
      detached: true,
    },
  )
  closeSync(output)
  return server
}

function handle(server: Bun.Subprocess, data: string, port: number, gone: () => boolean): Omit<Postgres, 'url'> {
  const unwatch = watchOver(server.pid, data)
  const stop = async () => {
    unwatch()
    if (!gone()) await stopServer(server.pid, gone)
  }
  return { pid: server.pid, port, stop }
}
