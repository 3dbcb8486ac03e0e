import { afterAll, beforeEach, expect, test } from 'bun:test'
import { firstPageOf, readPage, totalOf, writeTotal } from '../src/pages.ts'

const { fetch } = globalThis
let headers: Record<string, string>
let method: string | undefined
beforeEach(() => {
  headers = {}
  globalThis.fetch = Object.assign(async (_: unknown, init?: RequestInit) => {
    init?.signal?.throwIfAborted()
    method = init?.method
    return new Response('["a","b"]', { headers })
  }, fetch)
})
afterAll(() => {
  globalThis.fetch = fetch
})

test('the first page of a list is requested with its page size and filters', () =>
  expect([
    firstPageOf({ path: '/api/lists/:id' }, { id: '7' }),
    firstPageOf({ path: '/api/jobs' }, {}, { q: 'baker' }),
  ]).toEqual(['/api/lists/7?limit=20', '/api/jobs?q=baker&limit=20']))

test('the last page names no next page, and only the first has a count', async () =>
  expect(await readPage<string>('/api/jobs?limit=2')).toEqual({
    items: ['a', 'b'],
    nextCursor: undefined,
    total: undefined,
  }))

test('a page is read by GET', async () => {
  await readPage('/api/jobs?limit=2')
  expect(method).toBe('GET')
})

test('a page of a reply with more fields is read as the list alone', async () =>
  expect((await readPage('/api/statement?limit=2', undefined, (reply) => (reply as string[]).slice(1))).items).toEqual([
    'b',
  ]))

test('a page names the next one', async () => {
  headers = { 'x-next-cursor': 'there' }
  expect((await readPage('/api/jobs?limit=2')).nextCursor).toBe('there')
})

test.each([0, 137, 999, 1000])('%d rows are counted exactly', async (count) => {
  headers = { 'x-total-count': writeTotal(totalOf(count)) }
  expect((await readPage('/api/jobs?limit=2')).total).toEqual({ count, isExact: true })
})

test('above 1,000 the count says "more than"', async () => {
  headers = { 'x-total-count': writeTotal(totalOf(1001)) }
  expect(headers['x-total-count']).toBe('1000+')
  expect((await readPage('/api/jobs?limit=2')).total).toEqual({ count: 1000, isExact: false })
})

test('an aborted page load ends with its abort reason', async () =>
  expect(readPage('/api/jobs?limit=2', AbortSignal.abort('typed on'))).rejects.toBe('typed on'))
