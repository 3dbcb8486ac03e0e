import { beforeAll, describe, expect, test } from 'bun:test'
import { AUDIT_ACTIONS, type AuditAction } from '@goodword/contract/audit-actions'
import type { RewardState } from '@goodword/contract/statement'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Reply } from '../../../test/browser.ts'
import {
  makeCompany,
  makeJob,
  makeParkedLetter,
  makePointer,
  makeReferral,
  makeReward,
  makeUser,
} from '../../../test/factories.ts'
import { openSession, type Person, testApp } from '../../../test/harness.ts'
import { aiOffs } from '../../db/schema/ai-offs.ts'
import { auditEntries } from '../../db/schema/audit-entries.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { letters } from '../../db/schema/letters.ts'
import { operatorNotes } from '../../db/schema/operator-notes.ts'
import { releasePointers } from '../../db/schema/release-pointers.ts'
import { reports } from '../../db/schema/reports.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { sessions } from '../../db/schema/sessions.ts'
import { users } from '../../db/schema/users.ts'
import type { MoneyFact } from '../../money/ledger/post-fact.ts'

const AUDIT = '/api/operator/audit'

const app = testApp({ OPERATOR_EMAILS: 'olga@example.org' })
let olga: Person
let rita: Person

beforeAll(async () => {
  olga = await app.signIn(null, { email: 'olga@example.org', firstName: 'Olga', lastName: 'Petrova' })
  rita = await app.signIn('referrer')
})

const park = async () => (await makeParkedLetter(app.db, { recipientKey: rita.id })).id
const requestOf = ({ headers }: Reply) => headers.get('x-request-id')

async function reward(...facts: MoneyFact[]) {
  const { id: ownerId } = await app.signIn('hiring_manager')
  const job = await makeJob(app.db, await makeCompany(app.db, { ownerId }), { referralBonus: 3000 })
  return (await makeReward(app.db, await makeReferral(app.db, { job, referrerId: rita.id }), facts)).id
}
async function posting(values: Parameters<typeof makeJob>[2] = {}) {
  const { id: ownerId } = await app.signIn('hiring_manager')
  return makeJob(app.db, await makeCompany(app.db, { ownerId }), values)
}
async function confirmed(step: string, ...facts: MoneyFact[]): Promise<[Reply, string]> {
  const id = await reward(...facts)
  return [await olga.browser.post(`/api/statement/rows/${id}/${step}`, { reference: 'SEPA 7' }), id]
}
const stands = (state: RewardState) => async (id: string) =>
  (await app.db.$count(rewards, and(eq(rewards.id, id), eq(rewards.state, state)))) === 1

/** Does each action, and says the id of what it is done to. */
const ACTIONS: Record<string, () => Promise<[Reply, string]>> = {
  'letter-resent': async () => {
    const id = await park()
    return [await olga.browser.post(`/api/operator/letters/${id}/resend`), id]
  },
  'letter-dropped': async () => {
    const id = await park()
    return [await olga.browser.delete(`/api/operator/letters/${id}`), id]
  },
  'release-rolled-back': async () => {
    await makePointer(app.db, 'mfe-hiring', { version: 'two' })
    const reply = await olga.browser.post('/api/operator/remotes/mfe-hiring/rollback', { version: 'two' })
    return [reply, 'mfe-hiring@two']
  },
  'person-found': async () => [await olga.browser.post('/api/operator/people', { who: rita.email }), rita.id],
  'person-signed-out': async () => {
    await openSession(app.deps, app.guest(), rita.id)
    return [await olga.browser.post(`/api/operator/people/${rita.id}/sign-out`), rita.id]
  },
  'note-written': async () => {
    const { id } = await makeUser(app.db)
    return [await olga.browser.post(`/api/operator/people/${id}/notes`, { text: 'Called them.' }), id]
  },
  'payment-received': async () => confirmed('received', 'due', 'paid'),
  'recommender-paid': async () => confirmed('paid-out', 'due', 'paid', 'received'),
  'reward-disputed': async () => {
    const id = await reward()
    return [await olga.browser.post(`/api/statement/rows/${id}/dispute`, { reason: 'It looks odd.' }), id]
  },
  'dispute-resolved': async () => {
    const id = await reward()
    await openSession(app.deps, rita.browser, rita.id)
    await rita.browser.post(`/api/statement/rows/${id}/dispute`, { reason: 'It looks odd.' })
    const input = { outcome: 'reversed', reason: 'It never began.' }
    return [await olga.browser.post(`/api/statement/rows/${id}/resolve`, input), id]
  },
  'job-hidden': async () => {
    const { id } = await posting()
    return [await olga.browser.post(`/api/operator/jobs/${id}/hide`, { reason: 'Nobody knows them.' }), id]
  },
  'job-shown': async () => {
    const { id } = await posting({ hiddenAt: new Date(), hiddenReason: 'A mistake.', isActive: false })
    return [await olga.browser.post(`/api/operator/jobs/${id}/show`), id]
  },
  'account-closed': async () => {
    const { id } = await app.signIn('referrer')
    return [await olga.browser.post(`/api/operator/people/${id}/close`, { reason: 'Nobody knows them.' }), id]
  },
  'account-reopened': async () => {
    const { id } = await makeUser(app.db, { closedAt: new Date(), closedReason: 'A mistake.' })
    return [await olga.browser.post(`/api/operator/people/${id}/reopen`), id]
  },
  'report-answered': async () => {
    const { id: jobId } = await posting()
    const [report] = await app.db.insert(reports).values({ jobId, reason: 'fraud' }).returning()
    const answer = { outcome: 'nothing', answer: 'They are who they say.' }
    return [await olga.browser.post(`/api/operator/reports/${report?.id}/answer`, answer), report?.id ?? '']
  },
  'ai-turned-on': async () => {
    await app.db.insert(aiOffs).values({}).onConflictDoNothing()
    return [await olga.browser.put('/api/operator/ai', { isOn: true }), 'installation']
  },
  'ai-turned-off': async () => {
    await app.db.delete(aiOffs)
    return [await olga.browser.put('/api/operator/ai', { isOn: false }), 'installation']
  },
}

