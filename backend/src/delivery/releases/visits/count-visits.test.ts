import { afterAll, beforeAll, beforeEach, describe, expect, setSystemTime, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLIENT_ERRORS, REMOTE_STARTS } from '@goodword/contract/addresses'
import { asc, sql } from 'drizzle-orm'
import { aRelease } from '../../../../test/a-release.ts'
import type { Browser } from '../../../../test/browser.ts'
import { createTestApp, type TestApp } from '../../../../test/harness.ts'
import { startReplica } from '../../../../test/replica.ts'
import { until } from '../../../../test/until.ts'
import { rateLimits } from '../../../db/schema/rate-limits.ts'
import { releaseReports } from '../../../db/schema/release-reports.ts'
import { releaseWatches } from '../../../db/schema/release-watches.ts'
import { publishRelease } from '../publish-release.ts'
import { createVisitCounter } from './count-visits.ts'
import { createPageMarks, MARK_AGE } from './page-marks.ts'

const REMOTE = 'mfe-public'
const TWO = { remote: REMOTE, version: 'two' }
const ROUTES = [{ path: '/', audience: 'everyone', remote: REMOTE, page: 'landing' }]
let folder: string
let app: TestApp

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'goodword-visits-'))
  const shell = { version: 'one', scripts: [], inline: [], css: '', routes: ROUTES }
  await Bun.write(join(folder, 'shell/shell.json'), JSON.stringify(shell))
  await Bun.write(join(folder, 'shell/remotes.json'), JSON.stringify({ [REMOTE]: aRelease(REMOTE, 'built') }))
  const manifest = aRelease(REMOTE, 'two')
  await Bun.write(join(folder, 'remotes', REMOTE, 'two/release.json'), JSON.stringify(manifest))
  app = await createTestApp({ WEB_DIST: folder, TRUSTED_PROXIES: '127.0.0.1' })
  await publishRelease(app, {
    ...{ manifest, commit: 'abc', releasedBy: 'Kim', bytes: 1, percent: 100 },
    expected: null,
  })
  await until(async () => String((await app.guest().get('/')).body).includes('"version":"two"'))
})
beforeEach(async () => {
  await app.db.delete(releaseReports)
  await app.db.delete(rateLimits)
})
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true })
})

let networks = 0
/** A network that nobody has come from before. */
const anyNetwork = () => {
  networks += 1
  return `203.0.${Math.floor(networks / 250)}.${1 + (networks % 250)}`
}
/** Somebody who has opened the landing page; what they tell comes from a network. */
async function visitor(network = anyNetwork(), browser: Browser = app.guest()) {
  const headers = { 'x-forwarded-for': network }
  await browser.get('/', { headers })
  const failure = { ...TWO, kind: 'load', message: 'Error: not there' }
  return {
    browser,
    started: (report: object = {}, from = network) =>
      browser.post(REMOTE_STARTS, { ...TWO, ...report }, { 'x-forwarded-for': from }),
    failed: (report: object = {}, from = network) =>
      browser.post(CLIENT_ERRORS, { ...failure, ...report }, { 'x-forwarded-for': from }),
  }
}
type Sums = Record<string, [visitors: number, failures: number]>
/** Of each version: visitors and failures. */
async function counted(): Promise<Sums> {
  const sums: Sums = {}
  for (const { version, failed } of await app.db.select().from(releaseReports).orderBy(asc(releaseReports.version))) {
    const [visitors, failures] = sums[version] ?? [0, 0]
    sums[version] = [visitors + 1, failures + (failed ? 1 : 0)]
  }
  return sums
}
/** Once what was told until now is written, with one more visitor. */
async function become(sums: Sums) {
  await until(async () => Bun.deepEquals(await counted(), sums))
  await Bun.sleep(1200)
  expect(await counted()).toEqual(sums)
}

test('visits and failed visits are counted per release, without personal data', async () => {
  for (let count = 0; count < 2; count++) expect((await (await visitor()).started()).status).toBe(204)
  await (await visitor()).failed()
  const { id, browser } = await app.signIn('referrer')
  await (await visitor('198.51.100.7', browser)).started()
  await become({ two: [4, 1] })
  const rows = JSON.stringify(await app.db.select().from(releaseReports))
  for (const told of [id, '198.51.100.7', '203.0.']) expect(rows).not.toContain(told)
})

test('a visit that starts and fails later counts once, as failed', async () => {
  const [early, late] = [await visitor(), await visitor()]
  await early.started()
  await late.started()
  await become({ two: [2, 0] })
  await early.failed()
  await early.failed({ message: 'Error: another one' })
  await become({ two: [2, 1] })
})

test('reports on unreleased versions, uploads and failures without a version are not counted', async () => {
  const { started, failed } = await visitor()
  for (const version of ['three', 'built', 'constructor']) await started({ version })
  for (const remote of ['mfe-nothing', 'mfe-hiring']) await failed({ remote })
  await failed({ kind: 'upload' })
  await failed({ version: undefined })
  await (await visitor()).started()
  await become({ two: [1, 0] })
})

