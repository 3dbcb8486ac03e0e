import { afterAll, describe, expect, test } from 'bun:test'
import * as z from 'zod/mini'
import {
  type ApiError,
  call,
  failureOf,
  isApiError,
  read,
  refusalOfFile,
  requestIdOf,
  serverMessage,
  serverSentence,
  UNAUTHENTICATED,
} from '../src/call.ts'
import { type Endpoint, endpoint } from '../src/endpoint.ts'
import { setupRole } from '../src/users.ts'

const keys: (string | null)[] = []
const ID = '0198f000-0000-7000-8000-000000000001'

/** Answers with the status and the text its path names. */
const server = Bun.serve({
  port: 0,
  fetch(request) {
    keys.push(request.headers.get('idempotency-key'))
    const { pathname, searchParams } = new URL(request.url)
    const [, status, text = ''] = /^\/api\/(\d+)\/(.*)$/.exec(pathname) ?? []
    const type = searchParams.get('type')
    return new Response(decodeURIComponent(text), {
      status: Number(status ?? 500),
      headers: { 'x-request-id': ID, ...(type && { 'content-type': type }) },
    })
  },
})
// A browser knows where its page is from; here it has to be said.
const { fetch } = globalThis
let asked: RequestInit | undefined
globalThis.fetch = Object.assign((path: Parameters<typeof fetch>[0], init?: RequestInit) => {
  asked = init
  return fetch(new URL(String(path), server.url), init)
}, fetch)
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

test('a 401 raises the session-ended event on window, other failures do not', async () => {
  const heard: string[] = []
  const page = globalThis as { dispatchEvent?: (event: Event) => boolean }
  const { dispatchEvent } = page
  page.dispatchEvent = ({ type }) => heard.push(type) > 0
  for (const status of [200, 401, 403, 500]) await failed(read(`/api/${status}/`))
  if (dispatchEvent) page.dispatchEvent = dispatchEvent
  else delete page.dispatchEvent
  expect([heard, UNAUTHENTICATED]).toEqual([['goodword:unauthenticated'], 'goodword:unauthenticated'])
})

test("the server's own message is told apart from a generic one", async () => {
  const problem = encodeURIComponent('{"detail":"You cannot refer yourself."}')
  expect(serverSentence(await failed(read(`/api/403/${problem}`)))).toBe('You cannot refer yourself.')
  expect(serverSentence(await failed(read('/api/500/boom')))).toBeUndefined()
  expect(serverSentence(new Error('another'))).toBeUndefined()
})

test("the server's sentence against a file names the file, one about anything else does not", async () => {
  const problem = encodeURIComponent('{"detail":"This file is empty."}')
  const said = async (path: string) => refusalOfFile('cv.pdf', await failed(read(path)))
  expect(await said(`/api/400/${problem}`)).toBe('cv.pdf: This file is empty.')
  expect(await said(`/api/429/${problem}`)).toBe('This file is empty.')
  expect(await said('/api/400/boom')).toBeUndefined()
  expect(await said('/api/500/boom')).toBeUndefined()
})

const LONG = 'é'.repeat(300)
test.each([
  ['the file is too large', 'text/plain', 'the file is too large'],
  [' a > b, and 1 < 2\n', 'text/plain; charset=utf-8', 'a > b, and 1 < 2'],
  [LONG, 'TEXT/PLAIN', LONG],
  [`${LONG}.`, 'text/plain', undefined],
  ['', 'text/plain', undefined],
  [' \n', 'text/plain', undefined],
  ['the file is too large', 'text/html', undefined],
  ['the file is too large', 'application/octet-stream', undefined],
  ['<html><h1>502 Bad Gateway</h1></html>', 'text/plain', undefined],
  ['Sorry.<br>', 'text/plain', undefined],
  ['Sorry. <!-- x -->', 'text/plain', undefined],
  ['{"message":"x"}', 'text/plain', undefined],
  ['["x"]', 'text/plain', undefined],
  ['{"detail":"This job is closed."}', 'application/problem+json', 'This job is closed.'],
])('a failed action with the reply %j as %s has the message %p', async (text, type, message) => {
  const path = `/api/502/${encodeURIComponent(text)}?type=${encodeURIComponent(type)}`
  const error = await failed(read(path))
  expect([serverMessage(error), failureOf(error).description]).toEqual([message, message ?? 'Please try again.'])
})

