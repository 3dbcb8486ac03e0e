import { beforeEach, expect, test } from 'bun:test'
import type { Referral } from '@goodword/contract/referrals'
import { eq, sql } from 'drizzle-orm'
import { openLink } from '../../../test/candidate.ts'
import { makeCompany, makeJob, makeLink, makeReferral } from '../../../test/factories.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { applications } from '../../db/schema/applications.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { sweepRetention } from '../../privacy/retention/sweep-retention.ts'
import { endUnconfirmed } from './end-unconfirmed.ts'

/** Each row of docs/rules.md#whose-recommendation-counts: whoever it is earns what a hire promises. */

const app = testApp()
let manager: Person
let company: Parameters<typeof makeJob>[1]
let job: Awaited<ReturnType<typeof makeJob>>
let [first, second]: [Person, Person] = [] as never
let email: string

beforeEach(async () => {
  manager = await app.signIn('hiring_manager')
  company = await makeCompany(app.db, { ownerId: manager.id })
  job = await makeJob(app.db, company, { referralBonus: 3000 })
  first = await app.signIn('referrer')
  second = await app.signIn('referrer')
  email = `${crypto.randomUUID()}@example.org`
})

const invite = (by: Person, to = job) =>
  makeReferral(app.db, { job: to, referrerId: by.id, candidateEmail: email, candidateName: 'Kim Park' })
type Invitation = Awaited<ReturnType<typeof invite>>

/** Applies by the link of an invitation. @returns the application's id, or why there is none */
async function apply({ token }: Invitation, as = email): Promise<string> {
  const { status, body } = await (await openLink(app, token)).apply(as)
  return status === 201 ? body.id : body.detail
}
const set = (id: string, status: string) => manager.browser.patch(`/api/applications/${id}/status`, { status })
/** Who earns what the hire of this application promises. */
async function ownerOf(applicationId: string) {
  await set(applicationId, 'hired')
  const found = await app.db.select().from(rewards).where(eq(rewards.applicationId, applicationId))
  return found.map(({ recommenderId }) => recommenderId)
}
const end = ({ id }: Invitation) =>
  app.db.update(referrals).set({ tokenExpiresAt: sql`now()` }).where(eq(referrals.id, id))
const own = async ({ id }: Invitation, what: string) =>
  app.guest().post(`/api/referrals/token/${await makeLink(app.db, 'own', { id })}/${what}`)
const longAgo = (id: string, months: number) =>
  app.db
    .update(applications)
    .set({ updatedAt: sql`now() - ${`${months} months`}::interval` })
    .where(eq(applications.id, id))
const isOpen = async ({ token }: Invitation) => (await app.guest().get(`/api/referrals/token/${token}`)).status === 200
const ALREADY = 'You have already applied for this job.'

test('of two invitations the application belongs to the referrer whose link was used', async () => {
  const [early, late] = [await invite(first), await invite(second)]
  const id = await apply(late)
  expect(await apply(early)).toBe(ALREADY)
  expect(await ownerOf(id)).toEqual([second.id])
})

test('after one invitation is withdrawn the other one counts', async () => {
  const [early, late] = [await invite(first), await invite(second)]
  expect((await first.browser.post(`/api/referrals/${early.id}/revoke`)).status).toBe(200)
  expect(await isOpen(early)).toBe(false)
  expect(await ownerOf(await apply(late))).toEqual([second.id])
})

test('while one link is expired the other one counts, until the first is resent', async () => {
  const [early, late] = [await invite(first), await invite(second)]
  await end(early)
  expect(await isOpen(early)).toBe(false)
  const { body } = await first.browser.post(`/api/referrals/${early.id}/resend`)
  expect(Date.parse(body.countsUntil) - Date.now()).toBeGreaterThan(29 * 24 * 3600 * 1000)
  expect(await ownerOf(await apply(late))).toEqual([second.id])
})

test('after one invitation is declined the other one counts', async () => {
  const [early, late] = [await invite(first), await invite(second)]
  await app.guest().post(`/api/referrals/token/${early.token}/decline`, {})
  expect(await isOpen(early)).toBe(false)
  expect(await ownerOf(await apply(late))).toEqual([second.id])
})

test('after both links expired the application has no owner until the next invitation', async () => {
  const [early, late] = [await invite(first), await invite(second)]
  for (const each of [early, late]) await end(each)
  expect([await isOpen(early), await isOpen(late)]).toEqual([false, false])
  const third = await app.signIn('referrer')
  expect(await ownerOf(await apply(await invite(third)))).toEqual([third.id])
})

test('a withdrawn application stays with its first referrer, and no second one is accepted', async () => {
  const early = await invite(first)
  const id = await apply(early)
  expect((await own(early, 'withdraw')).status).toBe(204)
  await longAgo(id, 11)
  await sweepRetention(app.deps)
  expect(await apply(await invite(second))).toBe(ALREADY)
})

test('a rejected application hired within 12 months stays with its first referrer', async () => {
  const early = await invite(first)
  const id = await apply(early)
  await set(id, 'rejected')
  await longAgo(id, 11)
  await sweepRetention(app.deps)
  expect(await apply(await invite(second))).toBe(ALREADY)
  expect(await ownerOf(id)).toEqual([first.id])
})

test.each(['rejected', 'withdrawn'])(
  '12 months after it was %s an application no longer counts, and the next link does',
  async (how) => {
    const early = await invite(first)
    const id = await apply(early)
    if (how === 'rejected') await set(id, 'rejected')
    else await own(early, 'withdraw')
    await longAgo(id, 13)
    await sweepRetention(app.deps)
    expect(await ownerOf(await apply(await invite(second)))).toEqual([second.id])
  },
)

test('after an erasure the next link counts', async () => {
  const early = await invite(first)
  await apply(early)
  expect((await own(early, 'erase')).status).toBe(204)
  expect(await ownerOf(await apply(await invite(second)))).toEqual([second.id])
})

test('an application from an unconfirmed address has no owner', async () => {
  const [early, late] = [await invite(first), await invite(second)]
  const id = await apply(early, `other-${email}`)
  await app.db.update(applications).set({ createdAt: sql`now() - interval '15 days'` }).where(eq(applications.id, id))
  await endUnconfirmed(app.deps)
  expect(await ownerOf(await apply(late))).toEqual([second.id])
})

test('each job has its own ownership', async () => {
  const another = await makeJob(app.db, company, { referralBonus: 100 })
  const [early, late] = [await invite(first), await invite(second, another)]
  expect(await ownerOf(await apply(early))).toEqual([first.id])
  expect(await ownerOf(await apply(late))).toEqual([second.id])
})

test('referrer and candidate see the date until which the invitation counts', async () => {
  const invitation = await invite(first)
  const rows = async () => (await first.browser.get(`/api/referrals/user/${first.id}`)).body as Referral[]
  const page = async () => (await app.guest().get(`/api/referrals/token/${invitation.token}`)).body.referral
  const until = invitation.tokenExpiresAt.toISOString()
  expect([(await rows())[0]?.countsUntil, (await page()).countsUntil]).toEqual([until, until])
  await apply(invitation)
  expect([(await rows())[0]?.countsUntil, (await page()).countsUntil]).toEqual([null, null])
  job = await makeJob(app.db, company)
  await end(await invite(first))
  expect((await rows())[0]).toMatchObject({ progress: 'expired', countsUntil: null })
})
