import { beforeAll, describe, expect, test } from 'bun:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { makeCompany, makeJob } from '../../test/factories.ts'
import { type Person, testApp } from '../../test/harness.ts'

const app = testApp()
let referrer: Person
let manager: Person
let company: Awaited<ReturnType<typeof makeCompany>>

beforeAll(async () => {
  referrer = await app.signIn('referrer')
  manager = await app.signIn('hiring_manager')
  company = await makeCompany(app.db, { ownerId: manager.id })
  for (let number = 0; number < 5; number++) await makeJob(app.db, company, { description: 'Words. '.repeat(60) })
})

function get(path: string, { browser }: Person, headers: Record<string, string> = {}) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return fetch(app.url + path, { headers: { cookie, ...headers }, decompress: false } as RequestInit)
}

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync }

test.each(['br', 'gzip'] as const)('a long reply comes packed to who takes %s, and says the same', async (encoding) => {
  const plain = await get('/api/jobs', referrer, { 'accept-encoding': 'identity' })
  const packed = await get('/api/jobs', referrer, { 'accept-encoding': encoding })
  expect([plain, packed].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, encoding])
  expect(packed.headers.get('vary')).toBe('accept-encoding, cookie')
  const [text, bytes] = [await plain.text(), new Uint8Array(await packed.arrayBuffer())]
  expect(UNPACK[encoding](bytes).toString()).toBe(text)
  expect(bytes.byteLength).toBeLessThan(text.length / 2)
})

test('a short reply is not packed', async () => {
  const { headers } = await get('/api/auth/user', referrer, { 'accept-encoding': 'br' })
  expect(headers.get('content-encoding')).toBeNull()
})

test('what a write replies is not packed: it may repeat what was typed beside a link', async () => {
  const { headers } = await referrer.browser.post('/api/referrals', {}, { 'accept-encoding': 'br' })
  expect(headers.get('content-encoding')).toBeNull()
})

describe('the list of jobs', () => {
  test('is kept by one browser, which asks whether it is still so, and is not sent again while it is', async () => {
    const first = await get('/api/jobs', referrer)
    const tag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    const second = await get('/api/jobs', referrer, { 'if-none-match': tag })
    expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([304, '', tag])
    await makeJob(app.db, company)
    const third = await get('/api/jobs', referrer, { 'if-none-match': tag })
    expect([third.status, third.headers.get('etag') === tag]).toEqual([200, false])
  })

  test('has the headers of its page whether or not it is sent again', async () => {
    const first = await get('/api/jobs?limit=2', referrer)
    const held = await get('/api/jobs?limit=2', referrer, { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(held.status).toBe(304)
    for (const { headers } of [first, held]) {
      expect(Number(headers.get('x-total-count'))).toBeGreaterThan(2)
      expect(headers.get('link')).toContain('rel="next"')
    }
  })

  test('is another for the company that posted them', async () => {
    const [theirs, own] = await Promise.all([referrer, manager].map((person) => get('/api/jobs', person)))
    expect(theirs?.headers.get('etag')).not.toBe(own?.headers.get('etag') ?? null)
  })
})

test('what is private to a person is kept nowhere', async () => {
  const { headers } = await get('/api/my-referrals', referrer)
  expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null])
})
