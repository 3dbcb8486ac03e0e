import { afterAll, beforeAll, setDefaultTimeout } from 'bun:test'
import type { Role } from '@goodword/contract/statuses'
import { sql } from 'drizzle-orm'
import { createApp } from '../src/app.ts'
import { cookiesOf } from '../src/auth/http/cookies.ts'
import { createSourceFinder } from '../src/auth/http/source-finder.ts'
import { sessionTokens } from '../src/auth/http/tokens.ts'
import type { Env } from '../src/config/env.ts'
import { createDatabase } from '../src/db/connect/client.ts'
import { sessions } from '../src/db/schema/sessions.ts'
import { describeBuild } from '../src/describe-build.ts'
import { admission } from '../src/http/admission.ts'
import { listen } from '../src/http/listen.ts'
import { loadTemplates } from '../src/letters/load-templates.ts'
import type { JobDeps } from '../src/modules/jobs/recent-job-pages.ts'
import { parseEnv } from '../src/parse-env.ts'
import { openDatabase, type ServiceTimes, startServices } from '../src/services.ts'
import { createLogger } from '../src/watching/log.ts'
import { tee } from '../src/watching/tee.ts'
import { startTelemetry } from '../src/watching/telemetry/start-telemetry.ts'
import { Browser } from './browser.ts'
import { freshDatabase, serverVariables } from './database.ts'
import { makeUser } from './factories.ts'
import { APP_URL, services } from './services.ts'

// As in main.ts, and at import, where no test's timeout runs.
await loadTemplates()

export interface Person {
  id: string
  email: string
  firstName: string
  lastName: string
  browser: Browser
}

/** Milliseconds for a statement with which a test arranges something: thousands of rows, on a busy machine. */
const ARRANGING = 30_000

type Variable = keyof Env | `GOOGLE_${string}` | `OIDC_${string}`
type Overrides = Partial<Record<Variable, string>>

/**
 * The whole server on a database of its own, listening on a free port, with real services behind it.
 * @param overrides variables of the environment that this test is about
 * @param times for a test that is about them; a list of jobs is not used again, as tests write behind the server
 */
export async function createTestApp(overrides: Overrides = {}, times: ServiceTimes = {}) {
  const database = await freshDatabase()
  const env = parseEnv({
    APP_MODE: 'test',
    APP_URL,
    LOG_LEVEL: 'debug',
    ...serverVariables(database.serverUrl),
    NEWS_DELAY_SECONDS: '0',
    ...services,
    ...overrides,
  })
  // What tests look up, arrange and break, they do as the owner, which the server is not.
  const ownerUrl = overrides.DATABASE_URL ?? database.url
  const owner = createDatabase(ownerUrl, { deadline: ARRANGING })
  const logged: string[] = []
  const build = describeBuild(env)
  const telemetry = await startTelemetry(env, build)
  const log = createLogger(env, tee({ write: (line) => logged.push(line) }, telemetry.taps))
  const pool = openDatabase(env, times)
  const { deps, queue, stop } = await startServices({ env, build, log, tracing: telemetry.tracing }, pool, {
    jobPages: 1,
    rescanSeconds: 1,
    ...times,
  })
  const app = await createApp(deps)
  listen(app, { port: 0, hostname: '127.0.0.1', admit: admission({ ...deps, findSource: createSourceFinder(deps) }) })
  const url = `http://127.0.0.1:${app.server?.port}`

  return {
    ...deps,
    db: owner.db,
    ownerUrl,
    /** As the server has them: its database is another connection, with another role. */
    deps,
    url,
    /** Where its letters and notifications wait. */
    queue,
    /** How its pool is used now. */
    usage: pool.usage,
    /** The route table. */
    routes: app.routes.map(({ method, path }) => ({ method, path })),
    /** What the server has written to its log, a JSON line each. */
    logged,
    /** Somebody who is not signed in. */
    guest: () => new Browser(url),
    /** A new person with a session, as after sign-in; `null` is somebody before role setup. */
    async signIn(role: Role | null, named: Partial<Omit<Person, 'id' | 'browser'>> = {}): Promise<Person> {
      const { id, email, firstName, lastName } = await makeUser(deps.db, {
        issuer: deps.providers[0].issuer,
        role,
        ...named,
      })
      const browser = new Browser(url)
      await openSession(deps, browser, id)
      return { id, email, firstName, lastName, browser }
    },
    /** As if a second had gone by since the last request of this browser: its session is looked up again. */
    aSecondLater(browser: Browser) {
      deps.recentActors.forget(browser.cookies.get(cookiesOf(env).session.name))
    },
    async stop() {
      await app.stop(true)
      await stop()
      await telemetry.stop()
      await owner.close()
      await database.drop()
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

/** What a test may take on a busy machine; as in `bun run test`. */
const TIMEOUT = 60_000

/**
 * The server of a test file or of a `describe`: started before its first test, stopped after its last.
 * @param overrides as for `createTestApp`; a function where they are known only once an earlier `beforeAll` has run
 * @returns the running server; empty until then
 */
export function testApp(overrides: Overrides | (() => Overrides) = {}, times?: ServiceTimes): TestApp {
  setDefaultTimeout(TIMEOUT)
  const app = {} as TestApp
  beforeAll(async () => {
    Object.assign(app, await createTestApp(typeof overrides === 'function' ? overrides() : overrides, times))
  })
  afterAll(() => app.stop())
  return app
}

/** Gives a browser a session of this user. @returns its id */
export async function openSession({ db, env }: Pick<JobDeps, 'db' | 'env'>, browser: Browser, userId: string) {
  const [session] = await db
    .insert(sessions)
    .values({ userId, expiresAt: sql`now() + interval '7 days'` })
    .returning({ id: sessions.id })
  const id = session?.id ?? ''
  const token = await sessionTokens(env).decorator.sessionTokens.sign({ jti: id })
  browser.cookies.set(cookiesOf(env).session.name, token)
  return id
}
