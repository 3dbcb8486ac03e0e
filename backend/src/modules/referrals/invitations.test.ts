import { beforeEach, describe, expect, test } from 'bun:test'
import type { Referral } from '@goodword/contract/referrals'
import { eq, sql } from 'drizzle-orm'
import { openLink } from '../../../test/candidate.ts'
import { makeApplication, makeCompany, makeJob, makeReferral } from '../../../test/factories.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { mailTo, tokenIn } from '../../../test/mailbox.ts'
import { tracesOf } from '../../../test/traces.ts'
import { uploadFile } from '../../../test/uploads.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { letters } from '../../db/schema/letters.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { sweepRetention } from '../../privacy/retention/sweep-retention.ts'
import { verifyEvents } from '../../record/events/verify-events.ts'

const app = testApp()
let referrer: Person
let job: Awaited<ReturnType<typeof makeJob>>

beforeEach(async () => {
  referrer = await app.signIn('referrer', { firstName: 'Rosa', lastName: 'Meyer' })
  const { id: ownerId } = await app.signIn('hiring_manager')
  job = await makeJob(app.db, await makeCompany(app.db, { ownerId }), { title: 'Baker' })
})

type Values = Partial<Parameters<typeof makeReferral>[1]>
const invited = (values: Values = {}) =>
  makeReferral(app.db, { job, referrerId: referrer.id, candidateName: 'Kim Park', ...values })
const post = (what: 'remind' | 'revoke', { id }: { id: string }, by = referrer) =>
  by.browser.post(`/api/referrals/${id}/${what}`)
const lookup = (token: string) => app.guest().get(`/api/referrals/token/${token}`)
const rowOf = async ({ id }: { id: string }) => (await app.db.select().from(referrals).where(eq(referrals.id, id)))[0]
/** An hour: whatever the clocks of database and tests differ by. */
const JUST_OVER = new Date(Date.now() - 3_600_000)
const wasRemindedAgo = (id: string, interval: string) =>
  app.db
    .update(referrals)
    .set({ remindedAt: sql`now() - ${interval}::interval` })
    .where(eq(referrals.id, id))

