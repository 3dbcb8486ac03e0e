import { beforeEach, describe, expect, test } from 'bun:test'
import { LOG_OUT, NEXT_PAGE, SIGNED_IN, signInAddress } from '@goodword/contract/addresses'
import { eq, sql } from 'drizzle-orm'
import { SignJWT } from 'jose'
import type { Browser } from '../../test/browser.ts'
import { createTestApp, openSession, testApp } from '../../test/harness.ts'
import { JUST_OVER } from '../../test/just-over.ts'
import { recordFigures } from '../../test/record-figures.ts'
import { APP_URL } from '../../test/services.ts'
import { passProvider, signInBy } from '../../test/sign-in.ts'
import { rateLimits } from '../db/schema/rate-limits.ts'
import { sessions } from '../db/schema/sessions.ts'
import { users } from '../db/schema/users.ts'
import { derivedKey } from './derived-key.ts'
import { endSessions } from './end-sessions.ts'
import { sweepSessions } from './sweep-sessions.ts'

const app = testApp({ OPERATOR_EMAILS: 'Boss@Example.org, other@example.org' })
let browser: Browser

beforeEach(() => {
  browser = app.guest()
})

const user = '/api/auth/user'
const SIGN_IN_AS_REFERRER = signInAddress('google', 'referrer')
const SIGN_IN_AS_HIRING = signInAddress('google', 'hiring')
const SIGN_IN = signInAddress('google', 'sign-in')
const ada = { email: 'ada@example.org', given_name: 'Ada', family_name: 'Lovelace' }
const places = ({ headers }: { headers: Headers }) => headers.get('location')

describe('signing in', () => {
  test("a first sign-in creates an account with the button's role", async () => {
    const referrer = await signInBy(browser, SIGN_IN_AS_REFERRER, ada)
    expect([referrer.status, places(referrer)]).toEqual([302, '/'])
    expect((await browser.get(user)).body).toMatchObject({
      role: 'referrer',
      email: 'ada@example.org',
      firstName: 'Ada',
      lastName: 'Lovelace',
      isOperator: false,
    })
    const other = app.guest()
    await signInBy(other, SIGN_IN_AS_HIRING, { email: 'hiring@example.org' })
    expect((await other.get(user)).body).toMatchObject({ role: 'hiring_manager', firstName: '', lastName: '' })
  })

  test('a later sign-in keeps the role whichever button was used, and says so', async () => {
    const reply = await signInBy(browser, SIGN_IN_AS_HIRING, ada)
    expect(places(reply)).toBe('/?notice=role-kept')
    expect((await browser.get(user)).body.role).toBe('referrer')
    expect(places(await signInBy(browser, SIGN_IN_AS_REFERRER, ada))).toBe('/')
  })

  test('a later sign-in without a stored role leads to role setup', async () => {
    const undecided = { email: 'undecided@example.org' }
    await signInBy(browser, SIGN_IN_AS_REFERRER, undecided)
    await app.db.update(users).set({ role: null }).where(eq(users.email, undecided.email))
    expect(places(await signInBy(browser, SIGN_IN_AS_HIRING, undecided))).toBe('/')
    expect((await browser.get(user)).body.role).toBeNull()
  })

  test('a later sign-in without a requested role keeps the stored role silently', async () => {
    const reply = await signInBy(browser, SIGN_IN, ada)
    expect(places(reply)).toBe('/')
    expect((await browser.get(user)).body.role).toBe('referrer')
  })

  test('a first sign-in without a requested role leads to role setup', async () => {
    await signInBy(browser, SIGN_IN, { email: 'newcomer@example.org', given_name: 'New' })
    expect((await browser.get(user)).body).toMatchObject({ role: null, firstName: 'New' })
    expect((await browser.post('/api/setup-role', { role: 'hiring_manager' })).status).toBe(200)
  })

  test('a changed address at the same provider opens the same account', async () => {
    await signInBy(browser, SIGN_IN_AS_REFERRER, { email: 'before@example.org' })
    const { id } = (await browser.get(user)).body
    await app.db.update(users).set({ email: 'x', emailKey: 'x' }).where(eq(users.id, id))
    await signInBy(browser, SIGN_IN_AS_REFERRER, { email: 'before@example.org' })
    expect((await browser.get(user)).body).toMatchObject({ id, email: 'before@example.org' })
  })

  test('a sign-in without a name keeps the known name', async () => {
    const shown = async (claims: Parameters<typeof signInBy>[2]) => {
      const other = app.guest()
      await signInBy(other, SIGN_IN_AS_REFERRER, claims)
      return (await other.get(user)).body
    }
    const { email } = ada
    expect(await shown(ada)).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' })
    expect(await shown({ email })).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' })
    expect(await shown({ email, given_name: 'Augusta' })).toMatchObject({ firstName: 'Augusta', lastName: '' })
    await shown(ada)
  })

  test('a listed address signs in as operator', async () => {
    await signInBy(browser, SIGN_IN_AS_REFERRER, { email: 'boss@EXAMPLE.org' })
    expect((await browser.get(user)).body.isOperator).toBe(true)
  })

  test("signing in ends the browser's previous session", async () => {
    await signInBy(browser, SIGN_IN_AS_REFERRER, ada)
    const former = new Map(browser.cookies)
    await signInBy(browser, SIGN_IN_AS_REFERRER, ada)
    const thief = app.guest()
    for (const [name, value] of former) thief.cookies.set(name, value)
    expect((await thief.get(user)).status).toBe(401)
    expect((await browser.get(user)).status).toBe(200)
  })

  test('sign-in, refused sign-in and sign-out are logged by ids alone', async () => {
    const before = app.logged.length
    const person = { email: 'quiet@example.org', given_name: 'Quiet', family_name: 'Person' }
    await signInBy(browser, SIGN_IN_AS_HIRING, person)
    await browser.get('/api/referrals/user/0198f000-0000-7000-8000-000000000001')
    await browser.get(LOG_OUT)
    await browser.get(user)
    await signInBy(browser, SIGN_IN_AS_HIRING, { ...person, unverified: 'on' })
    const lines = app.logged.slice(before)
    const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => /signed|refused/.test(msg))
    expect(logged.map(({ msg, status, reason }) => [msg, status, reason])).toEqual([
      ['signed in', undefined, undefined],
      ['request refused', 403, 'Forbidden'],
      ['signed out', undefined, undefined],
      ['request refused', 401, 'Unauthenticated'],
      ['sign-in refused', undefined, 'email-unverified'],
    ])
    expect(lines.join('')).not.toMatch(/quiet|person/i)
  })
})

