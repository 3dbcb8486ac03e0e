import { afterAll, expect, test } from 'bun:test'
import { CLIENT_ERRORS } from '../src/addresses.ts'
import { lastReport, reportFailure } from '../src/report-failure.ts'

/** Takes reports, and names each. */
const received: unknown[] = []
const server = Bun.serve({
  port: 0,
  async fetch(request) {
    received.push([new URL(request.url).pathname, await request.json()])
    return new Response(null, { status: 204, headers: { 'x-request-id': `report-${received.length}` } })
  },
})
const { fetch } = globalThis
globalThis.fetch = Object.assign(
  (path: Parameters<typeof fetch>[0], init?: RequestInit) => fetch(new URL(String(path), server.url), init),
  fetch,
)
afterAll(async () => {
  globalThis.fetch = fetch
  await server.stop(true)
})

test('a failure is reported once, and whoever asks again gets the id of that report', async () => {
  const failure = { remote: 'mfe-first', kind: 'upload', error: new Error('Upload stalled') } as const
  expect([await reportFailure(failure), await reportFailure(failure)]).toEqual(['report-1', 'report-1'])
  expect(received).toEqual([[CLIENT_ERRORS, { remote: 'mfe-first', kind: 'upload', message: 'Error: Upload stalled' }]])
})

test('the last report about a remote is found by its name', async () => {
  await reportFailure({ remote: 'mfe-second', version: '1', kind: 'render', error: 'broken' })
  expect([await lastReport('mfe-second'), await lastReport('mfe-third')]).toEqual(['report-2', undefined])
})

test('a failure that nobody can be told of has no id', async () => {
  const before = globalThis.fetch
  globalThis.fetch = Object.assign(() => Promise.reject(new TypeError('refused')), fetch)
  expect(await reportFailure({ remote: 'mfe-public', version: '1', kind: 'load', error: 'gone' })).toBeUndefined()
  globalThis.fetch = before
})
