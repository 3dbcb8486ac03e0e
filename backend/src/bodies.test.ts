import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { pathOf } from '@goodword/contract/endpoint'
import { everyCall } from '../contract/test/every-call.ts'
import { type Person, testApp } from '../test/harness.ts'
import { OPERATIONS } from '../test/operations.ts'
import { rawRequest } from '../test/raw-request.ts'
import { CSP_REPORTS } from './delivery/web/csp-reports-address.ts'
import type { Audience } from './http/who-may.ts'

const app = testApp({ OPERATOR_EMAILS: 'olga@example.org' })
setDefaultTimeout(20_000)
let manager: Person
let operator: Person
beforeAll(async () => {
  operator = await app.signIn(null, { email: 'olga@example.org' })
  manager = await app.signIn('hiring_manager')
})

const TOO_LONG = 'The request is longer than it can be.'

/** Calls with a body, of all but these callers. */
const withBody = (...but: Audience[]) =>
  everyCall
    .filter(
      ({ body, method, path }) =>
        body && !but.some((audience) => OPERATIONS.get(`${method} ${path}`)?.may === audience),
    )
    .map(({ method, path }) => {
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, crypto.randomUUID()])
      return [`${method} ${path}`, method, pathOf({ path }, Object.fromEntries(names))] as const
    })

describe('requests are authenticated before their body is read:', () => {
  test.each(withBody('anybody', 'anybody, if public'))(
    'authentication comes before the body of %s',
    async (_, method, path) => {
      const head = `${method} ${path} HTTP/1.1\r\nHost: goodword.localhost\r\nContent-Type: application/json`
      // The body is announced and never comes.
      const { status } = await rawRequest(app.url, `${head}\r\nContent-Length: 900\r\nConnection: close\r\n\r\n`)
      expect(status).toBe(401)
    },
  )
})

describe('bodies are limited per call:', () => {
  const send = (method: string, path: string, bytes: number, type = 'application/json') =>
    (/^\/api\/(operator|statement)\//.test(path) ? operator : manager).browser.call(method, path, {
      headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ more: 'x'.repeat(bytes) }),
    })

  // Of a call that needs the session of a personal link a manager's body is not read at all.
  test.each(withBody('applicants'))('the body of %s is limited', async (_, method, path) => {
    const { status, body } = await send(method, path, 400 * 1024)
    expect([status, body.detail]).toEqual([400, TOO_LONG])
  })
  test('the body of a role choice is limited to less than a page of text', async () => {
    const { status, body } = await send('POST', '/api/setup-role', 6 * 1024)
    expect([status, body.detail]).toEqual([400, TOO_LONG])
  })
  test('a chunked body is limited as well, and not buffered', async () => {
    const chunk = new TextEncoder().encode(' '.repeat(64 * 1024))
    let sent = 0
    const stream = new ReadableStream({
      pull: (controller) => (sent++ < 8 ? controller.enqueue(chunk) : controller.close()),
    })
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const { status, body } = await manager.browser.call('POST', '/api/setup-role', { headers, body: stream })
    expect([status, body.detail]).toEqual([400, TOO_LONG])
  })
  test("a violation report's body is limited", async () => {
    const { status, body } = await send('POST', CSP_REPORTS, 100 * 1024, 'application/csp-report')
    expect([status, body.detail]).toEqual([400, TOO_LONG])
  })
})