/** Whether it is as if nothing had happened. */
const isParked = async (id: string) =>
  (await app.db.$count(letters, and(eq(letters.id, id), eq(letters.state, 'parked')))) === 1
const isUndone: Record<AuditAction, (subject: string) => Promise<boolean>> = {
  'letter-resent': isParked,
  'letter-dropped': isParked,
  'release-rolled-back': async () => (await app.db.$count(releasePointers)) === 1,
  'person-found': async () => true,
  'person-signed-out': async (id) =>
    (await app.db.$count(sessions, and(eq(sessions.userId, id), isNull(sessions.revokedAt)))) === 1,
  'note-written': async (id) => (await app.db.$count(operatorNotes, eq(operatorNotes.userId, id))) === 0,
  'payment-received': stands('paid'),
  'recommender-paid': stands('received'),
  'reward-disputed': async (id) =>
    (await app.db.$count(rewards, and(eq(rewards.id, id), eq(rewards.isDisputed, false)))) === 1,
  'dispute-resolved': stands('held'),
  'job-hidden': async (id) => (await app.db.$count(jobs, and(eq(jobs.id, id), isNull(jobs.hiddenAt)))) === 1,
  'job-shown': async (id) => (await app.db.$count(jobs, and(eq(jobs.id, id), isNotNull(jobs.hiddenAt)))) === 1,
  'account-closed': async (id) => (await app.db.$count(users, and(eq(users.id, id), isNull(users.closedAt)))) === 1,
  'account-reopened': async (id) =>
    (await app.db.$count(users, and(eq(users.id, id), isNotNull(users.closedAt)))) === 1,
  'report-answered': async (id) =>
    (await app.db.$count(reports, and(eq(reports.id, id), isNull(reports.answeredAt)))) === 1,
  'ai-turned-on': async () => (await app.db.$count(aiOffs)) === 1,
  'ai-turned-off': async () => (await app.db.$count(aiOffs)) === 0,
}

test('every operator action is tested', () => expect(Object.keys(ACTIONS)).toEqual([...AUDIT_ACTIONS]))

describe.each(Object.entries(ACTIONS))('%s', (action, act) => {
  test("an operator's action is recorded with actor, subject, time and request id alone", async () => {
    const [reply, subject] = await act()
    expect(reply.status).toBeLessThan(300)
    const [newest] = (await olga.browser.get(AUDIT)).body
    expect(newest).toEqual({
      id: expect.any(String),
      createdAt: expect.stringMatching(/^20/),
      operator: { id: olga.id, name: 'Olga Petrova' },
      action,
      subject,
      subjectName: /person|note|account|reward|paid|payment|dispute|job|report/.test(action)
        ? expect.any(String)
        : null,
      requestId: requestOf(reply),
    })
  })

  test('an action that cannot be recorded is not done', async () => {
    const before = await app.db.$count(auditEntries)
    await app.db.execute(sql`alter table audit_entries add constraint none check (false) not valid`)
    const [{ status }, subject] = await act()
    await app.db.execute(sql`alter table audit_entries drop constraint none`)
    expect([status, await app.db.$count(auditEntries)]).toEqual([500, before])
    expect(await isUndone[action as AuditAction](subject)).toBe(true)
  })
})

