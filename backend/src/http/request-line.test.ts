import { beforeEach, describe, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { makeCompany, makeJob, makeReferral } from '../../test/factories.ts'
import { createTestApp, testApp } from '../../test/harness.ts'
import { APP_URL } from '../../test/services.ts'
import { until } from '../../test/until.ts'

const app = testApp({ TRUSTED_PROXIES: '127.0.0.1' })
let before: number

beforeEach(() => {
  before = app.logged.length
})

const logged = () => app.logged.slice(before).map((line) => JSON.parse(line))
const lines = () => logged().filter(({ msg }) => /^request /.test(msg))
/** One that is on the way to a reply when it is asked for. */
const line = async () => {
  await until(() => lines().length > 0)
  return lines()[0]
}

describe('when a request ends', () => {
  test('one line says what was asked for by whom, how it ended, how long it took, and how long in the database', async () => {
    const { browser, id } = await app.signIn('referrer')
    const { headers } = await browser.get(`/api/referrals/user/${id}`)
    expect(await line()).toEqual({
      level: 30,
      time: expect.any(String),
      replica: expect.stringMatching(/^[\da-f]{8}$/),
      requestId: headers.get('x-request-id'),
      msg: 'request done',
      method: 'GET',
      route: '/api/referrals/user/:userId',
      status: 200,
      ms: expect.any(Number),
      dbMs: expect.any(Number),
      // Who asks, and what they ask for.
      statements: 2,
      actorId: id,
    })
    expect(lines()).toHaveLength(1)
    const { ms, dbMs } = await line()
    expect(dbMs).toBeGreaterThan(0)
    expect(ms).toBeGreaterThanOrEqual(dbMs)
  })

  test('what is done for it meanwhile is written under the same id', async () => {
    const { browser } = await app.signIn('referrer')
    const { headers } = await browser.post('/api/auth/logout')
    const requestId = headers.get('x-request-id')
    expect(logged().map(({ msg, requestId: id }) => [msg, id])).toEqual([
      ['signed out', requestId],
      ['request done', requestId],
    ])
  })

  test('a personal link is named by its pattern alone', async () => {
    const referrer = await app.signIn('referrer')
    const manager = await app.signIn('hiring_manager')
    const job = await makeJob(app.db, await makeCompany(app.db, { ownerId: manager.id }))
    const { token } = await makeReferral(app.db, { job, referrerId: referrer.id })
    before = app.logged.length
    await app.guest().get(`/api/referrals/token/${token}`)
    expect(await line()).toMatchObject({ route: '/api/referrals/token/:token', status: 200 })
    expect(app.logged.join()).not.toContain(token)
  })

  test.each([
    [
      'GET',
      '/api/auth/user',
      401,
      { route: '/api/auth/user', reason: 'Unauthenticated', detail: 'Please sign in first.' },
    ],
    ['GET', '/api/referrals/token/nothing', 404, { route: '/api/referrals/token/:token', reason: 'NotFound' }],
    ['GET', '/api/nothing/here', 404, { route: '/api/*', reason: 'NotFound' }],
    ['PATCH', '/api/auth/user', 405, { route: '/api/*', reason: 'MethodNotAllowed' }],
    ['POST', '/apply/nothing', 404, { reason: 'NotFound' }],
  ])('%s %s is refused with its reason', async (method, path, status, refusal) => {
    await app.guest().call(method, path)
    expect(await line()).toMatchObject({ level: 30, msg: 'request refused', method, status, ...refusal })
  })

  test.each([
    ['{', {}, 400, { reason: 'BadInput', detail: 'The request is not valid JSON.' }],
    ['{"role":"kim@example.org"}', {}, 400, { reason: 'BadInput', fields: ['role'] }],
    [JSON.stringify({ role: 'x'.repeat(1024 * 1024) }), {}, 413, { reason: 'BodyTooLarge' }],
    ['role=referrer', { 'content-type': 'text/plain' }, 415, { reason: 'UnsupportedBody' }],
    ['{"role":"referrer"}', { 'sec-fetch-site': 'cross-site' }, 403, { reason: 'ForeignOrigin' }],
  ])('a body is refused with the rule it breaks, and is not repeated', async (body, headers, status, refusal) => {
    const { browser } = await app.signIn(null)
    const own = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers }
    await browser.call('POST', '/api/setup-role', { headers: own, body })
    expect(await line()).toMatchObject({ route: '/api/setup-role', status, ...refusal })
    expect(
      logged()
        .map((one) => JSON.stringify(one))
        .join(),
    ).not.toContain('kim@')
  })

  test('a fault of ours is written with its frames, and what the database refused with table and constraint', async () => {
    const { browser } = await app.signIn(null)
    await app.db.execute(sql`alter table users add constraint no_referrers check (role <> 'referrer') not valid`)
    const { status, body } = await browser.post('/api/setup-role', { role: 'referrer' })
    await app.db.execute(sql`alter table users drop constraint no_referrers`)
    expect([status, JSON.stringify(body)]).toEqual([500, expect.not.stringContaining('referrers')])
    expect(await line()).toMatchObject({
      level: 50,
      msg: 'request failed',
      requestId: body.requestId,
      err: {
        type: 'DrizzleQueryError',
        statement: expect.stringContaining('update "users" set "role" = $1'),
        frames: expect.arrayContaining([expect.stringMatching(/^\w+ \(.+:\d+:\d+\)$/)]),
        cause: { type: 'DatabaseError', code: '23514', table: 'users', constraint: 'no_referrers' },
      },
    })
  })

  test('one that nobody waits for any more says so', async () => {
    const abort = new AbortController()
    // Long enough for a busy machine to have heard of it.
    const endless = new ReadableStream({ pull: () => Bun.sleep(1000).then(() => abort.abort()) })
    const headers = { 'content-type': 'application/json', origin: APP_URL }
    const request = fetch(`${app.url}/api/client-errors`, {
      method: 'POST',
      headers,
      body: endless,
      signal: abort.signal,
    })
    expect(await request.catch(({ name }) => name)).toBe('AbortError')
    expect(await line()).toMatchObject({ route: '/api/client-errors', aborted: true })
  })

  test('probes are lines for those who look into them, while they go well', async () => {
    await app.guest().get('/readyz')
    expect(await line()).toMatchObject({ level: 20, msg: 'request done', route: '/readyz', statements: 1 })
  })
})

describe('the id of a request', () => {
  const idOf = async (given: string, to = app) => {
    const { headers } = await to.guest().get('/healthz', { headers: { 'x-request-id': given } })
    return headers.get('x-request-id')
  }

  test.each(['0af7651916cd43dd8448eb211c80319c', '0198f000-0000-7000-8000-000000000001'])(
    'that a proxy of ours gave is kept: %s',
    async (given) => {
      expect(await idOf(given)).toBe(given)
      expect(await line()).toMatchObject({ requestId: given })
    },
  )

  test.each(['short', 'kim@example.org', 'two words', 'x'.repeat(41), '../../etc/passwd', '"}{"'])(
    'is not kept where it is no id: %s',
    async (given) => {
      expect(await idOf(given)).toMatch(/^[0-9a-f]{16}$/)
    },
  )

  test('that anybody else gave is not kept', async () => {
    const direct = await createTestApp()
    expect(await idOf('0af7651916cd43dd8448eb211c80319c', direct)).toMatch(/^[0-9a-f]{16}$/)
    await direct.stop()
  })
})
