import { beforeAll, describe, expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import { type Person, testApp } from '../../test/harness.ts'
import { APP_URL } from '../../test/services.ts'
import { createLogger } from '../watching/log.ts'
import { gate } from './gate.ts'

const app = testApp()
let person: Person

beforeAll(async () => {
  person = await app.signIn(null)
})

const role = '/api/setup-role'
const json = { 'content-type': 'application/json' }

describe('every reply of the API', () => {
  test('carries a request id, is kept by nobody and cannot become a page', async () => {
    const { headers } = await app.guest().get('/api/auth/user')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{16}$/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('says what is wrong as problem details with the same request id', async () => {
    const { status, headers, body } = await app.guest().get('/api/auth/user')
    expect(status).toBe(401)
    expect(headers.get('content-type')).toBe('application/problem+json')
    expect(body).toEqual({
      type: 'about:blank',
      title: 'Not signed in',
      status: 401,
      detail: 'Please sign in first.',
      requestId: headers.get('x-request-id') ?? '',
    })
  })
})

describe('addresses', () => {
  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])('an unknown one answers %s with a JSON 404', async (method) => {
    const { status, body } = await app.guest().call(method, '/api/nothing/here')
    expect([status, body.title]).toEqual([404, 'Not found'])
  })

  test('a known one answers a method it does not take with 405 and names those it does', async () => {
    const { status, headers, body } = await app.guest().call('DELETE', role)
    expect([status, headers.get('allow'), body.status]).toEqual([405, 'POST', 405])
    expect((await app.guest().get(role)).status).toBe(405)
  })

  test('a HEAD answers like a GET without a body', async () => {
    const { status, body } = await person.browser.call('HEAD', '/api/auth/user')
    expect([status, body]).toEqual([200, undefined])
  })
})

describe('where a write comes from', () => {
  const write = (headers: Record<string, string>) =>
    person.browser.call('POST', role, { headers: { ...json, ...headers }, body: { role: 'nobody' } })

  test.each(['cross-site', 'same-site'])('a %s one is refused, whatever its origin says', async (site) => {
    const { status, body } = await write({ 'sec-fetch-site': site, origin: APP_URL })
    expect([status, body.detail]).toEqual([403, 'This request did not come from our own pages.'])
  })
  test('one of another origin is refused', async () => {
    expect((await write({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await write({ origin: 'null' })).status).toBe(403)
  })
  test('one that says nothing is refused when a cookie speaks for somebody', async () => {
    expect((await write({})).status).toBe(403)
  })
  test('one that says nothing is let through without such a cookie', async () => {
    const { status } = await app.guest().call('POST', role, { headers: json, body: { role: 'referrer' } })
    expect(status).toBe(401)
  })
  test('one of our own pages is let through', async () => {
    expect((await write({ 'sec-fetch-site': 'same-origin' })).status).toBe(400)
    expect((await write({ origin: APP_URL })).status).toBe(400)
  })
})

describe('bodies', () => {
  const send = (body: unknown, headers: Record<string, string> = json) =>
    person.browser.call('POST', role, { headers: { origin: APP_URL, ...headers }, body })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json5',
    '',
  ])('of the type "%s" are refused', async (type) => {
    const { status, body } = await send('{"role":"referrer"}', type ? { 'content-type': type } : {})
    expect([status, body.detail]).toEqual([415, 'The request must be JSON.'])
  })
  test.each(['', '{', '{"role":', 'undefined', '{role:1}', `${'['.repeat(2000)}`])(
    'that are not JSON are refused',
    async (text) => {
      const { status, body } = await send(text)
      expect([status, body.detail]).toEqual([400, 'The request is not valid JSON.'])
    },
  )
  test('nested 200,000 levels deep are refused', async () => {
    expect((await send(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)).status).toBe(400)
    expect((await send('['.repeat(200_000))).status).toBe(400)
  })
  test('that are not UTF-8 are refused', async () => {
    expect((await send(new Uint8Array([0x22, 0xff, 0x22]))).status).toBe(400)
  })
  test.each(['null', '[]', '"referrer"', '7'])('that are no object, like %s, are refused', async (text) => {
    const { status, body } = await send(text)
    expect([status, body.detail]).toEqual([400, 'The request must be a JSON object.'])
  })
  test('over one megabyte are refused, announced or not', async () => {
    const large = JSON.stringify({ role: 'x'.repeat(1024 * 1024) })
    expect((await send(large)).status).toBe(413)
    const stream = new ReadableStream({
      start(controller) {
        for (let i = 0; i < 20; i++) controller.enqueue(new TextEncoder().encode(' '.repeat(64 * 1024)))
        controller.close()
      },
    })
    expect((await send(stream)).status).toBe(413)
  })
  test('are not repeated in the refusal', async () => {
    const { body } = await send('{"role":"a very secret value"}')
    expect(JSON.stringify(body)).not.toContain('secret')
  })
  test('cannot reach a prototype', async () => {
    const { status } = await send('{"__proto__":{"role":"referrer"},"constructor":{"prototype":{"role":"referrer"}}}')
    expect(status).toBe(400)
    expect(({} as Record<string, unknown>).role).toBeUndefined()
  })
})

describe('cookies', () => {
  test.each(['%', '{"a":1}', '[1]', 'a.b.c', 'j:{}', ''])('a session of "%s" is a guest', async (value) => {
    const { status } = await app.guest().call('GET', '/api/auth/user', { headers: { cookie: `session=${value}` } })
    expect(status).toBe(401)
  })
})

describe('health', () => {
  test('both probes answer while the database is there', async () => {
    expect((await app.guest().get('/healthz')).status).toBe(200)
    expect((await app.guest().get('/readyz')).status).toBe(200)
  })
})

describe('the log of an error', () => {
  test('names a page by its route: the rest may be a personal link', async () => {
    const lines: string[] = []
    const log = createLogger({ LOG_LEVEL: 'info' }, { write: (line) => lines.push(line) })
    const failing = new Elysia().use(gate({ env: app.env, log })).get('/*', () => {
      throw new Error('the page broke')
    })
    await failing.handle(new Request(`${APP_URL}/apply/the-token?draft=the-token`))
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ route: '/*', status: 500, err: { type: 'Error' } })
    expect(lines.join()).not.toContain('the-token')
  })

  test('names a call by its route, not by what it was asked for', async () => {
    const before = app.logged.length
    const userId = crypto.randomUUID()
    await app.guest().get(`/api/referrals/user/${userId}`)
    const line = app.logged.slice(before).find((text) => text.includes('request refused')) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({ route: '/api/referrals/user/:userId', status: 401 })
    expect(line).not.toContain(userId)
  })

  test('what is no page and no call is not there, and no fault of ours', async () => {
    const { status } = await app.guest().call('POST', '/apply/the-token')
    expect(status).toBe(404)
    expect(app.logged.join()).not.toContain('the-token')
  })
})
