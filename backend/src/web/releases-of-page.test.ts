import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { aRelease } from '../../test/a-release.ts'
import type { Browser } from '../../test/browser.ts'
import { createTestApp, type TestApp } from '../../test/harness.ts'
import { until } from '../../test/until.ts'
import { releasePointers } from '../db/schema/release-pointers.ts'
import { releases } from '../db/schema/releases.ts'
import { inRollout } from '../releases/in-rollout.ts'
import { publishRelease } from '../releases/publish-release.ts'
import type { Release } from '../releases/release.ts'

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
const shown = async (browser: Browser, path: string) => named(await browser.get(path))

describe('a link to a release that people do not get', () => {
  const link = '/?remote=mfe-public@one'

  test('shows it to a signed-in operator, and nothing else after it', async () => {
    const { browser } = await app.signIn('referrer', { email: 'boss@example.org' })
    expect(await shown(browser, link)).toBe('one')
    expect(await shown(browser, '/')).toBe('two')
    expect((await browser.get('/?remote=mfe-public@none')).status).toBe(404)
  })

  test('means nothing to somebody who is signed in and no operator', async () => {
    const { browser } = await app.signIn('referrer')
    expect(await shown(browser, link)).toBe('two')
    expect((await browser.get('/?remote=mfe-public@none')).status).toBe(200)
  })

  test('means nothing to a guest', async () => {
    expect(await shown(app.guest(), link)).toBe('two')
    expect((await app.guest().get('/?remote=mfe-public@none')).status).toBe(200)
  })
})

describe('a row of the database that is no release', () => {
  const elsewhere = 'https://elsewhere.example/entry.js'
  const bad = {
    empty: {},
    elsewhere: aRelease('mfe-public', 'elsewhere', { entry: elsewhere }),
    named: aRelease('mfe-hiring', 'named'),
  }

  test('is skipped and told of once, and keeps no pointer from moving', async () => {
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

describe('visitors are told apart', () => {
  test('only while there is a rollout', async () => {
    const guest = app.guest()
    await guest.get('/')
    expect(guest.cookies.has('rollout')).toBe(false)
  })

  test('by a cookie that the server gives to each once, and what they get stays theirs', async () => {
    await release('three', PERCENT)
    const seen = new Set<string | undefined>()
    for (let count = 0; count < GUESTS; count++) {
      const guest = app.guest()
      const first = await guest.get('/')
      expect(first.headers.get('set-cookie')).toMatch(/^rollout=[0-9a-f-]{36}; .*HttpOnly/)
      const visitor = guest.cookies.get('rollout') ?? ''
      const version = inRollout('mfe-public', visitor, PERCENT) ? 'three' : 'two'
      expect(named(first)).toBe(version)
      const again = await guest.get('/')
      expect(again.headers.get('set-cookie')).toBeNull()
      expect(named(again)).toBe(version)
      seen.add(version)
    }
    expect([...seen].sort()).toEqual(['three', 'two'])
  })

  test('by a new cookie where theirs is none of ours', async () => {
    const guest = app.guest()
    guest.cookies.set('rollout', 'chosen')
    await guest.get('/')
    expect(guest.cookies.get('rollout')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('no more once everybody has the release', async () => {
    await release('three')
    const unmarked = await until(async () => {
      const page = await app.guest().get('/')
      return !page.headers.has('set-cookie') && page
    })
    expect(named(unmarked)).toBe('three')
  })
})
