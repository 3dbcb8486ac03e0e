import { describe, expect, test } from 'bun:test'
import { CLIENT_ERRORS } from '@goodword/contract/addresses'
import { testApp } from '../harness.ts'
import { rawRequest } from '../raw-request.ts'

/** Bytes on a connection that two servers could take for different requests: a proxy in front of us, and us. */

const app = testApp()

const CLOSE = 'Connection: close\r\n'
const HIDDEN = `GET /readyz HTTP/1.1\r\nHost: goodword.example\r\n${CLOSE}\r\n`
const post = (headers: string, rest = '') =>
  `POST ${CLIENT_ERRORS} HTTP/1.1\r\nHost: goodword.example\r\nContent-Type: application/json\r\n${headers}\r\n${rest}`
const get = (headers: string) => `GET /healthz HTTP/1.1\r\nHost: goodword.example\r\n${headers}${CLOSE}\r\n`

/** What came back: the first status, and whether what was hidden in the request was answered, too. */
async function sent(request: string) {
  const { status, body } = await rawRequest(app.url, request)
  return { status, wasSmuggled: body.includes('"state"') || body.includes('HTTP/1.1 2') }
}

describe('ambiguous message framing', () => {
  test.each([
    ['a length and chunks', post('Content-Length: 4\r\nTransfer-Encoding: chunked\r\n', `0\r\n\r\n${HIDDEN}`)],
    ['chunks and a length', post('Transfer-Encoding: chunked\r\nContent-Length: 4\r\n', `0\r\n\r\n${HIDDEN}`)],
    ['two lengths', post(`Content-Length: 0\r\nContent-Length: ${HIDDEN.length}\r\n`, HIDDEN)],
    ['a list of lengths', post(`Content-Length: 0, ${HIDDEN.length}\r\n`, HIDDEN)],
    ['a length with a sign', post('Content-Length: +0\r\n', HIDDEN)],
    ['a negative length', post('Content-Length: -1\r\n', HIDDEN)],
    ['a length in hex', post('Content-Length: 0x0\r\n', HIDDEN)],
    ['an overflowing length', post('Content-Length: 18446744073709551616\r\n', HIDDEN)],
    ['an empty length', post('Content-Length: \r\n', HIDDEN)],
    ['an unknown encoding', post('Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${HIDDEN}`)],
    ['two encodings', post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n', `0\r\n\r\n${HIDDEN}`)],
    ['a space before the colon', post('Transfer-Encoding : chunked\r\n', `0\r\n\r\n${HIDDEN}`)],
    ['a negative chunk size', post('Transfer-Encoding: chunked\r\n', `-1\r\n\r\n0\r\n\r\n${HIDDEN}`)],
    ['a chunk size in words', post('Transfer-Encoding: chunked\r\n', `one\r\n{\r\n0\r\n\r\n${HIDDEN}`)],
    ['an overflowing chunk size', post('Transfer-Encoding: chunked\r\n', `fffffffffffffffff1\r\n{\r\n${HIDDEN}`)],
    ['chunks with bare LF', post('Transfer-Encoding: chunked\r\n', `2\n{}\n0\n\n${HIDDEN}`)],
  ])('a request with %s is refused and its connection closed', async (_, request) => {
    expect(await sent(request)).toEqual({ status: 400, wasSmuggled: false })
  })
})

describe('ambiguous headers', () => {
  test.each([
    ['a bare LF', get('X-One: 1\nX-Two: 2\r\n')],
    ['a folded line', get('X-One: 1\r\n\tX-Two: 2\r\n')],
    ['a CR within a value', get('X-One: 1\rX-Two: 2\r\n')],
    ['a NUL within a value', get('X-One: 1\0\r\n')],
    ['a space within a name', get('X One: 1\r\n')],
    ['no name', get(': 1\r\n')],
    ['no colon', get('X-One\r\n')],
  ])('a request with %s is refused', async (_, request) => {
    expect((await sent(request)).status).toBe(400)
  })

  test('two thousand headers, or one of a hundred kilobytes, are refused before parsing', async () => {
    expect((await sent(get('X-One: 1\r\n'.repeat(2000)))).status).toBe(431)
    expect((await sent(get(`X-One: ${'1'.repeat(100_000)}\r\n`))).status).toBe(431)
  })
})

describe('request separation', () => {
  test('the body of a GET is not a second request', async () => {
    const request = `GET /healthz HTTP/1.1\r\nHost: goodword.example\r\nContent-Length: ${HIDDEN.length}\r\n${CLOSE}\r\n${HIDDEN}`
    const { status, body } = await rawRequest(app.url, request)
    expect([status, body]).toEqual([200, '{"state":"ok"}'])
  })

  test('data after the last chunk sets no header and is not answered as a request', async () => {
    const trailers = `Cookie: session=x\r\nX-Forwarded-For: 198.51.100.1\r\n\r\n${HIDDEN}`
    const { status, wasSmuggled } = await sent(post('Transfer-Encoding: chunked\r\n', `2\r\n{}\r\n0\r\n${trailers}`))
    expect({ status, wasSmuggled }).toEqual({ status: 400, wasSmuggled: false })
  })

  test('the second of two requests in one packet has nothing of the first', async () => {
    const { browser } = await app.signIn('referrer')
    const [[name, value] = ['', '']] = browser.cookies
    const ask = (path: string, headers: string) => `GET ${path} HTTP/1.1\r\nHost: goodword.example\r\n${headers}\r\n`
    const two = ask('/healthz', `Cookie: ${name}=${value}\r\n`) + ask('/api/auth/user', CLOSE)
    const { status, body } = await rawRequest(app.url, two)
    expect(status).toBe(200)
    expect(body).toContain('HTTP/1.1 401 Unauthorized')
  })

  test('a host in the request line counts no more than the Host header', async () => {
    const elsewhere = (path: string) =>
      `GET http://elsewhere.example${path} HTTP/1.1\r\nHost: goodword.example\r\n${CLOSE}\r\n`
    const { status, headers } = await rawRequest(app.url, elsewhere('/api/auth/google/referrer'))
    expect(status).toBe(302)
    expect(headers.get('location')).not.toContain('elsewhere.example')
  })
})

describe('overriding headers', () => {
  test.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override', '_method'])(
    'the method cannot be overridden by %s',
    async (name) => {
      const { browser, id } = await app.signIn(null)
      const headers = { [name]: 'POST', 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
      const { status } = await browser.get('/api/setup-role?_method=POST', { headers })
      expect(status).toBe(405)
      expect((await browser.get('/api/auth/user')).body).toMatchObject({ id, role: null })
    },
  )

  test.each(['X-Original-URL', 'X-Rewrite-URL', 'X-Forwarded-Prefix', 'X-Forwarded-Path'])(
    'the path cannot be overridden by %s',
    async (name) => {
      const { body } = await app.guest().get('/healthz', { headers: { [name]: '/api/auth/user' } })
      expect(body).toEqual({ state: 'ok' })
    },
  )

  test('TRACE is not supported, so no request is echoed', async () => {
    const request = `TRACE / HTTP/1.1\r\nHost: goodword.example\r\nCookie: session=secret\r\n${CLOSE}\r\n`
    const { status, body } = await rawRequest(app.url, request)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body).not.toContain('secret')
  })

  test.each(['websocket', 'h2c', 'TLS/1.0'])('no connection is upgraded to %s', async (protocol) => {
    const upgrade = `GET /healthz HTTP/1.1\r\nHost: goodword.example\r\nUpgrade: ${protocol}\r\nConnection: Upgrade, close\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`
    expect((await rawRequest(app.url, upgrade)).status).toBe(200)
  })
})
