import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { aRelease } from '../../../test/a-release.ts'
import type { Browser } from '../../../test/browser.ts'
import { createTestApp, type TestApp } from '../../../test/harness.ts'
import { until } from '../../../test/until.ts'
import { releasePointers } from '../../db/schema/release-pointers.ts'
import { releases } from '../../db/schema/releases.ts'
import { inRollout } from '../releases/in-rollout.ts'
import { publishRelease } from '../releases/publish-release.ts'
import type { Release } from '../releases/release.ts'
import { rollBack } from '../releases/roll-back.ts'

/** Which release of a remote a page names, for whom: asked of the whole server, as browsers ask it. */
const ROUTES = [{ path: '/', audience: 'everyone', remote: 'mfe-public', page: 'landing' }]
const PERCENT = 50
/** So many that a rollout to half of them reaches some, and leaves some out. */
const GUESTS = 24

let folder: string
let app: TestApp
let expected: { version: string; percent: number } | null = null

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'goodword-releases-of-page-'))
  const dist = join(folder, 'dist')
  const shell = { version: 'one', scripts: [], inline: [], css: '', routes: ROUTES }
  await Bun.write(join(dist, 'shell/shell.json'), JSON.stringify(shell))
  const builtIn = { 'mfe-public': await write(dist, 'built') }
  await Bun.write(join(dist, 'shell/remotes.json'), JSON.stringify(builtIn))
  app = await createTestApp({ WEB_DIST: dist, OPERATOR_EMAILS: 'boss@example.org' })
  await release('one')
  await release('two')
})
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true })
})

async function write(dist: string, version: string): Promise<Release> {
  const manifest = aRelease('mfe-public', version)
  await Bun.write(join(dist, 'remotes/mfe-public', version, 'release.json'), JSON.stringify(manifest))
  return manifest
}

/** Releases, and waits until the server has it. */
async function release(version: string, percent = 100): Promise<void> {
  const manifest = await write(join(folder, 'dist'), version)
  await publishRelease(app, { manifest, commit: 'abc', releasedBy: 'Kim', bytes: 1, percent, expected })
  expected = { version, percent }
  // In a rollout somebody has it soon.
  await until(async () => named(await app.guest().get('/')) === version)
}

/** The version a page names. */
function named({ body }: { body: string }): string | undefined {
  const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}'
  return JSON.parse(boot).remotes?.['mfe-public']?.version
}
/** The sentence of a page that refuses. */
const text = (body: string) => /<p>(.*?)<\/p>/.exec(body)?.[1]?.replaceAll('&quot;', '"').replaceAll('&#x60;', '`')
const shown = async (browser: Browser, path: string) => named(await browser.get(path))

describe('a release opened before it is current', () => {
  const link = '/?remote=mfe-public@one'
  const operator = async () => (await app.signIn('referrer', { email: 'boss@example.org' })).browser
  const asked = (browser: Browser, headers: Record<string, string>) => browser.call('POST', link, { headers })

  test.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a letter', { 'sec-fetch-site': 'none' }],
    ['from our own pages', { 'sec-fetch-site': 'same-origin' }],
  ])('an operator is asked before a release is run by a link %s', async (_, headers) => {
    const { body, status } = await (await operator()).get(link, { headers })
    expect([status, named({ body })]).toEqual([200, undefined])
    expect(body).toContain('<form method="post">')
    expect(body).toContain('mfe-public one')
    expect(body).not.toContain('<script')
  })

  test('an operator who asks on our own page sees the release, once', async () => {
    const browser = await operator()
    const page = await asked(browser, {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect([page.status, named(page)]).toEqual([200, 'one'])
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(await shown(browser, '/')).toBe('two')
  })

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling domain', { 'sec-fetch-site': 'same-site' }],
    ['another site in an old browser', { origin: 'https://elsewhere.example' }],
    ['an unknown origin', {}],
  ])('a release is not run by a form of %s', async (_, headers) => {
    expect((await asked(await operator(), headers)).status).toBe(403)
  })

  test('an unreleased version is not found', async () => {
    const { status, body } = await (await operator()).get('/?remote=mfe-public@none')
    expect([status, text(body)]).toEqual([
      404,
      'There is no release "mfe-public@none". `bun run releases` lists them all.',
    ])
  })

  test('a withdrawn release is run for nobody', async () => {
    await release('bad')
    await rollBack(app, { remote: 'mfe-public', expected: 'bad' })
    expected = { version: 'two', percent: 100 }
    const browser = await operator()
    await until(async () => (await shown(browser, '/')) === 'two')
    for (const answer of [browser.get('/?remote=mfe-public@bad'), browser.post('/?remote=mfe-public@bad')]) {
      const { status, body } = await answer
      expect([status, text(body)]).toEqual([
        404,
        'mfe-public bad was taken back: it runs nowhere until it is released again.',
      ])
    }
  })

  test.each([
    ['a signed-in non-operator', async () => (await app.signIn('referrer')).browser],
    ['a guest', async () => app.guest()],
  ])('%s opens no other release, neither by link nor by form', async (_, visitor) => {
    const browser = await visitor()
    expect(await shown(browser, link)).toBe('two')
    expect((await browser.get('/?remote=mfe-public@none')).status).toBe(200)
    expect((await browser.post(link)).status).toBe(404)
    expect((await browser.post('/')).status).toBe(404)
  })
})

