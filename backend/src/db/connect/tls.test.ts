import { afterAll, beforeAll, expect, test } from 'bun:test'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { generate } from 'selfsigned'
import { findHome } from '../../../standins/postgres/home.ts'
import { type Postgres, startPostgres } from '../../../standins/postgres.ts'
import { errorOf } from '../../../test/error-of.ts'
import { parseEnv } from '../../parse-env.ts'
import { startQueue } from '../../queue/start-queue.ts'
import { createLogger } from '../../watching/log.ts'
import { migrateWhenThere } from '../migrate/migrate-when-there.ts'
import { createDatabase } from './client.ts'
import { createListener } from './listener.ts'
import { openSql } from './open-sql.ts'

/** A server that takes nothing but TLS, with a certificate of a private authority for `localhost` alone. */
const folder = mkdtempSync(join(tmpdir(), 'goodword-tls-'))
const ca = join(folder, 'ca.pem')
const other = join(folder, 'other.pem')
let server: Postgres

beforeAll(async () => {
  const authority = await makeAuthority('A private authority')
  const certificate = await generate([{ name: 'commonName', value: 'localhost' }], {
    ca: { key: authority.private, cert: authority.cert },
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  writeFileSync(ca, authority.cert)
  writeFileSync(other, (await makeAuthority('Another authority')).cert)
  const dataDir = join(folder, 'database')
  const { stop } = await startPostgres({ dataDir })
  await stop()
  const { account, data } = findHome(dataDir)
  const own = { 'server.crt': certificate.cert, 'server.key': certificate.private, 'pg_hba.conf': ONLY_TLS }
  for (const [name, content] of Object.entries(own)) {
    writeFileSync(join(data, name), content, { mode: 0o600 })
    if (account) chownSync(join(data, name), account.uid, account.gid)
  }
  server = await startPostgres({ dataDir, settings: { ssl: 'on' } })
}, 60_000)
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const ONLY_TLS = 'hostssl all all all scram-sha-256\n'

function makeAuthority(name: string) {
  return generate([{ name: 'commonName', value: name }], {
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, critical: true },
    ],
  })
}

/** @param host the certificate is of `localhost` */
const urlWith = (query: string, host = 'localhost') => `${server.url.replace('127.0.0.1', host)}${query}`

/** Whether the pool of requests and queue, and the driver of listener and migrations, are refused or refuse. */
async function areRefused(url: string): Promise<[boolean, boolean]> {
  const { db, close } = createDatabase(url)
  const client = openSql(url, { connect_timeout: 5 })
  const [one, other] = [await errorOf(db.execute(sql`select 1`)), await errorOf(Promise.resolve(client`select 1`))]
  await Promise.all([close(), client.end({ timeout: 1 })])
  return [one !== undefined, other !== undefined]
}

test('requests, listener, queue and migrations all connect with sslmode=verify-full and a private authority', async () => {
  const url = urlWith(`?sslmode=verify-full&sslrootcert=${ca}`)
  await migrateWhenThere({ DATABASE_DIRECT_URL: url }, () => {})
  const { db, close } = createDatabase(url)
  const { rows } = await db.execute<{ ssl: boolean }>(sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`)
  expect(rows).toEqual([{ ssl: true }])
  const listener = createListener(url)
  const { promise, resolve } = Promise.withResolvers<string>()
  await listener.listen('things', resolve)
  await db.execute(sql`select pg_notify('things', 'told')`)
  expect(await promise).toBe('told')
  const queue = await startQueue(url, createLogger({ LOG_LEVEL: 'silent' }))
  expect((await queue.getDb().executeSql('select 1 as one')).rows).toEqual([{ one: 1 }])
  await queue.stop({ graceful: false })
  await Promise.all([listener.close(), close()])
}, 60_000)

test.each([
  ['of this authority and host', 'verify-full', 'localhost', () => ca, false],
  ['for another host', 'verify-full', '127.0.0.1', () => ca, true],
  ['for another host, where only the authority counts', 'verify-ca', '127.0.0.1', () => ca, false],
  ['of another authority', 'verify-ca', 'localhost', () => other, true],
  ['of an authority that nobody named', 'verify-full', 'localhost', () => 'system', true],
])('a certificate %s: sslmode=%s at %s', async (_, mode, host, root, isRefused) => {
  expect(await areRefused(urlWith(`?sslmode=${mode}&sslrootcert=${root()}`, host))).toEqual([isRefused, isRefused])
})

test('sslmode=require asks for TLS and believes any certificate; without it a server that wants TLS refuses', async () => {
  expect(await areRefused(urlWith('?sslmode=require', '127.0.0.1'))).toEqual([false, false])
  expect(await areRefused(urlWith('', '127.0.0.1'))).toEqual([true, true])
  expect(await areRefused(urlWith('?sslmode=disable', '127.0.0.1'))).toEqual([true, true])
})

test.each([
  ['an unknown mode', 'sslmode=prefer', 'has an sslmode other than disable, require, verify-ca, verify-full'],
  [
    'a missing file',
    'sslmode=verify-full&sslrootcert=/nowhere/ca.pem',
    'names an sslrootcert that cannot be read (ENOENT)',
  ],
  ["another driver's word", 'ssl=true', 'says ssl: say it by sslmode'],
])('%s in a URL stops the start with a sentence that repeats no password', (_, query, sentence) => {
  const DATABASE_URL = `postgres://goodword:a-password@db.example/goodword?${query}`
  expect(() => parseEnv({ DATABASE_URL })).toThrow(`DATABASE_URL ${sentence}`)
  expect(() => parseEnv({ DATABASE_URL })).not.toThrow('a-password')
})

test('what clouds write into URLs besides changes nothing', async () => {
  const query = '?sslmode=require&channel_binding=require&sslnegotiation=postgres'
  expect(await areRefused(urlWith(query, '127.0.0.1'))).toEqual([false, false])
})
