import { beforeAll, describe, expect, test } from 'bun:test'
import { CLIENT_ERRORS } from '@goodword/contract/addresses'
import { inArray, sql } from 'drizzle-orm'
import { referrals } from '../../src/db/schema/referrals.ts'
import { CSP_REPORTS } from '../../src/delivery/web/csp-reports-address.ts'
import type { Reply } from '../browser.ts'
import { makeReferral } from '../factories.ts'
import { testApp } from '../harness.ts'
import { testJob } from '../test-job.ts'

/** Who passes for somebody else, or for many: before limits, before "never again", and in the log. */

const app = testApp()
const { referrer, job } = testJob(app)

const SPOOFABLE = [
  'x-forwarded-for',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'forwarded',
]
const spoofed = (number: number) =>
  Object.fromEntries(
    SPOOFABLE.map((name) => [name, `${name === 'forwarded' ? 'for=' : ''}198.51.${number % 250}.${number % 200}`]),
  )
const JSON_TYPE = { 'content-type': 'application/json' }

test("wrong links are counted by the connection's address, whatever a client's headers claim", async () => {
  // Where the server has too much to do it says so, and a client comes back.
  const guess = async (number: number): Promise<Reply> => {
    const path = `/api/referrals/token/${'g'.repeat(40)}${100 + number}`
    const reply = await app.guest().get(path, { headers: spoofed(number) })
    return reply.status === 503 ? guess(number) : reply
  }
  const statuses = await Promise.all(
    Array.from({ length: 64 }, (_, number) => guess(number).then(({ status }) => status)),
  )
  expect(statuses.filter((status) => status === 404)).toHaveLength(60)
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)
})

test('a flood of browser reports writes at most sixty log lines', async () => {
  const before = app.logged.length
  const failure = { remote: 'mfe-hiring', version: '1', kind: 'render', message: 'x' }
  const report = [{ type: 'csp-violation', body: { blockedURL: 'inline', documentURL: 'https://a.example/' } }]
  const flood = Array.from({ length: 45 }, (_, number) => [
    app.guest().call('POST', CLIENT_ERRORS, { headers: { ...JSON_TYPE, ...spoofed(number) }, body: failure }),
    app.guest().call('POST', CSP_REPORTS, {
      headers: { 'content-type': 'application/reports+json', ...spoofed(number) },
      body: report,
    }),
  ]).flat()
  const replies = await Promise.all(flood)
  expect(replies.filter(({ status }) => status === 204)).toHaveLength(60)
  const written = app.logged.slice(before).map((line) => JSON.parse(line).msg)
  expect(written.filter((msg) => /in a browser|policy violation/.test(msg))).toHaveLength(60)
})

describe('log injection', () => {
  const HOSTILE = [
    '\n{"level":50,"msg":"forged"}',
    '\r\n\r\nforged',
    '\u001b[2J\u001b[31mforged',
    '\u2028forged',
    '\u0000forged',
    '","msg":"forged',
  ]
  test.each(HOSTILE)('a log entry is one line: %j', async (text) => {
    await app.db.execute(sql`delete from rate_limits`)
    const before = app.logged.length
    const failure = { remote: 'mfe-hiring', version: '1', kind: 'render', message: `Error: ${text}` }
    await app.guest().call('POST', CLIENT_ERRORS, { headers: JSON_TYPE, body: failure })
    await app
      .guest()
      .get(`/api/jobs?q=${encodeURIComponent(text)}`, { headers: { 'user-agent': encodeURIComponent(text) } })
    await app.guest().get(`/apply/${encodeURIComponent(text)}`)
    for (const line of app.logged.slice(before)) {
      expect([...line.trimEnd()].filter((sign) => sign < ' ')).toEqual([])
      expect(JSON.parse(line).msg).not.toContain('forged')
    }
  })
})

