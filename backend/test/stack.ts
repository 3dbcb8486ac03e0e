import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../src/db/connect/client.ts'
import { migrate } from '../src/db/migrate/migrate.ts'
import { parseEnv } from '../src/parse-env.ts'
import { freePort } from '../standins/ports.ts'
import { startPostgres } from '../standins/postgres.ts'
import { startStandins } from '../standins/start.ts'
import { Browser } from './browser.ts'
import { makeUser } from './factories.ts'
import { openSession } from './harness.ts'
import { startSmtpServer } from './smtp-server.ts'
import { startStandby } from './start-standby.ts'
import { until } from './until.ts'

const APP_URL = 'http://goodword.localhost'
const MAIN = join(import.meta.dir, '../src/main.ts')

/**
 * The server as a process of its own with services of its own, each of which a test may kill, freeze and start again.
 * @param databaseDir where the database keeps its data, when a test is about that
 */
export async function startFaultStack({ databaseDir }: { databaseDir?: string } = {}) {
  const ownDir = mkdtempSync(join(tmpdir(), 'goodword-faults-'))
  const dataDir = databaseDir ?? ownDir
  let postgres = await startPostgres({ dataDir })
  const { url: databaseUrl, port: databasePort } = postgres
  const smtp = await startSmtpServer()
  const services = { DATABASE_URL: databaseUrl, SMTP_URL: smtp.url }
  const standins = await startStandins({ dataDir: ownDir, appUrl: APP_URL, given: services })
  const port = await freePort()
  const variables: Record<string, string> = {
    APP_MODE: 'test',
    APP_URL,
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'warn',
    MAIL_FROM: 'Goodword <hello@goodword.example>',
    ...services,
    ...standins.env,
  }
  const env = parseEnv(variables)
  await migrate(databaseUrl)
  const { db, close } = createDatabase(databaseUrl)
  const url = `http://127.0.0.1:${port}`
  let server: Bun.Subprocess | undefined
  const standbys: { stop(): Promise<void> }[] = []
  const replicas = new Map<string, { child: Bun.Subprocess; env: Record<string, string> }>()

  async function startServer({ preload, ...more }: Record<string, string> & { preload?: string } = {}) {
    server = spawnServer({ ...variables, ...more }, preload)
    await until(() => isHealthy(url), 30_000)
    return server
  }
  /** One more server on the same services. @returns where it listens */
  async function startReplica(more: Record<string, string> = {}, own?: number): Promise<string> {
    const port = own ?? (await freePort())
    const at = `http://127.0.0.1:${port}`
    replicas.set(at, { child: spawnServer({ ...variables, ...more, PORT: String(port) }), env: more })
    await until(() => isHealthy(at), 30_000)
    return at
  }
  /** Tells it to end, as an operator does, and starts it again at the same address. */
  async function restartReplica(at: string): Promise<void> {
    const replica = replicas.get(at)
    replica?.child.kill('SIGTERM')
    await replica?.child.exited
    await startReplica(replica?.env, Number(new URL(at).port))
  }
  async function killServer() {
    server?.kill('SIGKILL')
    await server?.exited
  }

  /** One more browser of somebody. */
  async function signInAs(userId: string, at = url) {
    const browser = new Browser(at)
    await openSession({ db, env }, browser, userId)
    return browser
  }

  return {
    db,
    env,
    /** Its environment, for programs of ours beside the server. */
    variables,
    smtp,
    url,
    startServer,
    startReplica,
    restartReplica,
    killServer,
    /** Bytes of memory that the server holds. */
    memory: () => memoryOf(server?.pid ?? 0),
    signInAs,
    /** Somebody new with a session. */
    async signIn(role: 'referrer' | 'hiring_manager') {
      const { id } = await makeUser(db, { role })
      return { id, browser: await signInAs(id) }
    },
    database: {
      /** Every process of it gets the signal, as each answers its own connection. */
      signal: (name: 'SIGSTOP' | 'SIGCONT') => {
        for (const pid of [postgres.pid, ...childrenOf(postgres.pid)]) process.kill(pid, name)
      },
      async kill() {
        const { pid, stop } = postgres
        process.kill(pid, 'SIGKILL')
        await stop()
      },
      /** Once it has ended by itself. */
      ended: () => until(() => !isRunning(postgres.pid), 30_000),
      async start() {
        // What is left of one that ended by itself.
        await postgres.stop()
        postgres = await startPostgres({ dataDir, port: databasePort })
      },
    },
    /** A standby of the database, which follows it until the end. */
    async startStandby() {
      const standby = await startStandby({ url: databaseUrl, dataDir }, join(ownDir, `standby-${standbys.length}`))
      standbys.push(standby)
      return standby
    },
    async stop() {
      await killServer()
      for (const { child } of replicas.values()) child.kill('SIGKILL')
      await close()
      await smtp.stop()
      await standins.stop()
      for (const standby of standbys) await standby.stop()
      await postgres.stop()
      rmSync(ownDir, { recursive: true, force: true })
    },
  }
}

export type FaultStack = Awaited<ReturnType<typeof startFaultStack>>

function spawnServer(variables: Record<string, string>, preload?: string): Bun.Subprocess {
  const child = Bun.spawn([process.execPath, ...(preload ? ['--preload', preload] : []), MAIN], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  // Also when a test fails before it stops what it has started.
  process.once('exit', () => child.kill('SIGKILL'))
  return child
}

async function isHealthy(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
}

function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
