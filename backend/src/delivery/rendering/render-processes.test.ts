import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { aRelease } from '../../../test/a-release.ts'
import { createTestApp, type TestApp } from '../../../test/harness.ts'
import { services } from '../../../test/services.ts'
import { until } from '../../../test/until.ts'
import { createReleaseStore } from '../releases/create-store.ts'
import { publishRelease } from '../releases/publish-release.ts'
import type { Release } from '../releases/release.ts'
import { sha384 } from '../releases/sha384.ts'

/** A front end as small as can be: the shell renders the page's component, a function that returns its text. */
const SHELL = `
exports.shared = { words: { greeting: 'Hello from ' } }
exports.render = ({ component, version, url }) => ({ html: component(version, url), css: '', title: undefined })`
/** The page calls what it was handed by the shell. */
const page = (body: string) => `
const { greeting } = require('words')
exports.pages = { landing: () => Promise.resolve().then(() => ({ default: (version, url) => { ${body} } })) }`
const GOOD = page('return greeting + version')
/** The longest that one page may keep the server busy. */
const RENDER_MS = 1000
/** A loop is interrupted after a second or two; several times where the machine leaves it little of them. */
const PATIENCE_MS = 20_000

/** Where the system does not limit memory, time does. */
const OUT_OF_MEMORY = process.platform === 'linux' ? 'Out of memory' : 'It took too long'

const stores: Record<string, (folder: string) => Record<string, string>> = {
  'a folder': (folder) => ({ RELEASES_DIR: join(folder, 'store') }),
  'a bucket': () => ({ RELEASES_BUCKET: services.S3_BUCKET ?? '', RELEASES_PREFIX: `parts-${process.pid}` }),
}