describe('a suppressed inbox', () => {
  const refused = 'kim.park@gmail.com'
  beforeAll(async () => {
    const { token } = await makeReferral(app.db, { job, referrerId: referrer.id, candidateEmail: refused })
    await app.db.execute(sql`delete from rate_limits`)
    expect((await app.guest().post(`/api/referrals/token/${token}/decline`, { never: true })).status).toBe(204)
  })
  test.each([
    'KIM.PARK@GMAIL.COM',
    ' kim.park@gmail.com ',
    'k.i.m.p.a.r.k@gmail.com',
    'kimpark+again@googlemail.com',
    'kim.park@ｇｍａｉｌ.com',
    'kim.park@gmail.ｃｏｍ',
    '\u212aim.park@gmail.com',
    'kim.park+%00@gmail.com',
    'kim.park@gmail.com\0',
  ])('"never again" holds for the inbox in the spelling %s', async (candidateEmail) => {
    const about = { jobId: job.id, referrerId: referrer.id, candidateName: 'Kim Park' }
    const { status } = await referrer.browser.post('/api/referrals', { ...about, candidateEmail })
    expect([400, 409]).toContain(status)
  })

  test.each([
    'kim.park@gmail.com,new@example.org',
    'new@example.org kim.park@gmail.com',
    '<kim.park@gmail.com>',
    'new@example.org\nkim.park@gmail.com',
    '"kim.park"@gmail.com',
    'kim.park@gmail.com.',
    '@gmail.com:kim.park@gmail.com',
    'kim.park@[127.0.0.1]',
    'kim.park@gmail.com\u202e',
    'kim.park@gm\u00adail.com',
  ])('an address that a mail server might read as the inbox, or as two, is refused: %j', async (candidateEmail) => {
    const about = { jobId: job.id, referrerId: referrer.id, candidateName: 'Kim Park' }
    const { status, body } = await referrer.browser.post('/api/referrals', { ...about, candidateEmail })
    expect([status, Object.keys(body.errors)]).toEqual([400, ['candidateEmail']])
  })
})

describe('account enumeration', () => {
  test('unknown, declined, erased and expired links get equal replies, headers included', async () => {
    await app.db.execute(sql`delete from rate_limits`)
    const made = await Promise.all(
      [1, 2, 3].map((number) =>
        makeReferral(app.db, { job, referrerId: referrer.id, candidateEmail: `gone-${number}@example.org` }),
      ),
    )
    const [declined, erased, over] = made.map(({ token }) => token)
    await app.guest().post(`/api/referrals/token/${declined}/decline`, { never: false })
    await app.guest().post(`/api/referrals/token/${erased}/erase`)
    await app.db
      .update(referrals)
      .set({ tokenExpiresAt: sql`now() - interval '1 second'` })
      .where(
        inArray(
          referrals.id,
          made.slice(2).map(({ id }) => id),
        ),
      )
    const answers = []
    for (const token of ['x'.repeat(43), 'short', declined, erased, over]) {
      for (const [method, end] of [
        ['GET', ''],
        ['POST', '/interest'],
        ['POST', '/withdraw'],
        ['GET', '/data'],
        ['POST', '/confirm'],
      ] as const) {
        const { status, headers, body } = await app.guest().call(method, `/api/referrals/token/${token}${end}`)
        const { date: _, 'x-request-id': __, ...same } = Object.fromEntries(headers)
        answers.push(JSON.stringify([status, same, { ...body, requestId: '' }]))
      }
    }
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('404')
  })
})

describe('idle connections', () => {
  test('three hundred idle connections and forty unfinished bodies block nobody', async () => {
    const { hostname, port } = new URL(app.url)
    const open = (first: string) =>
      Bun.connect({ hostname, port: Number(port), socket: { open: (socket) => void socket.write(first), data() {} } })
    const head = `POST ${CLIENT_ERRORS} HTTP/1.1\r\nHost: goodword.example\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{`
    const held = await Promise.all([
      ...Array.from({ length: 300 }, () => open('GET / HTTP/1.1\r\nHost: good')),
      ...Array.from({ length: 40 }, () => open(head)),
    ])
    const answers = await Promise.all(Array.from({ length: 10 }, () => referrer.browser.get('/api/auth/user')))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    for (const socket of held) socket.terminate()
  })
})
