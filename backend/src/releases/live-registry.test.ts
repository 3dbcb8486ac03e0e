import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cuttableProxy } from '../../test/cuttable-proxy.ts'
import { freshDatabase } from '../../test/database.ts'
import { createDatabase } from '../db/client.ts'
import type { Env } from '../env.ts'
import { createLogger } from '../log.ts'
import { chooseReleases } from '../web/choose-releases.ts'
import { folderStore } from './folder-store.ts'
import { createLiveRegistry } from './live-registry.ts'
import { publishRelease } from './publish-release.ts'
import type { Release } from './release.ts'
import { rollBack } from './roll-back.ts'

const release = (version: string, kernel = '1.0.0'): Release => ({
  name: 'mfe-hiring',
  version,
  entry: `/remotes/mfe-hiring/${version}/entry.js`,
  door: [],
  pages: {},
  integrity: {},
  needs: { kernel },
})
const offers = { kernel: '1.0.0' }
const { url, drop } = await freshDatabase()
const { db, close } = createDatabase(url)
const folder = mkdtempSync(join(tmpdir(), 'goodword-registry-'))
const store = folderStore(folder)
for (const version of ['one', 'two', 'newer'])
  await Bun.write(join(folder, 'mfe-hiring', version, 'release.json'), '{}')
const deps = { db, env: { DATABASE_URL: url } as Env, log: createLogger({ LOG_LEVEL: 'silent' }) }
const open = (listening = url) =>
  createLiveRegistry(
    { ...deps, env: { ...deps.env, DATABASE_URL: listening } },
    { builtIn: { 'mfe-hiring': release('built') }, offers, store },
  )
const servers = [await open(), await open()]

afterAll(async () => {
  for (const server of servers) await server.stop()
  await close()
  await drop()
  rmSync(folder, { recursive: true })
})

const publish = (manifest: Release, expected: string | null) =>
  publishRelease({ db }, { manifest, commit: 'abc', releasedBy: 'Kim', bytes: 1, percent: 100, expected })
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
  await rollBack({ db }, 'mfe-hiring')
  await allHave('built')
})

test('a server whose line for notifications is dead without a word follows within a second all the same', async () => {
  const direct = new URL(url)
  const line = await cuttableProxy({ host: direct.hostname, port: Number(direct.port) })
  const behind = await open(Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(line.port) }).href)
  line.freeze()
  const version = () => behind.choose(undefined)['mfe-hiring']?.current.version
  await publish(release('one'), null)
  await withinASecond(() => version() === 'one')
  await rollBack({ db }, 'mfe-hiring')
  await withinASecond(() => version() === 'built')
  line.stop()
  await behind.stop()
})

test('nobody is sent to files that are not there, or to a release that does not fit the shell', async () => {
  await publish(release('two'), null)
  await publish(release('lost'), 'two')
  await publish(release('newer', '1.1.0'), 'lost')
  await withinASecond(() => servers.every((server) => server.find('mfe-hiring', 'newer')))
  expect(versions()).toEqual(['two', 'two'])
})

test('an operator may look at any release that fits; to everybody else the parameter means nothing', () => {
  const asked = (wanted: string, isOperator: boolean) => {
    const page = new URL(`http://localhost/?remote=${wanted}`)
    const [server] = servers
    if (!server) throw new Error('No server')
    const found = chooseReleases(server, { url: page, visitor: undefined, isOperator, offers })
    return typeof found === 'string' ? found : found['mfe-hiring']?.current.version
  }
  expect(asked('mfe-hiring@one', true)).toBe('one')
  expect(asked('mfe-hiring@one', false)).toBe('two')
  expect(asked('mfe-hiring@none', true)).toContain('There is no release "mfe-hiring@none"')
  expect(asked('mfe-hiring@newer', true)).toContain('it needs kernel 1.1.0, the shell offers 1.0.0')
})