test('a failed action without a reply has no message', async () =>
  expect(serverMessage(new Error('another'))).toBeUndefined())

test('a failed call carries its request id, whatever the reply says', async () => {
  expect(requestIdOf(await failed(read('/api/503/a gateway')))).toBe(ID)
  expect(requestIdOf(new Error('another'))).toBeUndefined()
})

test('a call without a reply has status 0', async () => {
  const aborted = new AbortController()
  const nowhere = Object.assign(() => Promise.reject(new TypeError('refused')), fetch)
  const before = globalThis.fetch
  globalThis.fetch = nowhere
  const error = await failed(call(setupRole, { body: { role: 'referrer' }, signal: aborted.signal }))
  globalThis.fetch = before
  expect([error?.message, requestIdOf(error)]).toEqual(['0: No connection', undefined])
})

test('a read without a connection fails with status 0', async () => {
  const before = globalThis.fetch
  globalThis.fetch = Object.assign(() => Promise.reject(new TypeError('refused')), fetch)
  const error = await failed(read('/api/200/'))
  globalThis.fetch = before
  expect([isApiError(error), error?.status]).toEqual([true, 0])
})

test('a creating call sends its idempotency key, other calls send none', async () => {
  keys.length = 0
  await failed(call(setupRole, { body: { role: 'referrer' }, idempotencyKey: 'one-attempt' }))
  await failed(call(setupRole, { body: { role: 'referrer' } }))
  expect(keys).toEqual(['one-attempt', null])
})

/** A call that the server answers with the status and the text in its path. */
const answering = (method: Endpoint['method'], status: number, text = '') =>
  endpoint(method, `/api/${status}/${encodeURIComponent(text)}`, { body: z.unknown() })

describe('a request', () => {
  test('every request sends credentials, one without a payload has neither body nor content type', async () => {
    await read('/api/200/')
    expect(asked).toStrictEqual({ method: 'GET', credentials: 'include', headers: {} })
    await call(answering('DELETE', 200))
    expect(asked).toStrictEqual({ method: 'DELETE', credentials: 'include', headers: {} })
  })

  test.each([[{ role: 'referrer' }], [null], [0], ['']])('the payload %j is sent as JSON', async (body) => {
    await call(answering('PATCH', 200), { body })
    expect(asked).toEqual({
      method: 'PATCH',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  })
})

test('a query is added to the path, and the reply is parsed as JSON', async () => {
  const named = endpoint('GET', '/api/:status/:text', { query: z.unknown(), reply: z.unknown() })
  expect(await call(named, { params: { status: '200', text: '{"a":[1]}' }, query: { q: 'x' } })).toEqual({
    a: [1],
  })
  expect(await call(answering('POST', 200))).toBeUndefined()
})

test('an aborted call ends as aborted, not as a missing connection', async () => {
  const signal = AbortSignal.abort()
  const error = await failed(call(answering('POST', 200), { signal }))
  expect([error?.name, isApiError(error), asked?.signal]).toEqual(['AbortError', false, signal])
})

test.each([['null'], ['7'], ['{"detail":7}'], ['{"title":"x"}'], ['not json']])(
  'the reply %s is not a problem document',
  async (text) => {
    const error = await failed(read(`/api/400/${encodeURIComponent(text)}`))
    expect([error?.status, error?.problem, serverSentence(error)]).toEqual([400, undefined, undefined])
  },
)

test('a problem document is read in full', async () => {
  const problem = { detail: 'Too short', errors: { title: 'Too short' } }
  expect((await failed(read(`/api/400/${encodeURIComponent(JSON.stringify(problem))}`)))?.problem).toMatchObject(
    problem,
  )
})

test.each([
  ['another error', new Error('x')],
  ['an error with its name', { name: 'ApiError' }],
  ['nothing', null],
])('%s is not a call error', (_, error) => expect(isApiError(error)).toBe(false))
