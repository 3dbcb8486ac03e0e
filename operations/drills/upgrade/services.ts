import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeServerRole } from '../../../backend/standins/postgres/make-server-role.ts'
import { startPostgres } from '../../../backend/standins/postgres.ts'
import { startStandins } from '../../../backend/standins/start.ts'
import { startSmtpServer } from '../../../backend/test/smtp-server.ts'
import { until } from '../../../backend/test/until.ts'
import { freePort } from '../../../scripts/ports.ts'
import { run, type Version } from './version-before.ts'

/** What browsers are told; the servers listen elsewhere, side by side. */
export const APP_URL = 'http://goodword.localhost'
const STARTS_IN_MS = 60_000

/** One server of one version. */
export interface Server {
  url: string
  /** Whether its process has not ended by itself. */
  isRunning(): boolean
  /** Tells it to end, as an operator does. */
  stop(): Promise<void>
}

/** An empty database with its two roles. */
interface Database {
  ownerUrl: string
  serverUrl: string
  stop?(): Promise<void>
}

async function ownDatabase(dataDir: string): Promise<Database> {
  const { url, stop } = await startPostgres({ dataDir })
  return { ownerUrl: url, serverUrl: await makeServerRole(url), stop }
}

/**
 * An empty database with the two roles, and what servers of any version need besides: files, a mail server, sign-in.
 * @param database where it is one of this machine's own otherwise
 */
export async function startServices(database?: Database) {
  const dataDir = await mkdtemp(join(tmpdir(), 'goodword-drill-'))
  const { ownerUrl, serverUrl, stop } = database ?? (await ownDatabase(dataDir))
  const smtp = await startSmtpServer()
  const given = { DATABASE_URL: serverUrl, SMTP_URL: smtp.url }
  const standins = await startStandins({ dataDir, appUrl: APP_URL, given })
  const variables: Record<string, string> = {
    ...given,
    ...standins.env,
    APP_MODE: 'test',
    APP_URL,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    NEWS_DELAY_SECONDS: '0',
    MAIL_FROM: 'Goodword <hello@goodword.example>',
  }
  const running = new Set<Bun.Subprocess>()

  return {
    ownerUrl,
    smtp,
    /** What every server is told. */
    variables,
    /** `bun run migrate` of a version. @returns what it says */
    migrate: ({ folder }: Version) =>
      run([process.execPath, 'run', 'migrate'], folder, { ...variables, DATABASE_OWNER_URL: ownerUrl }),
    /** A command that operators of a version have. @returns what it says */
    ask: ({ folder }: Version, ...words: string[]) => run([process.execPath, ...words], folder, variables),
    /** A server of a version, once it is ready. It may not migrate: it is not told the owner. */
    async start({ folder }: Version, more: Record<string, string> = {}): Promise<Server> {
      const port = await freePort()
      const url = `http://127.0.0.1:${port}`
      const child = Bun.spawn([process.execPath, join(folder, 'backend/src/main.ts')], {
        cwd: folder,
        env: { ...process.env, ...variables, PORT: String(port), DRAIN_SECONDS: '0', ...more },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      const words = new Response(child.stderr).text()
      running.add(child)
      await until(async () => {
        if (child.exitCode !== null) throw new Error(await words)
        return fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      }, STARTS_IN_MS)
      return {
        url,
        isRunning: () => child.exitCode === null,
        async stop() {
          child.kill('SIGTERM')
          await child.exited
          running.delete(child)
        },
      }
    },
    async stop() {
      for (const child of running) child.kill('SIGKILL')
      await standins.stop()
      await smtp.stop()
      await stop?.()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type Services = Awaited<ReturnType<typeof startServices>>
