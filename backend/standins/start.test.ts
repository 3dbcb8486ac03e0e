import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from '../src/parse-env.ts'
import { startStandins } from './start.ts'

/** What the start of a database is given; making one takes seconds where the disk is busy. */
setDefaultTimeout(60_000)

const appUrl = 'http://localhost:3000'
const dataDir = mkdtempSync(join(tmpdir(), 'goodword-standins-'))
chmodSync(dataDir, 0o755)

afterAll(() => rmSync(dataDir, { recursive: true }))

test('the stand-ins provide the whole configuration, and production refuses it', async () => {
  const standins = await startStandins({ dataDir, appUrl, given: {} })
  const variables = { ...standins.env, APP_URL: appUrl }
  expect(parseEnv({ ...variables, APP_MODE: 'development' }).DATABASE_URL).toContain('127.0.0.1')
  expect(() => parseEnv({ ...variables, APP_MODE: 'production' })).toThrow('SESSION_SECRET is a development value')
  await standins.stop()
})

test('a configured real service replaces its stand-in alone', async () => {
  const given = {
    DATABASE_URL: 'postgres://db.example/x',
    S3_ENDPOINT: 'https://s3.example',
    SMTP_URL: 'smtp://mail.example',
    GOOGLE_CLIENT_ID: 'real',
    OIDC_PROVIDERS: 'real',
  }
  const standins = await startStandins({ dataDir, appUrl, given })
  expect(Object.keys(standins.env).sort()).toEqual(['SESSION_SECRET', 'STANDINS_URL'])
  await standins.stop()
})

test('the second sign-in provider keeps its identity after a restart', async () => {
  const given = { DATABASE_URL: 'postgres://db.example/x', S3_ENDPOINT: 'https://s3.example' }
  const issuers = []
  for (const _ of ['once', 'again']) {
    const standins = await startStandins({ dataDir, appUrl, given })
    issuers.push(standins.env.OIDC_ACME_ISSUER)
    await standins.stop()
  }
  expect(issuers[1]).toBe(issuers[0])
})

test('a stand-in that cannot start stops the others and says why', async () => {
  const blocker = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response() })
  const ports = { postgres: blocker.port ?? 0 }
  await expect(startStandins({ dataDir, appUrl, given: {}, ports })).rejects.toThrow('taken by another program')
  await blocker.stop(true)
})
