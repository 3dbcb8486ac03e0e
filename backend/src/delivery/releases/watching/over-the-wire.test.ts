import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLIENT_ERRORS, REMOTE_STARTS } from '@goodword/contract/addresses'
import { eq } from 'drizzle-orm'
import { aRelease } from '../../../../test/a-release.ts'
import { createTestApp, type TestApp } from '../../../../test/harness.ts'
import { until } from '../../../../test/until.ts'
import { releases } from '../../../db/schema/releases.ts'
import { publishRelease } from '../publish-release.ts'
import { startReleaseMonitor } from './start-release-monitor.ts'

/** Pages, reports and the server's own clock, as in production: visitors come, each from a network of their own. */
const REMOTE = 'mfe-public'
const ROUTES = [{ path: '/', audience: 'everyone', remote: REMOTE, page: 'landing' }]
const VISITORS = 800
const AT_ONCE = 20
const ONE_IN = 20

let folder: string
let app: TestApp
let stop: () => Promise<void>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'goodword-taking-back-'))
  const shell = { version: 'one', scripts: [], inline: [], css: '', routes: ROUTES }
  await Bun.write(join(folder, 'shell/shell.json'), JSON.stringify(shell))
  await Bun.write(join(folder, 'shell/remotes.json'), JSON.stringify({ [REMOTE]: await write('built') }))
  app = await createTestApp({ WEB_DIST: folder, TRUSTED_PROXIES: '127.0.0.1' })
  stop = startReleaseMonitor(app.deps)
})
afterAll(async () => {
  await stop()
  await app.stop()
  rmSync(folder, { recursive: true })
})

async function write(version: string) {
  const manifest = aRelease(REMOTE, version)
  await Bun.write(join(folder, 'remotes', REMOTE, version, 'release.json'), JSON.stringify(manifest))
  return manifest
}

/** Opens the page as nobody has before. @returns the browser, the version the page names, and the network it was asked from */
async function open(at: number) {
  const headers = { 'x-forwarded-for': `203.0.${Math.floor(at / 250)}.${1 + (at % 250)}` }
  const browser = app.guest()
  const { body } = await browser.get('/', { headers })
  return { browser, headers, version: new RegExp(`"${REMOTE}":\\{"version":"(\\w+)"`).exec(body)?.[1] ?? '' }
}

test('a release that fails for one visitor in twenty is rolled back within half a minute, a healthy one stays', async () => {
  const record = { commit: 'abc', releasedBy: 'Kim', bytes: 1, percent: 50 }
  await publishRelease(app, { ...record, manifest: await write('good'), expected: null })
  await until(async () => (await open(0)).version === 'good')
  /** Many open the page, some at a time. */
  const visit = async (broken: string) => {
    let own = 0
    const one = async (at: number) => {
      const { browser, headers, version } = await open(at)
      own += version === broken ? 1 : 0
      const isBroken = version === broken && own % ONE_IN === 0
      const failure = { remote: REMOTE, version, kind: 'render', message: 'Error: no' }
      const [path, body] = isBroken ? [CLIENT_ERRORS, failure] : [REMOTE_STARTS, { remote: REMOTE, version }]
      expect((await browser.post(path, body, headers)).status).toBe(204)
    }
    for (let at = 0; at < VISITORS; at += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, (_, more) => one(at + more)))
  }
  await visit('none')
  const expected = { version: 'good', percent: 50 }
  await publishRelease(app, { ...record, manifest: await write('good'), percent: 100, expected })
  await publishRelease(app, { ...record, manifest: await write('bad'), expected: { version: 'good', percent: 100 } })
  await until(async () => (await open(0)).version === 'bad')
  const began = performance.now()
  await visit('bad')
  const [row] = await until(async () => {
    const rows = await app.db.select().from(releases).where(eq(releases.version, 'bad'))
    return rows[0]?.takenBack ? rows : undefined
  }, 30_000)
  await until(async () => (await open(0)).version === 'good', 5000)
  expect(performance.now() - began).toBeLessThan(30_000)
  expect(row?.takenBack).toMatchObject({ atSameTime: true, others: { failures: 0 } })
  const [good] = await app.db.select().from(releases).where(eq(releases.version, 'good'))
  expect(good?.withdrawnAt).toBeNull()
}, 90_000)