describe('the redirect to the provider', () => {
  test('the redirect to the provider carries PKCE, state and nonce, and keeps the verifier in a cookie', async () => {
    expect((await browser.get('/api/auth/google/hiring')).status).toBe(302)
    const { headers, status } = await browser.get('/api/auth/google/referrer')
    const { searchParams } = new URL(headers.get('location') ?? '')
    expect(status).toBe(302)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${APP_URL}/api/auth/google/callback`,
      scope: 'openid email profile',
    })
    for (const name of ['code_challenge', 'state', 'nonce']) expect(searchParams.get(name)?.length).toBeGreaterThan(30)
    const [cookie = ''] = headers.getSetCookie()
    expect(cookie).toMatch(/^sign-in=.*Max-Age=600.*HttpOnly.*SameSite=Lax/)
  })

  test('sign-ins that start or succeed are not counted', async () => {
    await app.db.delete(rateLimits)
    await browser.get(SIGN_IN_AS_REFERRER)
    await signInBy(app.guest(), SIGN_IN_AS_REFERRER, ada)
    expect(await app.db.select().from(rateLimits)).toEqual([])
  })

  test('after 300 failed sign-ins in ten minutes a network address gets 429 on the way back, not on the way there', async () => {
    const fail = async () => {
      const callback = new URL(await passProvider(await browser.get(SIGN_IN_AS_REFERRER), ada))
      callback.searchParams.set('code', 'wrong')
      return browser.get(String(callback))
    }
    await app.db.delete(rateLimits)
    expect(places(await fail())).toStartWith('/?notice=sign-in-failed')
    expect((await app.db.select().from(rateLimits)).map(({ count }) => count)).toEqual([1])
    await app.db.update(rateLimits).set({ count: 300 })
    const { status, headers, body } = await fail()
    expect([status, headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8'])
    expect(Number(headers.get('retry-after'))).toBeWithin(1, 601)
    expect(body).toContain('Please wait a few minutes, then try again.')
    expect((await browser.get(SIGN_IN_AS_REFERRER)).status).toBe(302)
    await app.db.delete(rateLimits)
  })
})

describe('signing in returns to the requested page', () => {
  const leads = async (next: string, from: string = SIGN_IN) => {
    const query = `?${new URLSearchParams({ [NEXT_PAGE]: next })}`
    return places(await signInBy(app.guest(), from + query, ada))
  }

  test.each(['/post-job', '/jobs/0198f000-0000-7000-8000-000000000001', '/jobs?q=a%20b&sort=salary-high'])(
    'sign-in returns to %s',
    async (page) => expect(await leads(page)).toBe(page),
  )
  test('sign-in returns with its notice', async () => {
    expect(await leads('/jobs', SIGN_IN_AS_HIRING)).toBe('/jobs?notice=role-kept')
    expect(await leads('/jobs?q=x', SIGN_IN_AS_HIRING)).toBe('/jobs?q=x&notice=role-kept')
  })
  test('a sign-in in its own window closes that window', async () => {
    expect(await leads(SIGNED_IN)).toBe(SIGNED_IN)
    const { body, headers } = await browser.get(SIGNED_IN)
    const [, script = ''] = /<script>(.*)<\/script>/.exec(body) ?? []
    const hash = new Bun.CryptoHasher('sha256').update(script).digest('base64')
    expect([script, headers.get('content-security-policy')]).toEqual([
      "new BroadcastChannel('goodword-signed-in').postMessage('signed in');close()",
      expect.stringContaining(`script-src 'sha256-${hash}';`),
    ])
  })
  test.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/jobs',
    'jobs',
    '/jobs@evil.example',
    '/..//evil.example',
    '/api/auth/logout',
    '/api?x',
    `/apply/${'t'.repeat(43)}`,
    '/dev/mail',
    `/${'a'.repeat(500)}`,
    '',
  ])('sign-in does not return to %j', async (page) => expect(await leads(page)).toBe('/'))
})

test('a callback is refused a second time', async () => {
  const callback = await passProvider(await browser.get(SIGN_IN_AS_REFERRER), ada)
  const { cookies } = browser
  const replay = app.guest()
  for (const [name, value] of cookies) replay.cookies.set(name, value)
  await browser.get(callback)
  const again = await replay.get(callback)
  const isAccepted = (await replay.get(user)).status !== 401
  const code = new URL(callback).searchParams.get('code') ?? '-'
  const state = new URL(callback).searchParams.get('state') ?? '-'
  const inLog = [code, state].filter((value) => app.logged.some((line) => line.includes(value)))
  recordFigures('credentials-used-again', {
    'ways back tried a second time': 1,
    'ways back accepted then': Number(isAccepted),
    'codes and states in the log': inLog.length,
  })
  const place = `/?notice=sign-in-failed&reference=${again.headers.get('x-request-id')}`
  expect([places(again), isAccepted, inLog]).toEqual([place, false, []])
})

describe('a session', () => {
  const guestWith = (token: string) => {
    const guest = app.guest()
    guest.cookies.set('session', token)
    return guest.get(user)
  }
  const forge = (claims: Record<string, unknown>, header = {}, key = derivedKey(app.env, 'session')) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'session+jwt', ...header })
      .setAudience(APP_URL)
      .setExpirationTime('1h')
      .sign(key)

  test('a session cookie is HttpOnly and lives seven days', async () => {
    const callback = await passProvider(await browser.get(SIGN_IN_AS_REFERRER), ada)
    const cookies = (await browser.get(callback)).headers.getSetCookie()
    expect(cookies.find((line) => line.startsWith('session='))).toMatch(
      /Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(cookies.find((line) => line.startsWith('sign-in='))).toMatch(/^sign-in=; Max-Age=0/)
  })

  test('under https the session cookie is Secure with the __Host- prefix', async () => {
    const secure = await createTestApp({ APP_URL: 'https://goodword.example' })
    const [cookie] = (await secure.guest().get(SIGN_IN_AS_REFERRER)).headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-sign-in=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    await secure.stop()
  })

  test('an expired, idle for three days or ended session counts as a guest', async () => {
    const { id, browser: mine } = await app.signIn('referrer')
    const setTo = async (set: Record<string, unknown>) => {
      await app.db.update(sessions).set(set).where(eq(sessions.userId, id))
      app.aSecondLater(mine)
    }
    const over: number[] = []
    const ended = async (set: Record<string, unknown>) => {
      await setTo(set)
      over.push((await mine.get(user)).status)
    }
    expect((await mine.get(user)).status).toBe(200)
    await ended({ expiresAt: JUST_OVER })
    await ended({ expiresAt: sql`now() + interval '1 day'`, lastSeenAt: sql`now() - interval '3 days'` })
    await setTo({ lastSeenAt: sql`now() - interval '2 days'` })
    expect((await mine.get(user)).status).toBe(200)
    const [seen] = await app.db
      .select({ isFresh: sql<boolean>`${sessions.lastSeenAt} > now() - interval '1 minute'` })
      .from(sessions)
      .where(eq(sessions.userId, id))
    expect(seen?.isFresh).toBe(true)
    await ended({ revokedAt: sql`now()` })
    recordFigures('credentials-used-again', {
      'ways for a session to end': over.length,
      'sessions that outlived one': over.filter((status) => status !== 401).length,
    })
    expect(over).toEqual([401, 401, 401])
  })

  test('operators end all sessions of one person, however the address is written, and no others', async () => {
    const lost = await app.signIn('referrer', { email: 'Lost@Example.org' })
    const elsewhere = app.guest()
    await openSession(app, elsewhere, lost.id)
    const other = await app.signIn('referrer')
    expect(await endSessions(app.deps.db, { email: ' lost@example.ORG' })).toEqual([lost.id, lost.id])
    const answers = await Promise.all([lost.browser, elsewhere, other.browser].map((each) => each.get(user)))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 200])
    expect(await endSessions(app.deps.db, { email: 'lost@example.org' })).toEqual([])
  })

  test('sessions that expired or ended a month ago are removed', async () => {
    const { id } = await app.signIn('referrer')
    await openSession(app, app.guest(), id)
    const [one] = await app.db.select().from(sessions).where(eq(sessions.userId, id))
    const longAgo = sql`now() - interval '31 days'`
    await app.db
      .update(sessions)
      .set({ revokedAt: longAgo })
      .where(eq(sessions.id, one?.id ?? ''))
    expect(await sweepSessions(app)).toBe(1)
    expect(await app.db.$count(sessions, eq(sessions.userId, id))).toBe(1)
  })

  test('a session token needs our signature, purpose, algorithm and session id', async () => {
    const { id } = await app.signIn('referrer')
    const sessionId = await openSession(app, app.guest(), id)
    expect((await guestWith(await forge({ jti: sessionId }))).status).toBe(200)
    const forgeries = [
      await forge({ jti: sessionId }, { typ: 'JWT' }),
      await forge({ jti: sessionId }, {}, derivedKey(app.env, 'apply-session')),
      await forge({ jti: sessionId }, {}, new Uint8Array(32)),
      await forge({ jti: sessionId }, { alg: 'HS512' }, new Uint8Array(64)),
      await forge({ jti: crypto.randomUUID() }),
      await forge({}),
      `${btoa('{"alg":"none","typ":"session+jwt"}')}.${btoa(JSON.stringify({ jti: sessionId, exp: 9999999999 }))}.`,
    ]
    for (const token of forgeries) expect((await guestWith(token)).status).toBe(401)
  })
})

describe('logging out', () => {
  test('signing out on our own page ends the session on the server and leads home', async () => {
    expect(LOG_OUT).toBe('/api/auth/logout')
    const { browser: mine } = await app.signIn('referrer')
    const copy = app.guest()
    for (const [name, value] of mine.cookies) copy.cookies.set(name, value)
    const reply = await mine.get(LOG_OUT)
    expect([reply.status, places(reply)]).toEqual([302, '/'])
    expect(reply.headers.get('clear-site-data')).toBe('"storage"')
    expect(mine.cookies.has('session')).toBe(false)
    expect((await copy.get(user)).status).toBe(401)
  })

  test.each([
    ['a link on another site', 'GET', { 'sec-fetch-site': 'cross-site' }],
    ['a page of a sibling domain', 'GET', { 'sec-fetch-site': 'same-site' }],
    ['a prefetch', 'GET', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }],
    ['a HEAD', 'HEAD', { 'sec-fetch-site': 'same-origin' }],
  ])('signing out by %s asks first', async (_, method, headers) => {
    const { browser: mine } = await app.signIn('referrer')
    const reply = await mine.call(method, LOG_OUT, { headers: headers as Record<string, string> })
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(reply.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(reply.headers.get('content-security-policy')).not.toContain('sandbox')
    expect((await mine.get(user)).status).toBe(200)
  })

  test('the sign-out form works from our page, not from another site', async () => {
    const { browser: mine } = await app.signIn('referrer')
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const foreign = { headers: { ...form, 'sec-fetch-site': 'cross-site' }, body: 'a=b' }
    expect((await mine.call('POST', LOG_OUT, foreign)).status).toBe(403)
    const own = { headers: { ...form, 'sec-fetch-site': 'same-origin' }, body: 'a=b' }
    const reply = await mine.call('POST', LOG_OUT, own)
    expect([reply.status, places(reply)]).toEqual([303, '/'])
    expect((await mine.get(user)).status).toBe(401)
  })

  test('signing out as a guest leads home', async () => {
    expect(places(await browser.get(LOG_OUT))).toBe('/')
  })
})