describe('an invalid release row', () => {
  const elsewhere = 'https://elsewhere.example/entry.js'
  const bad = {
    empty: {},
    elsewhere: aRelease('mfe-public', 'elsewhere', { entry: elsewhere }),
    named: aRelease('mfe-hiring', 'named'),
  }

  test('an invalid release row is skipped and logged once, and the pointer still moves', async () => {
    const record = { remote: 'mfe-public', commit: 'abc', releasedBy: 'Kim', bytes: 1 }
    const rows = Object.entries(bad).map(([version, manifest]) => ({ ...record, version, manifest }))
    await app.db.insert(releases).values(rows)
    await release('late')
    await app.db.update(releasePointers).set({ version: 'elsewhere', previous: 'late' })
    await app.db.execute(sql`select pg_notify('releases', 'mfe-public')`)
    await until(() => app.logged.some((line) => line.includes('"version":"elsewhere"')))
    const { body } = await app.guest().get('/')
    expect([named({ body }), body.includes('elsewhere')]).toEqual(['late', false])
    for (const version of Object.keys(bad)) {
      const said = app.logged.filter((line) => line.includes(`"version":"${version}"`))
      expect(said).toEqual([expect.stringContaining('a release in the database is none, and is skipped')])
    }
    expected = { version: 'elsewhere', percent: 100 }
    await release('two')
  })
})

describe('visitor cookies', () => {
  test('visitors get a cookie only during a rollout', async () => {
    const guest = app.guest()
    await guest.get('/')
    expect(guest.cookies.has('rollout')).toBe(false)
  })

  test("a visitor's cookie is set once and fixes their release", async () => {
    await release('three', PERCENT)
    const seen = new Set<string | undefined>()
    for (let count = 0; count < GUESTS; count++) {
      const guest = app.guest()
      const first = await guest.get('/')
      expect(first.headers.get('set-cookie')).toMatch(/^rollout=[0-9a-f-]{36}; .*HttpOnly/)
      expect(first.headers.get('cache-control')).toBe('private, no-cache')
      const visitor = guest.cookies.get('rollout') ?? ''
      const version = inRollout('mfe-public', visitor, PERCENT) ? 'three' : 'two'
      expect(named(first)).toBe(version)
      const again = await guest.get('/')
      expect(again.headers.get('set-cookie')).not.toContain('rollout=')
      expect(named(again)).toBe(version)
      seen.add(version)
    }
    expect([...seen].sort()).toEqual(['three', 'two'])
  })

  test('a foreign visitor cookie is replaced', async () => {
    const guest = app.guest()
    guest.cookies.set('rollout', 'chosen')
    await guest.get('/')
    expect(guest.cookies.get('rollout')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('visitors get no cookie after the rollout', async () => {
    await release('three')
    const unmarked = await until(async () => {
      const page = await app.guest().get('/')
      return !page.headers.get('set-cookie')?.includes('rollout=') && page
    })
    expect(named(unmarked)).toBe('three')
  })
})
