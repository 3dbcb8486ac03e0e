import { beforeAll, describe, expect, test } from 'bun:test'
import { everyCall } from '../../contract/test/every-call.ts'
import type { Browser } from '../browser.ts'
import { createTestApp, type Person, testApp } from '../harness.ts'
import { rawRequest } from '../raw-request.ts'
import { APP_URL } from '../services.ts'

/** Another site, and what it can make somebody's browser send here. */

const app = testApp()
let person: Person
beforeAll(async () => {
  person = await app.signIn(null)
})

const { host } = new URL(APP_URL)
const tokenOf = ({ cookies }: Browser) => cookies.get('session') ?? ''
const chooseRole = (headers: Record<string, string>) =>
  person.browser.call('POST', '/api/setup-role', {
    headers: { 'content-type': 'application/json', ...headers },
    body: {},
  })

describe('cross-site writes', () => {
  test.each([
    'null',
    'file://',
    `http://${host}.evil.example`,
    `http://evil.${host}`,
    `http://${host}:81`,
    `https://${host}`,
    `http://${host}@evil.example`,
    `http://evil.example#${host}`,
    `${APP_URL} http://evil.example`,
    `${APP_URL}/`,
    APP_URL.toUpperCase(),
    'data:',
    'http://[::1]',
  ])('a write from a look-alike origin is refused: %s', async (origin) => {
    expect((await chooseRole({ origin })).status).toBe(403)
  })

  test.each(['cross-site', 'same-site', 'CROSS-SITE', 'same-origin, cross-site', 'Same-Origin', '?1'])(
    'a write with a foreign or invalid Sec-Fetch-Site is refused: %s',
    async (site) => {
      expect((await chooseRole({ 'sec-fetch-site': site, origin: APP_URL })).status).toBe(403)
    },
  )

  const SIMPLE = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']
  const writes = everyCall
    .filter(({ method, path }) => method === 'POST' && !path.startsWith('/api/unsubscribe'))
    .map(({ path }) => path.replace(/:\w+/g, () => crypto.randomUUID()))
  test.each(writes)('a cross-site form without preflight writes nothing: %s', async (path) => {
    for (const type of SIMPLE) {
      const headers = { 'content-type': type, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
      const { status, body } = await person.browser.call('POST', path, { headers, body: '{"a":"="}' })
      expect([status, body.detail]).toEqual([403, 'This request did not come from our own pages.'])
    }
  })
})

test('CORS headers allow no other site to read or write', async () => {
  for (const path of ['/api/auth/user', '/api/jobs', '/api/setup-role', '/api/objects/upload', '/', '/healthz']) {
    for (const method of ['GET', 'OPTIONS', 'HEAD']) {
      for (const origin of ['https://evil.example', 'null', APP_URL]) {
        const asks = { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'x-any' }
        const { headers } = await person.browser.call(method, path, { headers: asks })
        expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
      }
    }
  }
})

describe('cookies', () => {
  const WRITTEN: [string, (token: string) => string][] = [
    ['as it is', (token) => `session=${token}`],
    ['behind another', (token) => `theme=dark; session=${token}`],
    ['without a space', (token) => `theme=dark;session=${token}`],
    ['behind a tab', (token) => `theme=dark;\tsession=${token}`],
    ['behind a comma', (token) => `theme=dark,session=${token}`],
    ['in quotes', (token) => `session="${token}"`],
    ['with spaces around', (token) => `theme=dark; session = ${token} ;`],
    ['behind nothing', (token) => `; ;session=${token}`],
    ['behind a name without a value', (token) => `theme; session=${token}`],
    ['within quotes of another', (token) => `theme="; session=${token}; "`],
    ['in capitals', (token) => `SESSION=${token}`],
    ['with its name escaped', (token) => `%73ession=${token}`],
    ['with its value escaped', (token) => `session=${token.replaceAll('.', '%2E')}`],
    ['twice, the other first', (token) => `session=x; session=${token}`],
    ['twice, the other last', (token) => `session=${token}; session=x`],
    ['in a second header', (token) => `theme=dark\r\nCookie: session=${token}`],
    ['of the older standard', (token) => `$Version=1; session=${token}; $Path=/`],
  ]
  test.each(WRITTEN)('the origin check sees a session cookie written as %s', async (_, write) => {
    const send = (line: string, rest = '') =>
      rawRequest(
        app.url,
        `${line} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${write(tokenOf(person.browser))}\r\nConnection: close\r\n${rest}`,
      )
    const { status } = await send('GET /api/auth/user', '\r\n')
    const body = '{"role":"nobody"}'
    const typed = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    // A write from nowhere: let through for nobody alone.
    expect([status === 200, (await send('POST /api/setup-role', typed)).status]).not.toEqual([true, 400])
  })
})

test('under https a cookie settable by a sibling domain authenticates nobody', async () => {
  const secure = await createTestApp({ APP_URL: 'https://goodword.localhost' })
  const { browser } = await secure.signIn('referrer')
  const token = browser.cookies.get('__Host-session')
  const as = (cookie: string) => secure.guest().get('/api/auth/user', { headers: { cookie } })
  expect((await as(`__Host-session=${token}`)).status).toBe(200)
  for (const name of ['session', '__host-session', '__Secure-session', ' __Host-session2', '__Host-sessio\u006e2'])
    expect((await as(`${name}=${token}`)).status).toBe(401)
  await secure.stop()
})