describe('a reminder', () => {
  test('a reminder is one letter with a second link to the invitation', async () => {
    const referral = await invited({ progress: 'interested' })
    const { status, body } = await post('remind', referral)
    expect([status, body.progress]).toEqual([200, 'interested'])
    expect(Date.parse(body.remindedAt)).toBeCloseTo(Date.now(), -4)
    const [letter] = await mailTo(referral.candidateEmail)
    expect(letter?.subject).toStartWith('Still open: “Rosa Meyer” invited you to “Baker” at ')
    for (const token of [tokenIn(letter), referral.token]) {
      const found = await lookup(token)
      expect([found.status, found.body.link, found.body.candidate.firstName]).toEqual([200, 'invitation', 'Kim'])
    }
    expect((await rowOf(referral))?.tokenExpiresAt).toEqual(referral.tokenExpiresAt)
    const lines = app.logged.map((line) => JSON.parse(line)).filter(({ referralId }) => referralId === referral.id)
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'candidate reminded', userId: referrer.id }))
  })

  test("a reminder's link applies and shows the applicant the status", async () => {
    const referral = await invited()
    await post('remind', referral)
    const [letter] = await mailTo(referral.candidateEmail)
    const { browser, link, apply } = await openLink(app, tokenIn(letter))
    expect((await apply(referral.candidateEmail)).status).toBe(201)
    expect((await browser.get(link)).body.application).toMatchObject({ status: 'pending' })
    expect((await app.guest().get(link)).body.application).toBeNull()
  })

  test('a reminder is sent at most once a week, and a refusal gives the next date', async () => {
    const referral = await invited()
    expect((await post('remind', referral)).status).toBe(200)
    const { status, headers, body } = await post('remind', referral)
    expect([status, body.detail]).toEqual([429, 'You have reminded them this week. Please try again in 7 days.'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(6 * 24 * 3600)
    await wasRemindedAgo(referral.id, '6 days 23 hours')
    expect((await post('remind', referral)).status).toBe(429)
    await wasRemindedAgo(referral.id, '7 days')
    expect((await post('remind', referral)).status).toBe(200)
    expect(await app.db.$count(letters, eq(letters.referralId, referral.id))).toBe(2)
  })

  test("a reminder counts towards the inbox's three invitations a day", async () => {
    const candidateEmail = `${crypto.randomUUID()}@example.org`
    const all = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const company = await makeCompany(app.db, { ownerId: (await app.signIn('hiring_manager')).id })
        return invited({ job: await makeJob(app.db, company), candidateEmail })
      }),
    )
    const statuses = []
    for (const referral of all) statuses.push((await post('remind', referral)).status)
    expect(statuses).toEqual([200, 200, 200, 409])
    expect((await rowOf(all[3] ?? { id: '' }))?.remindedAt).toBeNull()
  })

  test('a reminder is refused to other people, once answered or expired, for a closed job, and to suppressed addresses', async () => {
    const details = async (referral: { id: string }, by = referrer) => {
      const { status, body } = await post('remind', referral, by)
      return [status, body.detail]
    }
    const answered = await invited()
    await makeApplication(app.db, { referral: answered })
    expect(await details(answered)).toEqual([409, 'This invitation was answered already.'])
    expect(await details(await invited({ progress: 'declined' }))).toEqual([
      409,
      'This invitation was answered already.',
    ])
    const over = await invited({ tokenExpiresAt: JUST_OVER })
    expect(await details(over)).toEqual([409, 'This invitation has run out. Please send it again.'])
    expect(await details(await invited(), await app.signIn('referrer'))).toEqual([404, 'This referral does not exist.'])
    const unwilling = await invited()
    const elsewhere = await invited({
      referrerId: (await app.signIn('referrer')).id,
      candidateEmail: unwilling.candidateEmail,
    })
    await app.guest().post(`/api/referrals/token/${elsewhere.token}/decline`, { never: true })
    expect(await details(unwilling)).toEqual([409, "This person can't be invited right now."])
    const late = await invited()
    await app.db.update(jobs).set({ isActive: false }).where(eq(jobs.id, job.id))
    expect(await details(late)).toEqual([409, 'This job is closed and takes no new referrals.'])
  })

  test.each(['resend', 'decline', 'revoke'])("a reminder's link and its session end with %s", async (what) => {
    const referral = await invited()
    await post('remind', referral)
    const token = tokenIn((await mailTo(referral.candidateEmail))[0])
    const { browser, upload } = await openLink(app, token)
    const resumeUrl = await upload()
    if (what === 'decline') await app.guest().post(`/api/referrals/token/${referral.token}/decline`, {})
    else await referrer.browser.post(`/api/referrals/${referral.id}/${what}`)
    expect((await lookup(token)).status).toBe(404)
    const form = { referralId: referral.id, firstName: 'Kim', lastName: 'Park', email: referral.candidateEmail }
    expect((await browser.post('/api/applications', { ...form, resumeUrl })).status).toBe(401)
  })
})

