import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aRelease } from '../../../test/a-release.ts'
import { cuttableProxy } from '../../../test/cuttable-proxy.ts'
import { freshDatabase } from '../../../test/database.ts'
import { services } from '../../../test/services.ts'
import { until } from '../../../test/until.ts'
import { createDatabase } from '../../db/connect/client.ts'
import { createListener } from '../../db/connect/listener.ts'
import { parseEnv } from '../../parse-env.ts'
import { createLogger } from '../../watching/log.ts'
import { findPreview } from '../web/find-preview.ts'
import { createReleaseStore } from './create-store.ts'
import { folderStore } from './folder-store.ts'
import { createLiveRegistry } from './live-registry.ts'
import { publishRelease } from './publish-release.ts'
import type { Release } from './release.ts'
import { rollBack } from './roll-back.ts'

const release = (version: string, kernel = '1.0.0') => aRelease('mfe-hiring', version, { needs: { kernel } })
const offers = { kernel: '1.0.0' }
const { url, drop } = await freshDatabase()
const { db, close } = createDatabase(url)
const folder = mkdtempSync(join(tmpdir(), 'goodword-registry-'))
const store = folderStore(folder)
for (const version of ['one', 'two', 'newer'])
  await Bun.write(join(folder, 'mfe-hiring', version, 'release.json'), '{}')
const deps = { db, listener: createListener(url), log: createLogger({ LOG_LEVEL: 'silent' }) }
const open = (listener = deps.listener, options: { pollMs?: number } = {}) =>
  createLiveRegistry({ ...deps, listener }, { builtIn: { 'mfe-hiring': release('built') }, offers, store, ...options })
const servers = [await open(), await open()]

afterAll(async () => {
  for (const server of servers) server.stop()
  await deps.listener.close()
  await close()
  await drop()
  rmSync(folder, { recursive: true })
})

const publish = (manifest: Release, expected: string | null) =>
  publishRelease(
    { db },
    {
      ...{ manifest, commit: 'abc', releasedBy: 'Kim', bytes: 1, percent: 100 },
      expected: expected === null ? null : { version: expected, percent: 100 },
    },
  )
const takeBack = (expected: string) => rollBack({ db }, { remote: 'mfe-hiring', expected })
const versions = () => servers.map((server) => server.choose(undefined)['mfe-hiring']?.current.version)

async function withinASecond(holds: () => boolean): Promise<void> {
  const until = performance.now() + 1000
  while (!holds() && performance.now() < until) await Bun.sleep(5)
  expect(holds()).toBe(true)
}
const allHave = (version: string) => withinASecond(() => versions().every((each) => each === version))

test('every server follows a release and a rollback within a second', async () => {
  expect(versions()).toEqual(['built', 'built'])
  await publish(release('one'), null)
  await allHave('one')
  expect(servers[0]?.choose(undefined)['mfe-hiring']?.fallback?.version).toBe('built')
  await takeBack('one')
  await allHave('built')
})

test('releases and rollbacks are pushed to servers without polling', async () => {
  const told = await open(deps.listener, { pollMs: 600_000 })
  const version = () => told.choose(undefined)['mfe-hiring']?.current.version
  // It reads once more when it begins to listen, which may be after the first of them.
  for (const _ of ['once', 'twice', 'three times']) {
    await publish(release('one'), null)
    await withinASecond(() => version() === 'one')
    await takeBack('one')
    await withinASecond(() => version() === 'built')
  }
  told.stop()
})

test('a server with a dead notification connection follows within a second', async () => {
  const direct = new URL(url)
  const line = await cuttableProxy({ host: direct.hostname, port: Number(direct.port) })
  const listener = createListener(Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(line.port) }).href)
  const behind = await open(listener)
  line.freeze()
  const version = () => behind.choose(undefined)['mfe-hiring']?.current.version
  await publish(release('one'), null)
  await withinASecond(() => version() === 'one')
  await takeBack('one')
  await withinASecond(() => version() === 'built')
  behind.stop()
  line.stop()
  await listener.close()
})