describe.each(Object.keys(stores))('releases stored only in %s', (kind) => {
  let folder: string
  let app: TestApp
  let expected: { version: string; percent: number } | null = null

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'goodword-parts-'))
    const dist = join(folder, 'dist')
    const routes = [{ path: '/', audience: 'guests', remote: 'mfe-public', page: 'landing', rendered: true }]
    const shell = { version: 'one', scripts: [], inline: [], css: '', routes }
    await Bun.write(join(dist, 'shell/shell.json'), JSON.stringify(shell))
    await Bun.write(join(dist, 'shell/server.js'), SHELL)
    const builtIn = { 'mfe-public': await write(join(dist, 'remotes/mfe-public/built'), 'built', GOOD) }
    await Bun.write(join(dist, 'shell/remotes.json'), JSON.stringify(builtIn))
    app = await createTestApp({ WEB_DIST: dist, ...(stores[kind] as (folder: string) => object)(folder) })
  })
  afterAll(async () => {
    await app.stop()
    rmSync(folder, { recursive: true })
  })

  /** Writes what a build writes. @param recorded what the release says its server part is */
  async function write(to: string, version: string, code: string | null, recorded = code): Promise<Release> {
    const server = sha384(new TextEncoder().encode(recorded ?? ''))
    const manifest = aRelease('mfe-public', version, recorded ? { server } : {})
    await Bun.write(join(to, 'release.json'), JSON.stringify(manifest))
    if (code !== null) await Bun.write(join(to, 'server.js'), code)
    return manifest
  }

  /** Releases, and waits until the server has it. */
  async function release(version: string, code: string | null, recorded = code): Promise<void> {
    const built = join(folder, version)
    const manifest = await write(built, version, code, recorded)
    await createReleaseStore(app.env).publish('mfe-public', version, built)
    const record = { manifest, commit: 'abc', releasedBy: 'Kim', bytes: 1, percent: 100, expected }
    await publishRelease(app, record)
    expected = { version, percent: 100 }
    await until(async () => (await html()).includes(`"mfe-public":{"version":"${version}"`))
  }

  const html = async (path = '/') => (await fetch(app.url + path)).text()
  const root = async (path = '/') => /<div id="root">(.*?)<\/div>/.exec(await html(path))?.[1]
  const said = (version: string) => app.logged.filter((line) => line.includes(`"version":"${version}"`))

  test('the built-in release is rendered from the first visit on', async () =>
    expect(await root()).toBe('Hello from built'))

  test('a released server part is loaded when the pointer moves, and rendered from then on', async () => {
    await release('good', GOOD)
    await until(async () => (await root()) === 'Hello from good')
  })

  test('a release without a server part is rendered by the browser', async () => {
    await release('plain', null)
    expect(await root()).toBe('')
    expect(said('plain')).toEqual([])
  })

  test('a server part with changed bytes is not run', async () => {
    await release('tampered', page("return 'x'"), GOOD)
    await until(() => said('tampered').length > 0)
    expect(said('tampered')[0]).toContain('It is not what was released')
    expect(await root()).toBe('')
  })

  // What it does once it is loaded has nothing to do with where it was.
  if (kind !== 'a folder') return

  test('the page of the current release is rendered once, a page with a query each time', async () => {
    await release('counting', page('return String((globalThis.drawn = (globalThis.drawn ?? 0) + 1))'))
    await until(async () => Number(await root()) > 0)
    const first = await root()
    expect(await root()).toBe(first)
    expect(Number(await root('/?a=1'))).toBe(Number(first) + 1)
    expect(Number(await root('/?a=1'))).toBe(Number(first) + 2)
    expect(await root()).toBe(first)
  })

  test('a page for an unknown visitor is rendered anew and not kept', async () => {
    await release('guessing', page('return String((globalThis.guessed = (globalThis.guessed ?? 0) + 1))'))
    const ofGuests = await until(root)
    const { browser } = await app.signIn('referrer')
    const drawn = async () => Number(/<div id="root">(.*?)<\/div>/.exec(String((await browser.get('/')).body))?.[1])
    await app.db.execute(sql`alter table sessions rename to sessions_away`)
    await until(async () => (await drawn()) > 0)
    const first = await drawn()
    expect(await drawn()).toBe(first + 1)
    await app.db.execute(sql`alter table sessions_away rename to sessions`)
    expect(await root()).toBe(ofGuests)
  })

  test.each([
    ['the environment', "return String(typeof process !== 'undefined' && Object.keys(process.env).includes('PATH'))"],
    [
      'the engine',
      'return String([typeof Bun, typeof process, typeof fetch, typeof WebSocket].some((type) => type !== "undefined"))',
    ],
    [
      'another realm',
      "return String(typeof ShadowRealm !== 'undefined' && new ShadowRealm().evaluate('typeof process') !== 'undefined')",
    ],
    [
      'the engine, by a constructor',
      "return String([globalThis, greeting, require, module, exports].some((ours) => Object(ours).constructor?.constructor('return typeof process')() === 'object'))",
    ],
    [
      'a file',
      "return String(typeof process !== 'undefined' && process.getBuiltinModule('node:fs').readdirSync('/').length > 0)",
    ],
  ])('a server part does not reach %s', async (what, body) => {
    await release(`curious-${what.replace(/\W/g, '-')}`, page(body))
    await until(async () => Boolean(await root()))
    expect(await root(`/?again=${crypto.randomUUID()}`)).toBe('false')
  })

  test.each([
    ['throws while rendering', 'throwing', page("throw new Error('cannot draw')"), 'cannot draw'],
    ['throws while loading', 'broken', "throw new Error('cannot load')", 'cannot load'],
    [
      'throws while loading a page',
      'closed',
      "exports.pages = { landing: () => Promise.reject(new Error('cannot open')) }",
      'cannot open',
    ],
    ['takes all memory', 'greedy', page('for (const all = []; ; ) all.push(new Uint8Array(5e7))'), OUT_OF_MEMORY],
    ['returns a script', 'scripted', page("return '<SCRIPT <style src=/theirs.js></SCRIPT>'"), 'It answered no page'],
    ['returns more than the page limit', 'wordy', page("return 'x'.repeat(1e7)"), 'It ended'],
    ['returns no page', 'silent', page('return { length: 1 }'), 'It answered no page'],
    ['requires a library the shell does not share', 'asking', "require('node:fs')", 'does not share'],
  ])('a release that %s is rendered by the browser, and named in the log', async (_, version, code, reason) => {
    await release(version, code)
    await until(async () => (await root()) === '' && said(version).length > 0)
    expect(said(version)[0]).toContain(reason)
    expect(said(version)[0]).toContain('"remote":"mfe-public"')
  })

  test(
    'the server answers other requests while a server part loops',
    async () => {
      await release('looping', page("if (url !== '/') for (;;); return 'once through'"))
      await until(async () => (await root()) === 'once through')
      const looping = root(`/?again=${crypto.randomUUID()}`)
      const other = Bun.sleep(20).then(() => fetch(`${app.url}/version.json`))
      expect(await Promise.race([looping, other.then(() => 'the other')])).toBe('the other')
      expect(await looping).toBe('')
      await until(() => said('looping').length > 0)
    },
    PATIENCE_MS,
  )

  test.each([
    ['while rendering', 'endless', page('for (;;);')],
    ['while loading', 'stuck', 'for (;;);'],
    ['while loading a page', 'late', `exports.pages = { landing: () => Promise.resolve().then(() => { for (;;); }) }`],
  ])(
    'a server part that loops for ever %s is interrupted and not run again',
    async (_, version, code) => {
      await release(version, code)
      await until(async () => {
        const before = said(version).length
        expect(await root()).toBe('')
        return before > 0 && said(version).length === before
      })
      expect(said(version)[0]).toContain('It took too long')
      const began = performance.now()
      expect(await root()).toBe('')
      expect(performance.now() - began).toBeLessThan(RENDER_MS)
    },
    PATIENCE_MS,
  )
})
