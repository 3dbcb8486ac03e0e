import { describe, expect, test } from 'bun:test'
import * as candidateCalls from '../src/candidate-calls.ts'
import { findJob, Job, listJobs } from '../src/jobs.ts'
import { StatementRow } from '../src/statement.ts'
import { everyCall } from './every-call.ts'
import { REPLIES, WHOLE_JOB } from './replies.ts'

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const sent = everyCall.flatMap((call) =>
  [call.body, call.query].flatMap((schema) => (schema ? [[nameOf(call), schema] as const] : [])),
)
const replies = everyCall.flatMap((call) => (call.reply ? [[nameOf(call), call.reply] as const] : []))

test('every call with a reply has a reply schema in the table', () =>
  expect(replies.map(([name]) => name).sort()).toEqual(Object.keys(REPLIES).sort()))

test('a call made without schemas is declared with them', () =>
  expect(everyCall.map(nameOf)).toEqual(expect.arrayContaining(Object.values(candidateCalls).map(nameOf))))

describe('calls that only read', () => {
  test.each(everyCall.filter(({ method }) => method === 'GET').map((call) => [nameOf(call), call] as const))(
    '%s sends no payload and has a reply body',
    (_, { body, reply }) => expect([body, reply !== undefined]).toEqual([undefined, true]),
  )
})

test.each(sent)('the input of %s has named fields', (_, schema) => {
  for (const nameless of ['words', 5, true, [{}]])
    expect([nameless, schema.safeParse(nameless).success]).toEqual([nameless, false])
})

describe('a reply', () => {
  test.each(replies)('the reply of %s keeps all of its fields', (name, schema) =>
    expect(schema.parse(REPLIES[name])).toEqual(REPLIES[name]),
  )
  test.each(replies)('the reply of %s is refused without any one of its fields', (name, schema) => {
    const incomplete = withoutEach(REPLIES[name])
    expect(incomplete.length).toBeGreaterThan(0)
    for (const [without, reply] of incomplete)
      expect([without, schema.safeParse(reply).success]).toEqual([without, false])
  })
})

test('one job, and short jobs in a list, are sent in full to everyone with a role', () => {
  expect(findJob.reply.parse(WHOLE_JOB)).toEqual(WHOLE_JOB as typeof findJob.reply._zod.output)
  expect(listJobs.reply.parse([WHOLE_JOB])).toEqual([WHOLE_JOB] as typeof listJobs.reply._zod.output)
})

describe('a close job', () => {
  test.each(['requirements', 'location', 'typo'])('a close job names the matching word and its place: %s', (where) =>
    expect(Job.parse({ ...WHOLE_JOB, why: { in: where, word: 'graz' } })).toMatchObject({
      why: { in: where, word: 'graz' },
    }),
  )
  test.each([{ in: '', word: 'graz' }, { in: 'location' }, { word: 'graz' }])(
    "a close job's reason is refused: %j",
    (why) => expect(Job.safeParse({ ...WHOLE_JOB, why }).success).toBe(false),
  )
})

describe('a row of a statement', () => {
  const row = REPLIES['POST /api/statement/rows/:id/paid'] as object
  const transfer = { id: 't2', amount: 75, from: 'goodword-held', to: 'company-held', reverses: 't1', fact: 'reversed' }
  const explains = [{ kind: 'transfer', at: '2026-04-01T12:00:00.000Z', text: '$0.75', ...transfer, hash: 'hash' }]
  test.each([{ candidate: 'Cara Diaz' }, { recommender: 'Rita Falk' }, { reference: 'SEPA 7' }, { explains }])(
    'a statement row accepts %j',
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
