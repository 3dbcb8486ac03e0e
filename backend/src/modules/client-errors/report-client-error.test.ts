import { expect, test } from 'bun:test'
import { CLIENT_ERRORS } from '@goodword/contract/addresses'
import { testApp } from '../../../test/harness.ts'
import { rateLimits } from '../../db/schema/rate-limits.ts'
import { uploads } from '../../watching/metrics/uploads.ts'

const app = testApp()

const failure = { remote: 'mfe-hiring', version: '0.1.0-abc', kind: 'render', message: 'TypeError: x is undefined' }
const logged = () =>
  app.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'a remote failed in a browser')

test("a browser's failure is logged with remote and version, without personal data", async () => {
  const sent = { ...failure, userId: 'somebody', url: '/apply/secret' }
  const { status, headers } = await app.guest().post(CLIENT_ERRORS, sent)
  expect(status).toBe(204)
  const [{ level: _, time: __, replica: ___, requestId, ...entry }] = logged()
  expect(entry).toEqual({ ...failure, msg: 'a remote failed in a browser' })
  expect(requestId).toBe(headers.get('x-request-id'))
})

test("a browser's failed upload is logged as a failure of the object store", async () => {
  const upload = { ...failure, kind: 'upload', message: 'Error: Upload stalled' }
  await app.guest().post(CLIENT_ERRORS, upload)
  const lines = app.logged.map((line) => JSON.parse(line)).filter(({ kind }) => kind === 'upload')
  expect(lines).toMatchObject([{ ...upload, service: 'object store', msg: 'an upload failed in a browser' }])
})

test.each([
  ['Error: Upload refused 403', 'refused'],
  ['Error: Upload unreachable', 'unreachable'],
  ['Error: Upload cut-off', 'cut-off'],
  ['Error: Upload stalled', 'stalled'],
  ['TypeError: Failed to fetch', 'other'],
])("a browser's failed upload is counted by its cause: %s", async (message, outcome) => {
  const counted = async () => (await uploads.get()).values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0
  const before = await counted()
  await app.guest().post(CLIENT_ERRORS, { ...failure, kind: 'upload', message })
  expect(await counted()).toBe(before + 1)
})

test.each([
  ['an unknown remote', { ...failure, remote: '../etc' }],
  ['a version with a line break', { ...failure, version: '1\n2' }],
  ['an over-long text', { ...failure, message: 'x'.repeat(301) }],
  ['an unknown kind', { ...failure, kind: 'love' }],
])("a browser's report with %s is refused and not logged", async (_name, body) => {
  const before = logged().length
  expect((await app.guest().post(CLIENT_ERRORS, body)).status).toBe(400)
  expect(logged()).toHaveLength(before)
})

test('the thirty-first browser report in ten minutes is refused', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 31; count++) statuses.push((await app.guest().post(CLIENT_ERRORS, failure)).status)
  expect(statuses.at(-1)).toBe(429)
  expect((await app.guest().post(CLIENT_ERRORS, failure)).body.detail).toMatch(
    /^Too many reports\. Please try again in \d+ (minute|second)s?\.$/,
  )
  // Counted under a keyed hash: the network address itself is stored nowhere.
  const [limit] = await app.db.select().from(rateLimits)
  expect(limit?.key).toMatch(/^client-errors:[\w-]{43,}$/)
})
