import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { createApp } from '../backend/src/app.ts'
import type { JobDeps } from '../backend/src/modules/jobs/recent-job-pages.ts'
import { describeApi } from '../backend/src/openapi/describe-api.ts'
import { OPERATIONS } from '../backend/src/openapi/operations.ts'
import { parseEnv } from '../backend/src/parse-env.ts'
import { say } from './say.ts'

/** Part of `bun run check`: the document of the API has every route and no other, and Spectral finds nothing in it. */
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
// Routes are declared before anything of this is asked.
const app = await createApp({
  env,
  lists: { haveStandbys: false },
  providers: [{ name: 'google' }],
} as unknown as JobDeps)
const faults: string[] = []

const routes = new Set(
  app.routes.map(({ method, path }) => `${method} ${path}`).filter((route) => !route.endsWith('*')),
)
const described = new Set(Object.values(OPERATIONS).map(({ call }) => `${call.method} ${call.path}`))
for (const route of routes)
  if (!described.has(route)) faults.push(`backend/src/openapi/operations.ts says nothing of ${route}.`)
for (const route of described)
  if (!routes.has(route)) faults.push(`backend/src/openapi/operations.ts tells of ${route}, which is no route.`)

const spectral = new Spectral()
spectral.setRuleset({ extends: [oas as RulesetDefinition] })
for (const { message, path } of await spectral.run(JSON.stringify(describeApi(env))))
  faults.push(`${path.join('.')}: ${message}`)

for (const fault of faults) say(fault)
process.exit(faults.length === 0 ? 0 : 1)
