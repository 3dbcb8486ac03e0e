import { createApp } from '../src/app.ts'
import type { AppDeps } from '../src/app-deps.ts'
import type { Operation } from '../src/http/operation.ts'
import { operationsOf } from '../src/http/routes-of.ts'
import { describeApi } from '../src/openapi/describe-api.ts'
import { parseEnv } from '../src/parse-env.ts'

const elsewhere = 'http://localhost:1'
const env = parseEnv({
  APP_MODE: 'test',
  APP_URL: elsewhere,
  DATABASE_URL: 'postgres://localhost/none',
  SESSION_SECRET: 'nobody is signed in while routes are listed',
  S3_ENDPOINT: elsewhere,
  S3_BUCKET: 'none',
  S3_ACCESS_KEY_ID: 'none',
  S3_SECRET_ACCESS_KEY: 'none',
  SMTP_URL: 'smtp://localhost:1',
  MAIL_FROM: 'none@goodword.example',
  GOOGLE_CLIENT_ID: 'none',
  GOOGLE_CLIENT_SECRET: 'none',
})

/** Its routes are declared before anything of what it is made of is asked. */
const { routes } = await createApp({
  env,
  lists: { haveStandbys: false },
  providers: [{ name: 'google' }],
} as unknown as AppDeps)

/** Every route of the server but those that take whatever is left: `GET /api/jobs`. */
export const ROUTES: readonly string[] = routes
  .map(({ method, path }) => `${method} ${path}`)
  .filter((route) => !route.endsWith('*'))

/** What the routes say of themselves, by the same names. */
export const OPERATIONS: ReadonlyMap<string, Operation> = new Map(
  operationsOf(routes).map((operation) => [`${operation.call.method} ${operation.call.path}`, operation]),
)

/** The document that the server would make of them. */
export const DOCUMENT = describeApi(env, [...OPERATIONS.values()])