describe('a server started during an outage', () => {
  test('a server started without the release store serves its built-in release and catches up later', async () => {
    const own = await freshDatabase()
    const database = createDatabase(own.url)
    const direct = new URL(services.S3_ENDPOINT ?? '')
    const line = await cuttableProxy({ host: direct.hostname, port: Number(direct.port) })
    const env = parseEnv({
      ...{ ...services, APP_MODE: 'test', APP_URL: 'http://localhost', DATABASE_URL: 'postgres://127.0.0.1:1/x' },
      ...{ RELEASES_BUCKET: services.S3_BUCKET, RELEASES_PREFIX: `registry-${process.pid}` },
      S3_ENDPOINT: `http://127.0.0.1:${line.port}`,
    })
    const bucket = createReleaseStore(env)
    await bucket.publish('mfe-hiring', 'one', join(folder, 'mfe-hiring/one'))
    const record = { commit: 'abc', releasedBy: 'Kim', bytes: 1, percent: 100, expected: null }
    await publishRelease(database, { manifest: release('one'), ...record })
    const logged: string[] = []
    const log = createLogger({ LOG_LEVEL: 'warn' }, { write: (text) => logged.push(text) })
    const builtIn = { 'mfe-hiring': release('built'), 'mfe-public': { ...release('built'), name: 'mfe-public' } }
    line.cut()
    // Nobody tells this server anything: it has to look by itself.
    const listener = createListener(env.DATABASE_DIRECT_URL)
    const server = await createLiveRegistry({ db: database.db, listener, log }, { builtIn, offers, store: bucket })
    const has = () => Object.values(server.choose(undefined)).map(({ current }) => current.version)
    expect(has()).toEqual(['built', 'built'])
    const said = () => logged.filter((text) => text.includes('the store of the releases cannot be asked'))
    expect(said()[0]).toContain('"remote":"mfe-hiring","version":"one"')
    line.mend()
    await until(() => has()[0] === 'one')
    expect(has()).toEqual(['one', 'built'])
    expect(said()).toHaveLength(1)
    server.stop()
    await listener.close()
    line.stop()
    await database.close()
    await own.drop()
  })

  test('a server started without the database serves its built-in release and catches up later', async () => {
    const direct = new URL(url)
    const line = await cuttableProxy({ host: direct.hostname, port: Number(direct.port) })
    const behind = Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(line.port) }).href
    const database = createDatabase(behind)
    await publish(release('one'), null)
    line.cut()
    const listener = createListener(behind)
    const server = await createLiveRegistry(
      { ...deps, db: database.db, listener },
      { builtIn: { 'mfe-hiring': release('built') }, offers, store },
    )
    const version = () => server.choose(undefined)['mfe-hiring']?.current.version
    expect(version()).toBe('built')
    line.mend()
    await until(() => version() === 'one')
    await takeBack('one')
    server.stop()
    await listener.close()
    line.stop()
    await database.close()
  })
})

test('a release with missing files or an unmet kernel is never served', async () => {
  await publish(release('two'), null)
  await publish(release('lost'), 'two')
  await publish(release('newer', '1.1.0'), 'lost')
  await withinASecond(() => servers.every((server) => server.find('mfe-hiring', 'newer')))
  expect(versions()).toEqual(['two', 'two'])
})

test('operators may open any release that fits and was not withdrawn', async () => {
  const asked = (wanted: string) => {
    const [server] = servers
    if (!server) throw new Error('No server')
    const found = findPreview(server, wanted, offers)
    return typeof found === 'string' ? found : found.version
  }
  expect(asked('mfe-hiring@two')).toBe('two')
  expect(asked('mfe-hiring@one')).toBe('mfe-hiring one was taken back: it runs nowhere until it is released again.')
  expect(asked('mfe-hiring@none')).toContain('There is no release "mfe-hiring@none"')
  expect(asked('mfe-hiring@newer')).toContain('it needs kernel 1.1.0, the shell offers 1.0.0')
})
