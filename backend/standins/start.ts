import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { GOOGLE_STANDIN } from './issuer/google.ts'
import type { DemoPerson } from './issuer/sign-in-page.ts'
import { startIssuer } from './issuer.ts'
import { startMailCatcher } from './mail-catcher.ts'
import { startObjectStore } from './object-store.ts'
import { rememberedPort } from './ports.ts'
import { makeServerRole } from './postgres/make-server-role.ts'
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
  ports?: { postgres?: number; objectStore?: number; smtp?: number; pages?: number }
  /** Settings of PostgreSQL in place of its defaults, as `shared_buffers`. */
  postgres?: Record<string, string>
  log?: (line: string) => void
}

/** `createApp` refuses these in production by the word they contain. */
const SECRET = 'development'
const S3 = { accessKeyId: `${SECRET}-key`, secretAccessKey: `${SECRET}-secret`, region: 'us-east-1' }
const BUCKET = 'goodword'
/** An account of its own: who signs in here is nobody the demo data knows. */
const AT_ACME = {
  email: 'alex.rivera@acme.example',
  firstName: 'Alex',
  lastName: 'Rivera',
  label: 'New here: the first sign-in makes the account',
}
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
    given.OIDC_PROVIDERS ? undefined : acme(options),
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

async function database({ dataDir, ports, postgres, log }: Options): Promise<Standins> {
  const { url, stop } = await startPostgres({ dataDir, port: ports?.postgres, settings: postgres, log })
  const env = { DATABASE_URL: await makeServerRole(url), DATABASE_OWNER_URL: url }
  return { env, urls: { PostgreSQL: url }, stop }
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

async function google({ dataDir, appUrl, people = [] }: Options): Promise<Standins> {
  const redirectUris = [`${appUrl}/api/auth/google/callback`]
  const provider = await startIssuer({
    ...{ label: 'Google', issuer: GOOGLE_STANDIN, dataDir, redirectUris, people },
    ...CLIENT,
  })
  const env = {
    GOOGLE_CLIENT_ID: CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
    GOOGLE_ISSUER: provider.issuer,
    GOOGLE_AUTHORIZATION_URL: provider.authorizationUrl,
    GOOGLE_TOKEN_URL: provider.tokenUrl,
    GOOGLE_JWKS_URL: provider.jwksUrl,
  }
  return { env, urls: {}, stop: provider.stop }
}

/** A second provider, as any issuer of OpenID Connect is configured. Its address is who it is: it keeps its port. */
async function acme({ dataDir, appUrl }: Options): Promise<Standins> {
  const label = 'Acme SSO'
  const redirectUris = [`${appUrl}/api/auth/acme/callback`]
  const port = await rememberedPort(dataDir, 'acme-sso')
  const { issuer, stop } = await startIssuer({ label, dataDir, redirectUris, people: [AT_ACME], port, ...CLIENT })
  const env = {
    OIDC_PROVIDERS: 'acme',
    OIDC_ACME_LABEL: label,
    OIDC_ACME_ISSUER: issuer,
    OIDC_ACME_CLIENT_ID: CLIENT.clientId,
    OIDC_ACME_CLIENT_SECRET: CLIENT.clientSecret,
  }
  return { env, urls: {}, stop }
}
