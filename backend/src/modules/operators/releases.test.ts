import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aRelease } from '../../../test/a-release.ts'
import { makePointer } from '../../../test/factories.ts'
import { createTestApp, type Person, type TestApp } from '../../../test/harness.ts'
import { releasePointers } from '../../db/schema/release-pointers.ts'
import { releases } from '../../db/schema/releases.ts'
import { publishRelease } from '../../delivery/releases/publish-release.ts'

const REMOTES = '/api/operator/remotes'

let folder: string
let app: TestApp
let olga: Person

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'goodword-operators-'))
  const shell = { version: 'one', scripts: [], inline: [], css: '', routes: [] }
  await Bun.write(join(folder, 'shell/shell.json'), JSON.stringify(shell))
  const builtIn = { 'mfe-public': aRelease('mfe-public', 'built'), 'mfe-apply': aRelease('mfe-apply', 'built') }
  await Bun.write(join(folder, 'shell/remotes.json'), JSON.stringify(builtIn))
  app = await createTestApp({ WEB_DIST: folder, OPERATOR_EMAILS: 'olga@example.org' })
  olga = await app.signIn('referrer', { email: 'olga@example.org' })
})
beforeEach(async () => {
  await app.db.delete(releasePointers)
  await app.db.delete(releases)
})
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true })
})

const publish = (version: string, before: string | null, percent = 100) =>
  publishRelease(app, {
    manifest: aRelease('mfe-public', version),
    ...{ commit: 'abc', releasedBy: 'Kim', bytes: 4096, percent },
    expected: before === null ? null : { version: before, percent: 100 },
  })
const AS_BUILT = {
  version: 'built',
  percent: 100,
  since: null,
  previous: null,
  canRollBack: false,
  isWatched: false,
  isAuto: false,
}

test("an unreleased remote's current release is the built-in one", async () => {
  expect((await olga.browser.get(REMOTES)).body).toEqual([
    { remote: 'mfe-apply', ...AS_BUILT },
    { remote: 'mfe-public', ...AS_BUILT },
  ])
})

test('a released remote shows its current release, audience, date and rollback target', async () => {
  await publish('one', null)
  await publish('two', 'one', 10)
  const [, served] = (await olga.browser.get(REMOTES)).body
  expect(served).toEqual({
    ...{ remote: 'mfe-public', version: 'two', percent: 10, previous: 'one', canRollBack: true },
    ...{ isWatched: true, isAuto: false },
    since: expect.stringMatching(/^20/),
  })
})

test('a remote unknown to this server is listed', async () => {
  await makePointer(app.db, 'mfe-tomorrow', { version: 'one' })
  const remotes = (await olga.browser.get(REMOTES)).body.map(({ remote }: { remote: string }) => remote)
  expect(remotes).toEqual(['mfe-apply', 'mfe-public', 'mfe-tomorrow'])
})

test('a server without a front end lists recorded releases alone', async () => {
  const bare = await createTestApp({ OPERATOR_EMAILS: 'olga@example.org' })
  const { browser } = await bare.signIn(null, { email: 'olga@example.org' })
  expect((await browser.get(REMOTES)).body).toEqual([])
  await bare.stop()
})

test('all releases are listed newest first, with actor, time, version and withdrawal', async () => {
  await publish('one', null)
  await publish('two', 'one')
  await olga.browser.post(`${REMOTES}/mfe-public/rollback`, { version: 'two' })
  const { body, headers } = await olga.browser.get('/api/operator/releases?limit=1')
  expect(body).toEqual([
    {
      id: expect.any(String),
      ...{ remote: 'mfe-public', version: 'two', commit: 'abc', releasedBy: 'Kim', bytes: 4096 },
      createdAt: expect.stringMatching(/^20/),
      withdrawnAt: expect.stringMatching(/^20/),
      takenBack: null,
    },
  ])
  expect(headers.get('x-total-count')).toBe('2')
  const next = await olga.browser.get(headers.get('link')?.match(/<(.*)>/)?.[1] ?? '')
  expect([next.body[0].version, next.body[0].withdrawnAt]).toEqual(['one', null])
})

test('a rollback moves everyone to the previous release and names it', async () => {
  await publish('one', null)
  await publish('two', 'one')
  const back = async (version: string) => (await olga.browser.post(`${REMOTES}/mfe-public/rollback`, { version })).body
  expect(await back('two')).toEqual({ remote: 'mfe-public', from: 'two', to: 'one' })
  expect((await olga.browser.get(REMOTES)).body[1].version).toBe('one')
  expect(await back('one')).toEqual({ remote: 'mfe-public', from: 'one', to: null })
  expect((await olga.browser.get(REMOTES)).body[1]).toEqual({ remote: 'mfe-public', ...AS_BUILT })
})

test('a rollback from an outdated release changes nothing', async () => {
  await publish('one', null)
  await publish('two', 'one')
  const { status, body } = await olga.browser.post(`${REMOTES}/mfe-public/rollback`, { version: 'one' })
  expect([status, body.detail]).toEqual([
    409,
    'Somebody else has just changed mfe-public: people get two now. Nothing was changed. Look at the releases, then roll back again if it is still wanted.',
  ])
  expect((await olga.browser.get(REMOTES)).body[1].version).toBe('two')
})

test('a rollback names the version it starts from', async () => {
  const { status, body } = await olga.browser.post(`${REMOTES}/mfe-public/rollback`, { version: '' })
  expect([status, body.detail]).toEqual([400, 'Please say which version to go back from'])
})
