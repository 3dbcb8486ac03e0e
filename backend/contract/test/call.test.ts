import { afterAll, expect, test } from 'bun:test'
import { type ApiError, call, isApiError, read, requestIdOf, serverSentence } from '../src/call.ts'
import { setupRole } from '../src/users.ts'

const keys: (string | null)[] = []
const ID = '0198f000-0000-7000-8000-000000000001'

/** Answers with the status and the text its path names. */
const server = Bun.serve({
  port: 0,
  fetch(request) {
    keys.push(request.headers.get('idempotency-key'))
    const [, status, text = ''] = /^\/api\/(\d+)\/(.*)$/.exec(new URL(request.url).pathname) ?? []
    return new Response(decodeURIComponent(text), { status: Number(status ?? 500), headers: { 'x-request-id': ID } })
  },
})
// A browser knows where its page is from; here it has to be said.
const { fetch } = globalThis
globalThis.fetch = Object.assign(
  (path: Parameters<typeof fetch>[0], init?: RequestInit) => fetch(new URL(String(path), server.url), init),
  fetch,
)
afterAll(async () => {
  globalThis.fetch = fetch
  await server.stop(true)
})

const failed = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error as ApiError)

test.each([
  [404, 'No such job', '404: No such job'],
  [400, '{"detail":"Title must be at least 3 characters"}', '400: {"detail":"Title must be at least 3 characters"}'],
  [503, '', '503: Service Unavailable'],
] as const)('a reply of %d with %j becomes "%s"', async (status, text, message) => {
  const error = await failed(read(`/api/${status}/${encodeURIComponent(text)}`))
  expect([isApiError(error), error?.status, error?.message]).toEqual([true, status, message])
})

test('reads throw on 401', async () => expect((await failed(read('/api/401/')))?.status).toBe(401))

test("the server's sentence is told from the rest", async () => {
  const problem = encodeURIComponent('{"detail":"You cannot refer yourself."}')
  expect(serverSentence(await failed(read(`/api/403/${problem}`)))).toBe('You cannot refer yourself.')
  expect(serverSentence(await failed(read('/api/500/boom')))).toBeUndefined()
  expect(serverSentence(new Error('another'))).toBeUndefined()
})

test('a failure has the id of its request, whatever the reply says', async () => {
  expect(requestIdOf(await failed(read('/api/503/a gateway')))).toBe(ID)
  expect(requestIdOf(new Error('another'))).toBeUndefined()
})

test('without a reply the status is 0', async () => {
  const aborted = new AbortController()
  const nowhere = Object.assign(() => Promise.reject(new TypeError('refused')), fetch)
  const before = globalThis.fetch
  globalThis.fetch = nowhere
  const error = await failed(call(setupRole, { body: { role: 'referrer' }, signal: aborted.signal }))
  globalThis.fetch = before
  expect([error?.message, requestIdOf(error)]).toEqual(['0: No connection', undefined])
})

test('the key of what a call creates goes with it, and only where there is one', async () => {
  keys.length = 0
  await failed(call(setupRole, { body: { role: 'referrer' }, idempotencyKey: 'one-attempt' }))
  await failed(call(setupRole, { body: { role: 'referrer' } }))
  expect(keys).toEqual(['one-attempt', null])
})
