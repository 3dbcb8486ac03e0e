import { afterAll, expect, test } from 'bun:test'
import { CLIENT_ERRORS } from '../src/addresses.ts'
import { lastReport, reportFailure } from '../src/report-failure.ts'

/** Takes reports, and names each. */
const received: unknown[] = []
const types: (string | null)[] = []
const keptAlive: (boolean | undefined)[] = []
const server = Bun.serve({
  port: 0,
  async fetch(request) {
    types.push(request.headers.get('content-type'))
    received.push([new URL(request.url).pathname, await request.json()])
    return new Response(null, { status: 204, headers: { 'x-request-id': `report-${received.length}` } })
  },
})
const { fetch } = globalThis
globalThis.fetch = Object.assign((path: Parameters<typeof fetch>[0], init?: RequestInit) => {
  keptAlive.push(init?.keepalive)
  return fetch(new URL(String(path), server.url), init)
}, fetch)
afterAll(async () => {
  globalThis.fetch = fetch
  await server.stop(true)
})

test('a failure is reported once, later callers get the same report id', async () => {
  const failure = { remote: 'mfe-first', kind: 'upload', error: new Error('Upload stalled') } as const
  expect([await reportFailure(failure), await reportFailure(failure)]).toEqual(['report-1', 'report-1'])
  expect(received).toEqual([[CLIENT_ERRORS, { remote: 'mfe-first', kind: 'upload', message: 'Error: Upload stalled' }]])
})

test('a report is JSON and sent with keepalive', async () => {
  await reportFailure({ remote: 'mfe-left', kind: 'load', error: 'gone' })
  expect([types.at(-1), keptAlive.at(-1)]).toEqual(['application/json', true])
})

test('a reported message is cut to 300 characters', async () => {
  await reportFailure({ remote: 'mfe-long', kind: 'load', error: 'x'.repeat(301) })
  expect(received.at(-1)).toEqual([CLIENT_ERRORS, { remote: 'mfe-long', kind: 'load', message: 'x'.repeat(300) }])
})

test('the last report is found by its remote', async () => {
  const id = await reportFailure({ remote: 'mfe-second', version: '1', kind: 'render', error: 'broken' })
  expect([await lastReport('mfe-second'), await lastReport('mfe-third')]).toEqual([id, undefined])
})

test('a failure that cannot be reported has no id', async () => {
  const before = globalThis.fetch
  globalThis.fetch = Object.assign(() => Promise.reject(new TypeError('refused')), fetch)
  expect(await reportFailure({ remote: 'mfe-public', version: '1', kind: 'load', error: 'gone' })).toBeUndefined()
  globalThis.fetch = before
})
