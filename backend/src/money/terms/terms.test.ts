import { beforeAll, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import type { Referral } from '@goodword/contract/referrals'
import { termsText } from '@goodword/contract/terms'
import { asc, eq, sql } from 'drizzle-orm'
import postgres from 'postgres'
import { makeApplication, makeCompany, makeJob, makeLink } from '../../../test/factories.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { tamper } from '../../../test/tamper.ts'
import { events } from '../../db/schema/events.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { referralTerms } from '../../db/schema/referral-terms.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { verifyEvents } from '../../record/events/verify-events.ts'

const app = testApp()
let manager: Person
let referrer: Person
let company: Parameters<typeof makeJob>[1]

beforeAll(async () => {
  manager = await app.signIn('hiring_manager')
  referrer = await app.signIn('referrer')
  company = await makeCompany(app.db, { ownerId: manager.id, name: 'Crumb' })
})

/** Somebody is invited to a new job with this bonus. */
async function invited(referralBonus: number | null = 3000) {
  const job = await makeJob(app.db, company, { title: 'Baker', referralBonus })
  const candidateEmail = `${crypto.randomUUID()}@example.org`
  const input = { jobId: job.id, referrerId: referrer.id, candidateEmail, candidateName: 'Kim Park' }
  const { body } = await referrer.browser.post('/api/referrals', input)
  return { job, referral: body as Referral }
}
const termsOf = async ({ id }: { id: string }) =>
  (await app.db.select().from(referralTerms).where(eq(referralTerms.referralId, id)))[0]
const eventsOf = ({ id }: { id: string }) =>
  app.db.select().from(events).where(eq(events.referralId, id)).orderBy(asc(events.seq))
const listed = async ({ id }: { id: string }) =>
  ((await referrer.browser.get(`/api/referrals/user/${referrer.id}`)).body as Referral[]).find((row) => row.id === id)

test('an invitation freezes the terms and the text shown', async () => {
  const { referral } = await invited()
  const text = termsText({ jobTitle: 'Baker', companyName: 'Crumb', bonus: 3000 })
  expect(await termsOf(referral)).toMatchObject({
    companyId: company.id,
    companyName: 'Crumb',
    jobTitle: 'Baker',
    bonusCents: 300_000,
    currency: 'USD',
    recommenderPercent: 75,
    guaranteeDays: 60,
    text,
    textHash: createHash('sha256').update(text).digest('hex'),
  })
  expect(referral.terms).toBe(text)
})

test("the invitation's event and the application's receipt name the hash of the terms", async () => {
  const { referral } = await invited()
  const hash = (await termsOf(referral))?.textHash ?? ''
  const [event] = await app.db.select().from(events).where(eq(events.referralId, referral.id))
  expect(event).toMatchObject({ kind: 'referral-created', status: null, terms: hash })
  expect((await verifyEvents(app.db)).broken).toBeUndefined()
  const [row] = await app.db.select().from(referrals).where(eq(referrals.id, referral.id))
  if (row) await makeApplication(app.db, { referral: row })
  const own = app.guest()
  const { body } = await own.get(`/api/referrals/token/${await makeLink(app.db, 'own', referral)}/receipt`)
  expect(body.consent.termsHash).toBe(hash)
})

test('changed or removed terms break the event log that names them', async () => {
  const { job } = await invited()
  for (const change of [sql`terms = repeat('a', 64)`, sql`terms = null`]) {
    const isIt = sql`job_id = ${job.id} and position = 1`
    const [{ rows: before }] = [await app.db.execute<{ terms: string }>(sql`select terms from events where ${isIt}`)]
    await tamper(app.db, sql`update events set ${change} where ${isIt}`)
    expect((await verifyEvents(app.db)).broken).toEqual({ chain: job.id, count: 1, is: 'changed' })
    await tamper(app.db, sql`update events set terms = ${before[0]?.terms} where ${isIt}`)
  }
  expect((await verifyEvents(app.db)).broken).toBeUndefined()
})

test('a hire names its terms', async () => {
  const { referral } = await invited()
  const [row] = await app.db.select().from(referrals).where(eq(referrals.id, referral.id))
  const { id } = row ? await makeApplication(app.db, { referral: row }) : { id: '' }
  for (const status of ['hired', 'rejected']) await manager.browser.patch(`/api/applications/${id}/status`, { status })
  expect((await eventsOf(referral)).map(({ status, terms }) => [status, terms?.length])).toEqual([
    [null, 64],
    ['hired', 64],
    ['rejected', undefined],
  ])
})

test('a job without a bonus has no promised terms', async () => {
  const { referral } = await invited(null)
  expect((await termsOf(referral))?.bonusCents).toBeNull()
  expect(referral.terms).toBe(
    'No referral bonus is promised, as the company has set none. Job: “Baker”. Company: “Crumb”.',
  )
})

test('a referral keeps title, company, bonus and terms as promised, whatever changes in the job', async () => {
  const { job, referral } = await invited()
  const change = { title: 'Assistant', companyName: 'Big Crumb', referralBonus: 5 }
  await app.db.update(jobs).set(change).where(eq(jobs.id, job.id))
  expect(await listed(referral)).toEqual(referral)
  const again = await referrer.browser.post(`/api/referrals/${referral.id}/resend`)
  // Its new link counts for as long again.
  expect(again.body).toEqual({ ...referral, countsUntil: expect.any(String) })
})

test('the terms of a hire outlive its job', async () => {
  const { job, referral } = await invited()
  const [row] = await app.db.select().from(referrals).where(eq(referrals.id, referral.id))
  if (row) await makeApplication(app.db, { referral: row, status: 'hired' })
  const before = await termsOf(referral)
  await manager.browser.delete(`/api/jobs/${job.id}`)
  expect(await termsOf(referral)).toEqual(before)
  expect((await listed(referral))?.terms).toBe(referral.terms)
})

test('the terms of a hire outlive an erasure, without names', async () => {
  const { referral } = await invited()
  const [row] = await app.db.select().from(referrals).where(eq(referrals.id, referral.id))
  if (!row) throw new Error('There is no such referral.')
  await makeApplication(app.db, { referral: row, status: 'hired' })
  const before = await termsOf(referral)
  const link = await makeLink(app.db, 'own', referral)
  expect((await app.guest().post(`/api/referrals/token/${link}/erase`)).status).toBe(204)
  expect(await app.db.$count(referrals, eq(referrals.id, referral.id))).toBe(0)
  expect(await termsOf(referral)).toEqual(before)
  const written = JSON.stringify(before)
  for (const theirs of ['Kim', 'Park', row.candidateEmail, referrer.firstName, referrer.lastName, referrer.email])
    expect(written).not.toContain(theirs)
})

test.each([null, 'rejected'] as const)(
  'the terms of a referral without a hire are deleted with it (%s)',
  async (status) => {
    const { referral } = await invited()
    const [row] = await app.db.select().from(referrals).where(eq(referrals.id, referral.id))
    if (row && status) await makeApplication(app.db, { referral: row, status })
    const link = await makeLink(app.db, 'own', referral)
    expect((await app.guest().post(`/api/referrals/token/${link}/erase`)).status).toBe(204)
    expect(await termsOf(referral)).toBeUndefined()
  },
)

test('terms are immutable for the database owner and forbidden to the server', async () => {
  const { referral } = await invited()
  const server = postgres(app.env.DATABASE_URL, { max: 1, onnotice: () => {} })
  for (const change of [server`update referral_terms set bonus_cents = 1`, server`delete from referral_terms`]) {
    await expect(change.execute()).rejects.toThrow('permission denied')
  }
  await server.end()
  const change = app.db.update(referralTerms).set({ bonusCents: 1 })
  expect(
    await change.then(
      () => 'taken',
      (error: Error) => String(error.cause),
    ),
  ).toContain('frozen at the invitation')
  expect((await termsOf(referral))?.bonusCents).toBe(300_000)
})
