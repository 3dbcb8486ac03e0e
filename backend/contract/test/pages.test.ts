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

test('the first page of a list is asked for with a screenful, and with what narrows it', () =>
  expect([
    firstPageOf({ path: '/api/lists/:id' }, { id: '7' }),
    firstPageOf({ path: '/api/jobs' }, {}, { q: 'baker' }),
  ]).toEqual(['/api/lists/7?limit=20', '/api/jobs?q=baker&limit=20']))

test('a page is its items; the last one names no next, and one that is not the first no count', async () =>
  expect(await readPage<string>('/api/jobs?limit=2')).toEqual({
    items: ['a', 'b'],
    nextCursor: undefined,
    total: undefined,
  }))

test('a page is read, by GET', async () => {
  await readPage('/api/jobs?limit=2')
  expect(method).toBe('GET')
})

test('a page of a reply that says more than its list is that list', async () =>
  expect((await readPage('/api/statement?limit=2', undefined, (reply) => (reply as string[]).slice(1))).items).toEqual([
    'b',
  ]))

test('a page says how to go on', async () => {
  headers = { 'x-next-cursor': 'there' }
  expect((await readPage('/api/jobs?limit=2')).nextCursor).toBe('there')
})

test.each([0, 137, 999, 1000])('%d are counted exactly', async (count) => {
  headers = { 'x-total-count': writeTotal(totalOf(count)) }
  expect((await readPage('/api/jobs?limit=2')).total).toEqual({ count, isExact: true })
})

test('more than 1,000 are said to be more', async () => {
  headers = { 'x-total-count': writeTotal(totalOf(1001)) }
  expect(headers['x-total-count']).toBe('1000+')
  expect((await readPage('/api/jobs?limit=2')).total).toEqual({ count: 1000, isExact: false })
})

test('a page that is no longer wanted ends with the reason it was given', async () =>
  expect(readPage('/api/jobs?limit=2', AbortSignal.abort('typed on'))).rejects.toBe('typed on'))