test('the audit log holds no personal text', async () => {
  const rows = JSON.stringify(await app.db.select().from(auditEntries))
  for (const word of [olga.email, rita.email, 'Petrova', rita.lastName]) expect(rows).not.toContain(word)
})

test('the audit log is paged, newest first, with its total', async () => {
  const all = (await olga.browser.get(AUDIT)).body
  const { body, headers } = await olga.browser.get(`${AUDIT}?limit=2`)
  expect([body, headers.get('x-total-count')]).toEqual([all.slice(0, 2), String(all.length)])
  const next = await olga.browser.get(headers.get('link')?.match(/<(.*)>/)?.[1] ?? '')
  expect(next.body).toEqual(all.slice(2, 4))
})

test('an audit entry names the person, and the job of a posting and a report, as they are called now', async () => {
  const { id: personId } = await makeUser(app.db, { firstName: 'Rosa', lastName: 'Park' })
  const job = await posting({ title: 'Baker' })
  const [report] = await app.db.insert(reports).values({ jobId: job.id, reason: 'fraud' }).returning()
  const gone = crypto.randomUUID()
  const actorId = olga.id
  await app.db.insert(auditEntries).values([
    { actorId, action: 'person-found', subject: personId },
    { actorId, action: 'job-hidden', subject: job.id },
    { actorId, action: 'report-answered', subject: report?.id ?? '' },
    { actorId, action: 'person-found', subject: gone },
  ])
  await app.db.update(users).set({ lastName: 'Parker' }).where(eq(users.id, personId))
  await app.db.update(jobs).set({ title: 'Pastry Chef' }).where(eq(jobs.id, job.id))
  const entries: { subject: string; subjectName: string | null }[] = (await olga.browser.get(AUDIT)).body
  const nameOf = (subject?: string) => entries.find((entry) => entry.subject === subject)?.subjectName
  expect([personId, job.id, report?.id, gone].map(nameOf)).toEqual(['Rosa Parker', 'Pastry Chef', 'Pastry Chef', null])
})

test('a deleted operator stays in the audit log by id', async () => {
  const gone = crypto.randomUUID()
  await app.db.insert(auditEntries).values({ actorId: gone, action: 'person-found', subject: rita.id })
  const [newest] = (await olga.browser.get(AUDIT)).body
  expect(newest).toMatchObject({ operator: { id: gone, name: null }, requestId: null })
  expect(await app.db.$count(users, eq(users.id, gone))).toBe(0)
})

test.each([
  ['changed', sql`update audit_entries set subject = 'x'`],
  ['deleted', sql`delete from audit_entries`],
  ['emptied', sql`truncate audit_entries`],
])('the audit log cannot be %s, even by the database owner', async (_, statement) => {
  const before = await app.db.$count(auditEntries)
  const refused = await app.db.execute(statement).then(
    () => 'done',
    ({ cause }) => cause.message,
  )
  expect(refused).toBe('what operators did is only ever added to')
  expect(await app.db.$count(auditEntries)).toBe(before)
})

test('an operator does at most 60 actions a minute', async () => {
  const id = await park()
  await makePointer(app.db, 'mfe-hiring', { version: 'two' })
  await olga.browser.post('/api/operator/letters/0198f000-0000-7000-8000-000000000001/resend')
  await app.db.execute(sql`update rate_limits set count = 60 where key like 'operators:%'`)
  for (const reply of [
    await olga.browser.post(`/api/operator/letters/${id}/resend`),
    await olga.browser.delete(`/api/operator/letters/${id}`),
    await olga.browser.post('/api/operator/remotes/mfe-hiring/rollback', { version: 'two' }),
    await olga.browser.post(`/api/operator/people/${rita.id}/sign-out`),
    await olga.browser.post(`/api/statement/rows/${await reward('due', 'paid')}/received`, { reference: 'SEPA 7' }),
  ])
    expect([reply.status, reply.body.detail]).toEqual([
      429,
      expect.stringMatching(/^You can change 60 things a minute here\. Please try/),
    ])
})
