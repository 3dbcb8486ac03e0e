import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLIENT_ERRORS, REMOTE_STARTS } from '@goodword/contract/addresses'
import { asc } from 'drizzle-orm'
import { aRelease } from '../../../../test/a-release.ts'
import { createTestApp, type TestApp } from '../../../../test/harness.ts'
import { startReplica } from '../../../../test/replica.ts'
import { until } from '../../../../test/until.ts'
import { rateLimits } from '../../../db/schema/rate-limits.ts'
import { remoteVisits } from '../../../db/schema/remote-visits.ts'
import { publishRelease } from '../publish-release.ts'
import { createVisitCounter } from './count-visits.ts'

const REMOTE = 'mfe-public'
let folder: string
let app: TestApp

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'goodword-visits-'))
  const shell = { version: 'one', scripts: [], inline: [], css: '', routes: [] }
  await Bun.write(join(folder, 'shell/shell.json'), JSON.stringify(shell))
  await Bun.write(join(folder, 'shell/remotes.json'), JSON.stringify({ [REMOTE]: aRelease(REMOTE, 'built') }))
  app = await createTestApp({ WEB_DIST: folder })
  await publishRelease(app, {
    ...{ manifest: aRelease(REMOTE, 'two'), commit: 'abc', releasedBy: 'Kim', bytes: 1, percent: 50 },
    expected: null,
  })
})
beforeEach(async () => {
  await app.db.delete(remoteVisits)
  await app.db.delete(rateLimits)
})
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true })
})

const started = (version: string, remote = REMOTE) => app.guest().post(REMOTE_STARTS, { remote, version })
const failed = (version: string, rest: object = {}) =>
  app.guest().post(CLIENT_ERRORS, { remote: REMOTE, version, kind: 'load', message: 'Error: not there', ...rest })
/** Of each version: visitors and failures. */
async function counted(): Promise<Record<string, [visitors: number, failures: number]>> {
  const rows = await app.db.select().from(remoteVisits).orderBy(asc(remoteVisits.version))
  const sums: Record<string, [number, number]> = {}
  for (const { version, visitors, failures } of rows) {
    const [soFar, failedSoFar] = sums[version] ?? [0, 0]
    sums[version] = [soFar + visitors, failedSoFar + failures]
  }
  return sums
}
const become = (sums: Awaited<ReturnType<typeof counted>>) => until(async () => Bun.deepEquals(await counted(), sums))

test('visitors are counted by release, with those for whom it failed, and with nothing of anybody', async () => {
  expect((await started('two')).status).toBe(204)
  for (let count = 0; count < 2; count++) await started('built')
  await failed('two')
  await become({ built: [2, 0], two: [2, 1] })
  const columns = Object.keys((await app.db.select().from(remoteVisits))[0] ?? {})
  expect(columns).toEqual(['remote', 'version', 'at', 'visitors', 'failures'])
})

test('who has told of the start counts once, and so does who tells of one failure after the other', async () => {
  await started('two')
  await failed('two', { after: 'start' })
  await failed('two', { after: 'failure', message: 'Error: another one' })
  await failed('built', { after: 'failure' })
  await become({ two: [1, 1] })
})

test('an upload that failed, and a failure of no version, say nothing of a release', async () => {
  await failed('two', { kind: 'upload' })
  await app.guest().post(CLIENT_ERRORS, { remote: REMOTE, kind: 'load', message: 'Error: not there' })
  await started('two')
  await become({ two: [1, 0] })
})

test('what nobody has released is counted nowhere', async () => {
  for (const version of ['three', 'constructor']) await started(version)
  for (const remote of ['mfe-nothing', 'mfe-hiring']) await started('two', remote)
  await started('two')
  await become({ two: [1, 0] })
})

test('servers add up what each has counted', async () => {
  const other = await createVisitCounter({ ...app.deps })
  other.started('10.0.0.1', { remote: REMOTE, version: 'two' })
  await started('two')
  await other.stop()
  await become({ two: [2, 0] })
})

test('from one network address 600 visitors in ten minutes are counted, and more are not refused', async () => {
  const counter = await createVisitCounter({ ...app.deps })
  for (let count = 0; count < 650; count++) counter.started('10.0.0.2', { remote: REMOTE, version: 'two' })
  counter.started('10.0.0.3', { remote: REMOTE, version: 'two' })
  await counter.stop()
  expect(await counted()).toEqual({ two: [601, 0] })
})

test('made-up versions take no room from others for longer than until the next write', async () => {
  const counter = await createVisitCounter({ ...app.deps })
  for (let count = 0; count < 1000; count++) counter.failed({ remote: REMOTE, version: `v${count}` }, false)
  await until(async () => {
    counter.started('10.0.0.4', { remote: REMOTE, version: 'two' })
    return (await counted()).two !== undefined
  })
  await counter.stop()
  expect(Object.keys(await counted())).toEqual(['two'])
})

test('what was counted in its last second is written by a server that ends', async () => {
  const replica = await startReplica(app)
  const report = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const body = JSON.stringify({ remote: REMOTE, version: 'two' })
  const told = await fetch(replica.url + REMOTE_STARTS, { ...report, body })
  await replica.stop()
  expect([told.status, await counted()]).toEqual([204, { two: [1, 0] }])
})
