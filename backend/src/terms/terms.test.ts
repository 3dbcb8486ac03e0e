import { afterAll, beforeAll, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import type { Referral } from '@goodword/contract/referrals'
import { termsText } from '@goodword/contract/terms'
import { eq } from 'drizzle-orm'
import postgres from 'postgres'
import { makeApplication, makeCompany, makeJob, makeLink } from '../../test/factories.ts'
import { createTestApp, type Person, type TestApp } from '../../test/harness.ts'
import { jobs } from '../db/schema/jobs.ts'
import { referralTerms } from '../db/schema/referral-terms.ts'
import { referrals } from '../db/schema/referrals.ts'

let app: TestApp
let manager: Person
let referrer: Person
let company: Parameters<typeof makeJob>[1]

beforeAll(async () => {
  app = await createTestApp()
  manager = await app.signIn('hiring_manager')
  referrer = await app.signIn('referrer')
  company = await makeCompany(app.db, { ownerId: manager.id, name: 'Crumb' })
})
afterAll(() => app.stop())

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
const listed = async ({ id }: { id: string }) =>
  ((await referrer.browser.get(`/api/referrals/user/${referrer.id}`)).body as Referral[]).find((row) => row.id === id)

test('an invitation freezes who pays what to whom, for what and when, and the words that were shown', async () => {
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

test('where no bonus is offered none is promised', async () => {
  const { referral } = await invited(null)
  expect((await termsOf(referral))?.bonusCents).toBeNull()
  expect(referral.terms).toBe('Crumb has set no referral bonus for Baker, so none is promised.')
})

test('a referral keeps title, company, bonus and terms as promised, whatever the job says later', async () => {
  const { job, referral } = await invited()
  const change = { title: 'Assistant', companyName: 'Big Crumb', referralBonus: 5 }
  await app.db.update(jobs).set(change).where(eq(jobs.id, job.id))
  expect(await listed(referral)).toEqual(referral)
  const again = await referrer.browser.post(`/api/referrals/${referral.id}/resend`)
  expect(again.body).toEqual(referral)
})

test('the terms of a hire stay when its job is deleted', async () => {
  const { job, referral } = await invited()
  const [row] = await app.db.select().from(referrals).where(eq(referrals.id, referral.id))
  if (row) await makeApplication(app.db, { referral: row, status: 'hired' })
  const before = await termsOf(referral)
  await manager.browser.delete(`/api/jobs/${job.id}`)
  expect(await termsOf(referral)).toEqual(before)
  expect((await listed(referral))?.terms).toBe(referral.terms)
})

test('the terms of a hire stay when its candidate is erased, and name nobody', async () => {
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

test.each([null, 'rejected'] as const)('those of another referral go with it (%s)', async (status) => {
  const { referral } = await invited()
  const [row] = await app.db.select().from(referrals).where(eq(referrals.id, referral.id))
  if (row && status) await makeApplication(app.db, { referral: row, status })
  const link = await makeLink(app.db, 'own', referral)
  expect((await app.guest().post(`/api/referrals/token/${link}/erase`)).status).toBe(204)
  expect(await termsOf(referral)).toBeUndefined()
})

test('an invitation of before the terms were written down shows the job', async () => {
  const { referral } = await invited()
  await app.db.delete(referralTerms).where(eq(referralTerms.referralId, referral.id))
  expect(await listed(referral)).toEqual({ ...referral, terms: null })
})

test('nobody changes terms: the owner of the database is refused, and the server may not even try', async () => {
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
