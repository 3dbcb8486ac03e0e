import { appendFileSync, copyFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { findHome } from '../standins/postgres/home.ts'
import { startPostgres } from '../standins/postgres.ts'
import { until } from './until.ts'

/** Milliseconds, as for a start: a standby that was refused asks the primary again after five seconds. */
const PATIENCE = 60_000

/**
 * Starts a standby of a running PostgreSQL of ours: a copy of its data, made while it runs, that follows it from then on.
 * @param primary its superuser's URL, and the folder that it was started with
 * @param dataDir the folder of the copy
 * @returns as `startPostgres`, and what tests do to a standby
 */
export async function startStandby(primary: { url: string; dataDir: string }, dataDir: string) {
  const from = findHome(primary.dataDir)
  const to = findHome(dataDir)
  const ofPrimary = postgres(primary.url, { max: 1, onnotice: () => {} })
  await ofPrimary`select pg_backup_start('a standby', true)`
  const { success, stderr } = Bun.spawnSync(['cp', '-a', from.data, to.data])
  if (!success) throw new Error(stderr.toString())
  const [label] = await ofPrimary<{ labelfile: string }[]>`select labelfile from pg_backup_stop()`
  rmSync(join(to.data, 'postmaster.pid'))
  copyFileSync(join(from.folder, 'password'), join(to.folder, 'password'))
  const { hostname, port, username, password } = new URL(primary.url)
  appendFileSync(
    join(to.data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`,
  )
  writeFileSync(join(to.data, 'backup_label'), label?.labelfile ?? '')
  writeFileSync(join(to.data, 'standby.signal'), '')
  Bun.spawnSync(['chown', '-R', '--reference', from.data, to.data])

  const server = await startPostgres({ dataDir })
  const ofStandby = postgres(server.url, { max: 1, onnotice: () => {} })
  /** All that the primary has written so far. */
  const caughtUp = async () => {
    const [at] = await ofPrimary<{ position: string }[]>`select pg_current_wal_flush_lsn()::text as position`
    await until(async () => {
      const [row] = await ofStandby`select pg_last_wal_replay_lsn() >= ${at?.position ?? ''}::pg_lsn as "is"`
      return row?.is
    }, PATIENCE)
  }
  await caughtUp()
  return {
    ...server,
    caughtUp,
    /** From now on it goes on listening, and applies nothing of what it hears. */
    async pause() {
      await ofStandby`select pg_wal_replay_pause()`
      await until(async () => (await ofStandby`select pg_get_wal_replay_pause_state() as state`)[0]?.state === 'paused')
    },
    async goOn() {
      await ofStandby`select pg_wal_replay_resume()`
      await caughtUp()
    },
    /** It takes writes from now on, and follows nobody. */
    promote: () => ofStandby`select pg_promote()`,
    async stop() {
      await ofPrimary.end({ timeout: 0 })
      await ofStandby.end({ timeout: 0 })
      await server.stop()
    },
  }
}