describe('withdrawing an invitation', () => {
  test.each([
    ['unanswered', {}],
    ['answered by interest', { progress: 'interested' }],
    ['and expired', { tokenExpiresAt: JUST_OVER }],
  ] as const)('a withdrawn invitation %s stays listed without details, and its link is dead', async (_, values) => {
    const referral = await invited({ ...values, message: 'Dear Kim', language: 'de' })
    const { status, body } = await post('revoke', referral)
    expect([status, body]).toMatchObject([200, { id: referral.id, progress: 'revoked', status: null, message: null }])
    expect([body.candidateName, body.candidateEmail]).toEqual(['Details deleted', ''])
    expect((await rowOf(referral))?.language).toBeNull()
    const list = (await referrer.browser.get(`/api/referrals/user/${referrer.id}`)).body as Referral[]
    expect(list).toEqual([body])
    expect((await lookup(referral.token)).status).toBe(404)
    expect((await verifyEvents(app.db)).broken).toBeUndefined()
    const lines = app.logged.map((line) => JSON.parse(line)).filter(({ referralId }) => referralId === referral.id)
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'invitation revoked', userId: referrer.id }))
  })

  test('a withdrawal leaves no data of the candidate, uploads included', async () => {
    const candidateEmail = `wanda-${crypto.randomUUID()}@example.org`
    const input = { jobId: job.id, referrerId: referrer.id, candidateEmail, candidateName: 'Wanda Wieczorek' }
    const { body } = await referrer.browser.post('/api/referrals', input)
    await mailTo(candidateEmail)
    await uploadFile(app, { owner: { referralIds: [body.id] }, slot: 'resume' })
    await post('revoke', body)
    expect([...(await tracesOf(app, 'Wieczorek')), ...(await tracesOf(app, candidateEmail))]).toEqual([])
    const left = sql`select 1 from objects where referral_id = ${body.id}`
    expect((await app.db.execute(left)).rows).toEqual([])
  })

  test('only candidates who showed interest are notified of a withdrawal', async () => {
    const [silent, interested] = [await invited(), await invited({ progress: 'interested' })]
    await post('revoke', silent)
    await post('revoke', interested)
    const [letter] = await mailTo(interested.candidateEmail)
    expect(letter?.subject).toStartWith('Taken back: “Baker” at ')
    expect(letter?.text.replace(/\s+/g, ' ')).toContain('“Rosa Meyer” took the invitation to “Baker” at')
    expect(await app.db.$count(letters, eq(letters.recipientKey, silent.id))).toBe(0)
  })

  test('after a withdrawal the same person can be invited again', async () => {
    const referral = await invited()
    await post('revoke', referral)
    const { candidateEmail } = referral
    const again = { jobId: job.id, referrerId: referrer.id, candidateEmail, candidateName: 'Kim Park' }
    expect((await referrer.browser.post('/api/referrals', again)).status).toBe(201)
  })

  test('a withdrawn invitation does not count as a referral of the job', async () => {
    const referral = await invited()
    const count = async () =>
      ((await referrer.browser.get('/api/jobs')).body as { id: string; referralCount: number }[]).find(
        ({ id }) => id === job.id,
      )?.referralCount
    expect(await count()).toBe(1)
    await post('revoke', referral)
    expect(await count()).toBe(0)
  })

  test('a withdrawn invitation is erased after a month', async () => {
    const referral = await invited()
    await post('revoke', referral)
    await sweepRetention(app.deps)
    expect(await rowOf(referral)).toBeDefined()
    const old = await invited({ progress: 'revoked' })
    await app.db.execute(sql`insert into events (kind, referral_id, job_id) values ('revoked', ${old.id}, ${job.id})`)
    await app.db.execute(sql`alter table events disable trigger events_no_change`)
    await app.db.execute(sql`update events set at = now() - interval '31 days' where referral_id = ${old.id}`)
    await app.db.execute(sql`alter table events enable trigger events_no_change`)
    await sweepRetention(app.deps)
    expect([await rowOf(old), (await rowOf(referral))?.id]).toEqual([undefined, referral.id])
  })

  test("only an unanswered invitation of one's own can be withdrawn", async () => {
    const answered = await invited()
    await makeApplication(app.db, { referral: answered })
    const refused = await post('revoke', answered)
    expect([refused.status, refused.body.detail]).toEqual([409, 'This invitation was answered already.'])
    const twice = await invited()
    await post('revoke', twice)
    expect((await post('revoke', twice)).status).toBe(409)
    const foreign = await post('revoke', await invited(), await app.signIn('referrer'))
    expect([foreign.status, foreign.body.detail]).toEqual([404, 'This referral does not exist.'])
  })

  test('an invitation to a closed job can be withdrawn', async () => {
    const referral = await invited()
    await app.db.update(jobs).set({ isActive: false }).where(eq(jobs.id, job.id))
    expect((await post('revoke', referral)).status).toBe(200)
  })
})
