import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { STANDIN_ISSUER } from './google/identity.ts'
import type { DemoPerson } from './google/sign-in-page.ts'
import { startGoogle } from './google.ts'
import { startMailCatcher } from './mail-catcher.ts'
import { startObjectStore } from './object-store.ts'
import { startPostgres, wipePostgres } from './postgres.ts'

type Variables = Record<string, string>

export interface Standins {
  /** What the app's server needs to use them; variables that were given are left out. */
  env: Variables
  /** For people: a few addresses by name. */
  urls: Record<string, string>
  stop(): Promise<void>
}

interface Options {
  /** Folder that keeps all local data. */
  dataDir: string
  /** Where browsers find the app, without a path. */
  appUrl: string
  /** Starts with empty data. */
  fresh?: boolean
  /** Variables that are set already: each real service replaces its stand-in. */
  given?: Record<string, string | undefined>
  /** Whom Google's page offers to sign in as. */
  people?: readonly DemoPerson[]
  /** A service without one gets a free port. */
  ports?: { postgres?: number; objectStore?: number; smtp?: number; pages?: number; google?: number }
  log?: (line: string) => void
}

/** `createApp` refuses these in production by the word they contain. */
const SECRET = 'development'
const S3 = { accessKeyId: `${SECRET}-key`, secretAccessKey: `${SECRET}-secret`, region: 'us-east-1' }
const BUCKET = 'goodword'
const CLIENT = { clientId: `${SECRET}-client`, clientSecret: `${SECRET}-secret` }

/**
 * Starts everything the app talks to, on this machine, speaking the real protocols. Only for development and tests: the
 * server itself refuses these values in production.
 * @throws Error with a sentence for the terminal when one cannot start; those that had started are stopped
 */
export async function startStandins(options: Options): Promise<Standins> {
  const { dataDir, fresh, given = process.env } = options
  if (fresh) {
    if (!given.DATABASE_URL) await wipePostgres(dataDir)
    for (const name of ['objects', 'mail']) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
  const parts = await Promise.allSettled([
    given.DATABASE_URL ? undefined : database(options),
    given.S3_ENDPOINT ? undefined : files(options),
    mail(options, !given.SMTP_URL),
    given.GOOGLE_CLIENT_ID ? undefined : google(options),
  ])
  const started = parts.flatMap((part) => (part.status === 'fulfilled' && part.value ? [part.value] : []))
  const stop = async () => {
    await Promise.all(started.map((part) => part.stop()))
  }
  const failed = parts.find((part) => part.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  const env: Variables = given.SESSION_SECRET ? {} : { SESSION_SECRET: `${SECRET} sessions on this machine only` }
  for (const part of started) Object.assign(env, part.env)
  return { env, urls: Object.assign({}, ...started.map((part) => part.urls)), stop }
}

async function database({ dataDir, ports, log }: Options): Promise<Standins> {
  const { url, stop } = await startPostgres({ dataDir, port: ports?.postgres, log })
  return { env: { DATABASE_URL: url }, urls: { PostgreSQL: url }, stop }
}

async function files({ dataDir, appUrl, ports }: Options): Promise<Standins> {
  const options = { dataDir, bucket: BUCKET, credentials: S3, origins: [appUrl], port: ports?.objectStore }
  const { endpoint, stop } = await startObjectStore(options)
  const env = {
    S3_ENDPOINT: endpoint,
    S3_REGION: S3.region,
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY_ID: S3.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3.secretAccessKey,
    S3_FORCE_PATH_STYLE: 'true',
  }
  return { env, urls: {}, stop }
}

/** The pages below /dev are served with a real mail server, too: the previews of letters are among them. */
async function mail({ dataDir, ports }: Options, isCaught: boolean): Promise<Standins> {
  const { smtpUrl, httpUrl, stop } = await startMailCatcher({ dataDir, smtpPort: ports?.smtp, httpPort: ports?.pages })
  const caught = { SMTP_URL: smtpUrl, MAIL_FROM: 'Goodword <hello@goodword.example>' }
  return { env: { STANDINS_URL: httpUrl, ...(isCaught ? caught : {}) }, urls: {}, stop }
}

async function google({ dataDir, appUrl, people = [], ports }: Options): Promise<Standins> {
  const redirectUris = [`${appUrl}/api/auth/google/callback`]
  const provider = await startGoogle({ dataDir, ...CLIENT, redirectUris, people, port: ports?.google })
  const env = {
    GOOGLE_CLIENT_ID: CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
    GOOGLE_ISSUER: STANDIN_ISSUER,
    GOOGLE_AUTHORIZATION_URL: provider.authorizationUrl,
    GOOGLE_TOKEN_URL: provider.tokenUrl,
    GOOGLE_JWKS_URL: provider.jwksUrl,
  }
  return { env, urls: {}, stop: provider.stop }
}