describe('release counts are unchanged by', () => {
  test('forged reports are not counted: ten failures from one address, 22 from as many, 600 starts', async () => {
    const mark = createPageMarks({ SESSION_SECRET: 'x'.repeat(32) }).make([TWO], undefined)
    for (const cookie of [undefined, 'forged', mark]) {
      const forger = app.guest()
      if (cookie) forger.cookies.set('page-mark', cookie)
      const failure = { ...TWO, kind: 'render', message: 'Error: forged' }
      const elsewhere = () => ({ 'x-forwarded-for': anyNetwork() })
      const told = [
        ...Array.from({ length: 10 }, () => () => forger.post(CLIENT_ERRORS, failure)),
        ...Array.from({ length: 22 }, () => () => forger.post(CLIENT_ERRORS, failure, elsewhere())),
        ...Array.from({ length: 200 }, () => () => forger.post(REMOTE_STARTS, TWO, elsewhere())),
      ]
      // A few at a time: more than a busy machine answers would be refused for that alone.
      while (told.length > 0) {
        const answers = await Promise.all(told.splice(0, 8).map((tell) => tell()))
        for (const { status } of answers) expect(status).toBe(204)
      }
      await app.db.delete(rateLimits)
    }
    await (await visitor()).started()
    await become({ two: [1, 0] })
  })

  test('a repeated page mark is not counted, whatever its network', async () => {
    const { started, failed } = await visitor()
    await started()
    await become({ two: [1, 0] })
    for (const network of [undefined, anyNetwork(), anyNetwork()]) await started({}, network)
    await failed({}, anyNetwork())
    await become({ two: [1, 0] })
  })

  test('an expired page mark is not counted', async () => {
    const { browser, started } = await visitor()
    setSystemTime(Date.now() - (MARK_AGE + 1) * 1000)
    browser.cookies.set('page-mark', createPageMarks(app.env).make([TWO], undefined))
    setSystemTime()
    await started()
    await (await visitor()).failed()
    await become({ two: [1, 1] })
  })

  test('a page mark of another version is not counted', async () => {
    const { browser, failed } = await visitor()
    browser.cookies.set('page-mark', createPageMarks(app.env).make([{ ...TWO, version: 'built' }], undefined))
    await failed()
    await (await visitor()).started()
    await become({ two: [1, 0] })
  })
})

test.each([
  ['an address', '198.51.100.9', '198.51.100.9'],
  ['an IPv6 network of 64 bits', '2001:db8:0:1::1', '2001:db8:0:1:ffff::2'],
])('two visitors from %s count once, by the first report', async (_, one, other) => {
  await (await visitor(one)).started()
  await become({ two: [1, 0] })
  await (await visitor(other)).failed()
  await (await visitor('2001:db8:0:2::1')).failed()
  await become({ two: [2, 1] })
})

test('an account counts once, whatever its network', async () => {
  const { browser } = await app.signIn('referrer')
  for (let count = 0; count < 3; count++) {
    await (await visitor(anyNetwork(), browser)).failed()
    await become({ two: [1, 1] })
  }
})

test('a network counts again for a newly watched release and on the next day', async () => {
  await (await visitor('198.51.100.3')).started()
  await become({ two: [1, 0] })
  await app.db.update(releaseWatches).set({ startedAt: sql`now()` })
  await (await visitor('198.51.100.3')).started()
  await become({ two: [2, 0] })
  const watches = await app.db.delete(releaseWatches).returning()
  for (let count = 0; count < 2; count++) await (await visitor('198.51.100.3')).started()
  await become({ two: [3, 0] })
  await app.db.insert(releaseWatches).values(watches)
})

test('across servers a repeated network or page mark counts once, and different ones add up', async () => {
  const marks = createPageMarks(app.env)
  const servers = [createVisitCounter(app.deps), createVisitCounter(app.deps)]
  const report = { ...TWO, failed: false }
  const replayed = marks.make([TWO], undefined)
  for (const [at, server] of servers.entries()) {
    server.take(report, { address: '198.51.100.1', mark: marks.make([TWO], undefined) })
    server.take(report, { address: `198.51.101.${at}`, mark: replayed })
    server.take(report, { address: `198.51.102.${at}`, mark: marks.make([TWO], undefined) })
  }
  await Promise.all(servers.map((server) => server.stop()))
  expect(await counted()).toEqual({ two: [4, 0] })
})

test('at most 200 reports a minute are kept per release, further ones are accepted and dropped', async () => {
  const marks = createPageMarks(app.env)
  for (const reports of [150, 150]) {
    const counter = createVisitCounter(app.deps)
    for (let count = 0; count < reports; count++)
      counter.take({ ...TWO, failed: false }, { address: anyNetwork(), mark: marks.make([TWO], undefined) })
    await counter.stop()
  }
  expect(await counted()).toEqual({ two: [200, 0] })
})

test('a stopping server writes the reports of its last second', async () => {
  const replica = await startReplica(app)
  const { browser } = await visitor()
  const told = await replica.seenBy(browser).post(REMOTE_STARTS, TWO, { 'x-forwarded-for': anyNetwork() })
  await replica.stop()
  expect([told.status, await counted()]).toEqual([204, { two: [1, 0] }])
})
