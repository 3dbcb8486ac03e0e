import { expect, test } from 'bun:test'
import { testApp } from '../../../test/harness.ts'
import { rateLimits } from '../../db/schema/rate-limits.ts'
import { CSP_REPORTS } from '../../delivery/web/csp-reports-address.ts'

const app = testApp()

const MESSAGE = 'content security policy violation'
const logged = () => app.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === MESSAGE)
const send = (type: string, body: unknown) =>
  app.guest().call('POST', CSP_REPORTS, { headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' }, body })

const document = 'https://goodword.example/apply/the-token?name=kim'

test("a Reporting API report is logged without details of the page's address", async () => {
  const body = {
    documentURL: document,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?token=the-token',
    sourceFile: 'https://goodword.example/assets/main.1a2b.js?kim',
    lineNumber: 7,
  }
  const { status } = await send('application/reports+json', [{ type: 'csp-violation', age: 1, url: document, body }])
  expect(status).toBe(204)
  expect(logged()[0]).toMatchObject({
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    page: '/apply',
    source: '/assets/main.1a2b.js',
    line: 7,
  })
})

test('a report-uri report is logged alike', async () => {
  const report = { 'document-uri': document, 'violated-directive': 'script-src self', 'blocked-uri': 'inline' }
  expect((await send('application/csp-report', { 'csp-report': report })).status).toBe(204)
  expect(logged().at(-1)).toMatchObject({ directive: 'script-src', blocked: 'inline', page: '/apply' })
})

test("a violation report's log line has keywords and origins alone", async () => {
  const body = {
    documentURL: 'kim',
    effectiveDirective: 'Kim Park',
    blockedURL: 'kim@example.org',
    sourceFile: document,
  }
  await send('application/reports+json', [{ type: 'csp-violation', body }])
  expect(logged().at(-1)).toMatchObject({ directive: '?', blocked: '?', page: '?', source: 'https://goodword.example' })
  expect(app.logged.join()).not.toContain('kim')
  expect(app.logged.join()).not.toContain('the-token')
})

test.each([
  ['application/json', []],
  ['text/plain', 'hello'],
  ['application/csp-reports', {}],
])('%s is refused as a violation report', async (type, body) => {
  expect((await send(type, body)).status).toBe(415)
})

test.each(['{', 'null', '{}', '[{"type":"csp-violation"}]'])(
  'the body %s is refused as a violation report',
  async (body) => {
    const { status, body: reply } = await send('application/csp-report', body)
    expect([status, reply.detail]).toEqual([400, 'This is not a report of a violation.'])
  },
)

test("a violation report's content type may have capitals and a charset", async () => {
  expect((await send('Application/Reports+JSON ; charset=utf-8', [])).status).toBe(204)
})

test('the thirty-first violation report in ten minutes is refused', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 31; count++) statuses.push((await send('application/reports+json', [])).status)
  expect(statuses.at(-1)).toBe(429)
  expect((await send('application/reports+json', [])).body.detail).toMatch(
    /^Too many reports\. Please try again in \d+ (minute|second)s?\.$/,
  )
  // Counted under a keyed hash: the network address itself is stored nowhere.
  const [limit] = await app.db.select().from(rateLimits)
  expect(limit?.key).toMatch(/^csp-reports:[\w-]{43,}$/)
})
