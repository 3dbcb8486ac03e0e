import { describe, expect, test } from 'bun:test'
import * as candidateCalls from '../src/candidate-calls.ts'
import { findJob, Job } from '../src/jobs.ts'
import { StatementRow } from '../src/statement.ts'
import { everyCall } from './every-call.ts'
import { REPLIES } from './replies.ts'

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const payloads = everyCall.filter(({ body }) => body).map(nameOf)
const queries = everyCall.filter(({ query }) => query).map(nameOf)
const replies = everyCall.flatMap((call) => (call.reply ? [[nameOf(call), call.reply] as const] : []))

test('every call that answers has its reply in the table', () =>
  expect(replies.map(([name]) => name).sort()).toEqual(Object.keys(REPLIES).sort()))

test('what is called without its schemas is declared with them', () =>
  expect(everyCall.map(nameOf)).toEqual(expect.arrayContaining(Object.values(candidateCalls).map(nameOf))))

test('every other call answers without a body', () =>
  expect(
    everyCall
      .filter(({ reply }) => !reply)
      .map(nameOf)
      .sort(),
  ).toEqual([
    'DELETE /api/jobs/:id',
    'DELETE /api/operator/letters/:id',
    'POST /api/client-errors',
    'POST /api/operator/letters/:id/resend',
    'POST /api/referrals/token/:token/confirm',
    'POST /api/referrals/token/:token/decline',
    'POST /api/referrals/token/:token/disown',
    'POST /api/referrals/token/:token/erase',
    'POST /api/referrals/token/:token/interest',
    'POST /api/referrals/token/:token/withdraw',
    'POST /api/remote-starts',
    'PUT /api/objects/quarantine/:key',
  ]))

test('these calls send a payload', () =>
  expect(payloads.sort()).toEqual([
    'PATCH /api/applications/:applicationId/status',
    'PATCH /api/jobs/:id',
    'POST /api/applications',
    'POST /api/client-errors',
    'POST /api/company/setup',
    'POST /api/jobs',
    'POST /api/objects/check',
    'POST /api/operator/people',
    'POST /api/operator/remotes/:remote/rollback',
    'POST /api/referrals',
    'POST /api/referrals/token/:token/decline',
    'POST /api/remote-starts',
    'POST /api/setup-role',
    'POST /api/statement/rows/:id/dispute',
    'POST /api/statement/rows/:id/paid',
    'POST /api/statement/rows/:id/paid-out',
    'POST /api/statement/rows/:id/received',
    'POST /api/statement/rows/:id/resolve',
    'POST /api/test-email',
    'PUT /api/company-logos',
  ]))

test('these calls take a query', () =>
  expect(queries.sort()).toEqual([
    'GET /api/applications/job/:jobId',
    'GET /api/jobs',
    'GET /api/jobs/my-jobs',
    'GET /api/operator/audit',
    'GET /api/operator/letters',
    'GET /api/operator/releases',
    'GET /api/operator/rewards',
    'GET /api/referrals/user/:userId',
    'GET /api/statement',
    'POST /api/objects/upload',
  ]))

describe('a reply', () => {
  test.each(replies)('to %s holds all of its fields', (name, schema) =>
    expect(schema.parse(REPLIES[name])).toEqual(REPLIES[name]),
  )
  test.each(replies)('to %s is none without any one of them', (name, schema) => {
    const incomplete = withoutEach(REPLIES[name])
    expect(incomplete.length).toBeGreaterThan(0)
    for (const [without, reply] of incomplete)
      expect([without, schema.safeParse(reply).success]).toEqual([without, false])
  })
})

test('one job is told whole to whoever has a role', () => {
  const [job] = REPLIES['GET /api/jobs'] as object[]
  expect(findJob.reply.parse(job)).toEqual(job as typeof findJob.reply._zod.output)
})

describe('a job that is only close to a search', () => {
  const [job] = REPLIES['GET /api/jobs'] as object[]
  test.each(['requirements', 'location', 'typo'])('says the word, and that it is in: %s', (where) =>
    expect(Job.parse({ ...job, why: { in: where, word: 'graz' } })).toMatchObject({ why: { in: where, word: 'graz' } }),
  )
  test.each([{ in: '', word: 'graz' }, { in: 'location' }, { word: 'graz' }])('does not say why by %j', (why) =>
    expect(Job.safeParse({ ...job, why }).success).toBe(false),
  )
})

describe('a row of a statement', () => {
  const row = REPLIES['POST /api/statement/rows/:id/paid'] as object
  const transfer = { id: 't2', amount: 75, from: 'goodword-held', to: 'company-held', reverses: 't1', fact: 'reversed' }
  const explains = [{ kind: 'transfer', at: '2026-04-01T12:00:00.000Z', text: '$0.75', ...transfer, hash: 'hash' }]
  test.each([{ candidate: 'Cara Diaz' }, { recommender: 'Rita Falk' }, { reference: 'SEPA 7' }, { explains }])(
    'may say %j',
    (more) => expect(StatementRow.parse({ ...row, ...more })).toMatchObject(more),
  )
})

/** The value once without each of its fields, at every depth, with the field's path. */
function withoutEach(value: unknown): [string, unknown][] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const { [name]: _, ...rest } = value as Record<string, unknown>
    const set = (changed: unknown) =>
      Array.isArray(value) ? Object.assign([...value], { [name]: changed }) : { ...value, [name]: changed }
    const deeper = withoutEach(inner).map(([path, changed]): [string, unknown] => [`${name}.${path}`, set(changed)])
    return Array.isArray(value) ? deeper : [[name, rest], ...deeper]
  })
}
