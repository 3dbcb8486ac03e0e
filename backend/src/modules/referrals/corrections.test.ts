import { beforeEach, describe, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { openLink } from '../../../test/candidate.ts'
import { makeCompany, makeJob, makeReferral } from '../../../test/factories.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { mailTo, tokenIn } from '../../../test/mailbox.ts'
import { tracesOf } from '../../../test/traces.ts'
import { until } from '../../../test/until.ts'
import { uploadFile } from '../../../test/uploads.ts'
import { candidateQuestions } from '../../db/schema/candidate-questions.ts'
import { eventSalts } from '../../db/schema/event-salts.ts'
import { events } from '../../db/schema/events.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { letters } from '../../db/schema/letters.ts'
import { objects } from '../../db/schema/objects.ts'
import { rateLimits } from '../../db/schema/rate-limits.ts'
import { referralTerms } from '../../db/schema/referral-terms.ts'
import { referrals } from '../../db/schema/referrals.ts'
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
const correct = ({ id }: { id: string }, input: object, by = referrer) =>
  by.browser.patch(`/api/referrals/${id}`, input)
const said = async (...of: Parameters<typeof correct>) => {
  const { status, body } = await correct(...of)
  return [status, body.detail]
}
const anAddress = () => `kim-${crypto.randomUUID()}@example.org`
const lookup = (token: string) => app.guest().get(`/api/referrals/token/${token}`)
const rowOf = async ({ id }: { id: string }) => (await app.db.select().from(referrals).where(eq(referrals.id, id)))[0]
const WAITING = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
const OPENED = 'This invitation was opened already. You can take it back and invite the right person.'

// docs/rules.md#a-mistyped-invitation-can-be-corrected
describe('correcting an invitation', () => {
  test('a corrected address gets a letter with a new link, and the old link and its session are dead', async () => {
    const referral = await invited()
    const { browser, link } = await openLink(app, referral.token)
    const candidateEmail = anAddress()
    const { status, body } = await correct(referral, { candidateEmail, candidateName: 'Kim Parker' })
    expect([status, body]).toMatchObject([
      200,
      { id: referral.id, candidateEmail, candidateName: 'Kim Parker', progress: 'invited', isCorrectable: true },
    ])
    expect((await browser.get(link)).status).toBe(404)
    const upload = await browser.post(`/api/objects/upload?slot=resume&referralId=${referral.id}`)
    expect(upload.status).toBe(401)
    const [letter] = await mailTo(candidateEmail)
    const found = await lookup(tokenIn(letter))
    expect([found.status, found.body.candidate]).toEqual([200, { firstName: 'Kim', lastName: 'Parker' }])
  })

  test('a correction keeps the promise, the terms, the message and the last day', async () => {
    const referral = await invited({ message: 'You would love it', referralBonus: 700 })
    const terms = () => app.db.select().from(referralTerms).where(eq(referralTerms.referralId, referral.id))
    const before = await terms()
    await app.db.update(jobs).set({ referralBonus: 5 }).where(eq(jobs.id, job.id))
    const { body } = await correct(referral, { candidateEmail: anAddress() })
    expect(body).toMatchObject({
      referralBonus: 700,
      message: 'You would love it',
      countsUntil: referral.tokenExpiresAt.toISOString(),
      createdAt: referral.createdAt.toISOString(),
    })
    expect(await terms()).toEqual(before)
  })

  test('a correction leaves nothing of the old address, sent letters included', async () => {
    const wrong = `wrong-${crypto.randomUUID()}@example.org`
    const input = { jobId: job.id, referrerId: referrer.id, candidateEmail: wrong, candidateName: 'Wilma Wrzos' }
    const { body } = await referrer.browser.post('/api/referrals', input)
    await mailTo(wrong)
    await uploadFile(app, { owner: { referralIds: [(await invited()).id] }, slot: 'resume' })
    await app.db.insert(candidateQuestions).values({ referralId: body.id, jobId: job.id, text: `Am I ${wrong}?` })
    const candidateEmail = anAddress()
    const counted = async () =>
      (await app.db.execute(sql`select count from rate_limits where key ~ '^invitations-a-day:[^:]+$' order by count`))
        .rows
    const before = await counted()
    const saltOf = () => app.db.select().from(eventSalts).where(eq(eventSalts.referralId, body.id))
    const [salt] = await saltOf()
    await correct(body, { candidateEmail, candidateName: 'Kim Park' })
    expect((await counted()).length - before.length).toBe(1)
    expect((await counted())[0]).toEqual({ count: 0 })
    expect((await saltOf())[0]?.salt).not.toBe(salt?.salt)
    expect(await app.db.$count(letters, eq(letters.referralId, body.id))).toBe(1)
    await mailTo(candidateEmail)
    expect([...(await tracesOf(app, wrong)), ...(await tracesOf(app, 'Wrzos'))]).toEqual([])
    const all = await app.db.select({ subject: events.subject }).from(events).where(eq(events.referralId, body.id))
    expect(new Set(all.map(({ subject }) => subject)).size).toBe(2)
    expect((await verifyEvents(app.db)).broken).toBeUndefined()
  })

  test('an unsent letter to the old address is never sent', async () => {
    const referral = await invited()
    await referrer.browser.post(`/api/referrals/${referral.id}/remind`)
    await mailTo(referral.candidateEmail)
    await app.db.update(letters).set({ state: 'queued', sentAt: null }).where(eq(letters.referralId, referral.id))
    await correct(referral, { candidateEmail: anAddress() })
    const left = await app.db.select({ kind: letters.kind }).from(letters).where(eq(letters.referralId, referral.id))
    expect(left).toEqual([{ kind: 'invitation' }])
    expect((await rowOf(referral))?.remindedAt).toBeNull()
  })

  test('how they know each other can be corrected alone, to nothing as well, and is left where it is not named', async () => {
    const referral = await invited()
    const relationNow = async (input: object) => (await correct(referral, input)).body.relation
    expect(await relationNow({ relation: 'managed-them' })).toBe('managed-them')
    expect((await lookup(referral.token)).body.referral.relation).toBe('They managed you.')
    expect(await relationNow({ candidateName: 'Kim Parker' })).toBe('managed-them')
    expect(await relationNow({ relation: null })).toBeUndefined()
    expect(await app.db.$count(letters, eq(letters.referralId, referral.id))).toBe(0)
  })

  test('a corrected name alone changes the page, and neither the link nor the letters', async () => {
    const referral = await invited()
    expect((await correct(referral, { candidateName: 'Kim Parker' })).body.candidateName).toBe('Kim Parker')
    expect((await lookup(referral.token)).body.candidate.lastName).toBe('Parker')
    expect(await app.db.$count(letters, eq(letters.referralId, referral.id))).toBe(0)
    expect((await rowOf(referral))?.corrections).toBe(0)
  })

  test('the same correction twice sends one letter', async () => {
    const referral = await invited()
    const candidateEmail = anAddress()
    for (const _ of [1, 2]) expect((await correct(referral, { candidateEmail })).status).toBe(200)
    expect(await app.db.$count(letters, eq(letters.referralId, referral.id))).toBe(1)
  })

  test('a correction costs nothing of the day’s referrals, and counts as an invitation of the new inbox', async () => {
    const candidateEmail = anAddress()
    const all = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const company = await makeCompany(app.db, { ownerId: (await app.signIn('hiring_manager')).id })
        return invited({ job: await makeJob(app.db, company) })
      }),
    )
    const replies = []
    for (const referral of all) replies.push(await said(referral, { candidateEmail }))
    expect(replies).toEqual([...Array(3).fill([200, undefined]), [409, "This person can't be invited right now."]])
    expect(await app.db.$count(rateLimits, eq(rateLimits.key, `referrals:${referrer.id}`))).toBe(0)
    expect((await rowOf(all[3] ?? { id: '' }))?.candidateEmail).toBe(all[3]?.candidateEmail)
  })

  test('one that is taken back counts no longer, also where it was corrected on a later day', async () => {
    const [createdAt, tokenExpiresAt] = [-40, 1].map((days) => new Date(Date.now() + days * 86_400_000))
    const referral = await invited({ createdAt, tokenExpiresAt })
    await correct(referral, { candidateEmail: anAddress() })
    const counts = async () =>
      (
        await app.db.execute(sql`select count from rate_limits where key ~ '^invitations-a-(day|month):[^:]+$'
          and window_start >= now() - interval '31 days' order by count`)
      ).rows.map(({ count }) => count)
    const before = await counts()
    expect((await referrer.browser.post(`/api/referrals/${referral.id}/revoke`)).status).toBe(200)
    const sum = (all: unknown[]) => all.reduce((total: number, one) => total + Number(one), 0)
    expect(sum(before) - sum(await counts())).toBe(2)
  })

  test('the address of one invitation is corrected at most three times', async () => {
    const referral = await invited()
    for (const _ of [1, 2]) await correct(referral, { candidateEmail: anAddress() })
    expect((await correct(referral, { candidateEmail: anAddress() })).body.isCorrectable).toBe(false)
    expect(await said(referral, { candidateEmail: anAddress() })).toEqual([
      409,
      'You have corrected this invitation three times. You can take it back.',
    ])
  })

  test('one person tries at most twenty corrections a day', async () => {
    const referral = await invited()
    await correct(referral, {})
    await app.db
      .update(rateLimits)
      .set({ count: 20 })
      .where(eq(rateLimits.key, `address-corrections:${referrer.id}`))
    expect((await correct(referral, {})).status).toBe(429)
  })

  test('reading the link leaves an invitation correctable, and what a person does there ends it', async () => {
    const read = await invited()
    await lookup(read.token)
    expect((await referrer.browser.get(`/api/referrals/${read.id}`)).body.isCorrectable).toBe(true)
    const acts = {
      question: ({ token }) => app.guest().post(`/api/referrals/token/${token}/questions`, { text: 'Is it loud?' }),
      visit: ({ token }) => app.guest().post(`/api/referrals/token/${token}/visit`),
      interest: ({ token }) => app.guest().post(`/api/referrals/token/${token}/interest`),
      report: ({ token }) =>
        app.guest().post(`/api/referrals/token/${token}/report`, { reason: 'other', details: null }),
      link: ({ token }) => app.guest().post(`/api/referrals/token/${token}/send-link`),
      upload: async ({ id, token }) =>
        (await openLink(app, token)).browser.post(`/api/objects/upload?slot=resume&referralId=${id}`),
    } satisfies Record<string, (of: Awaited<ReturnType<typeof invited>>) => unknown>
    for (const [name, act] of Object.entries(acts)) {
      const referral = await invited()
      await act(referral)
      const { body } = await referrer.browser.get(`/api/referrals/${referral.id}`)
      const refused = await said(referral, { candidateEmail: anAddress() })
      expect([name, body.isCorrectable, ...refused]).toEqual([name, false, 409, OPENED])
      const link = await lookup(referral.token)
      expect([name, link.status]).toEqual([name, 200])
    }
  })

  test('a correction is held to the rules of an invitation, and a refused one changes nothing', async () => {
    const referral = await invited()
    const mailbox = crypto.randomUUID().replaceAll('-', '')
    const twin = await invited({ candidateEmail: `${mailbox}@gmail.com` })
    const [unwilling] = [await invited()]
    await app.guest().post(`/api/referrals/token/${unwilling.token}/decline`, { never: true })
    const twice = [409, 'You have already referred this person for this job.']
    const refused = async (candidateEmail: string) => said(referral, { candidateEmail, candidateName: 'No One' })
    expect(await refused(twin.candidateEmail)).toEqual(twice)
    expect(await refused(`${mailbox}+work@gmail.com`)).toEqual(twice)
    expect(await refused(referrer.email)).toEqual([403, 'You cannot refer yourself.'])
    expect(await refused(unwilling.candidateEmail)).toEqual([409, "This person can't be invited right now."])
    expect(await refused('nobody')).toEqual([400, 'Please enter a valid email address'])
    const { candidateEmail, candidateName, tokenHash } = referral
    expect(await rowOf(referral)).toMatchObject({ candidateEmail, candidateName, tokenHash })
    expect(await said(referral, {}, await app.signIn('referrer'))).toEqual([404, 'This referral does not exist.'])
    const over = await invited({ tokenExpiresAt: new Date(Date.now() - 3_600_000) })
    expect((await said(over, { candidateEmail: anAddress() }))[1]).toStartWith('This invitation has run out.')
    await app.db.update(jobs).set({ isActive: false }).where(eq(jobs.id, job.id))
    expect(await said(referral, {})).toEqual([409, 'This job is closed and takes no new referrals.'])
    expect((await referrer.browser.get(`/api/referrals/${referral.id}`)).body.isCorrectable).toBe(false)
  })

  test('an address that is being invited to the job is refused', async () => {
    const referral = await invited()
    const candidateEmail = anAddress()
    let refused: ReturnType<typeof said> | undefined
    await app.db.transaction(async (tx) => {
      await makeReferral(tx, { job, referrerId: referrer.id, candidateEmail })
      refused = said(referral, { candidateEmail })
      await until(async () => (await app.db.execute(WAITING)).rows.length > 0)
    })
    expect(await refused).toEqual([409, 'You have already referred this person for this job.'])
  })

  test('what began before a correction does not count as done by the one who gets it', async () => {
    const acts = {
      visit: async ({ token }) => {
        const browser = app.guest()
        return () => browser.post(`/api/referrals/token/${token}/visit`)
      },
      upload: async ({ id, token }) => {
        const { browser } = await openLink(app, token)
        return () => browser.post(`/api/objects/upload?slot=resume&referralId=${id}`)
      },
    } satisfies Record<string, (of: Awaited<ReturnType<typeof invited>>) => unknown>
    const statuses = []
    for (const act of Object.values(acts)) {
      const referral = await invited()
      const begin = await act(referral)
      let begun: ReturnType<typeof begin> | undefined
      await app.db.transaction(async (tx) => {
        await tx.update(referrals).set({ tokenHash: crypto.randomUUID() }).where(eq(referrals.id, referral.id))
        begun = begin()
        await until(async () => (await app.db.execute(WAITING)).rows.length > 0)
      })
      statuses.push((await begun)?.status)
      expect((await rowOf(referral))?.openedAt).toBeNull()
      expect(await app.db.$count(objects, eq(objects.referralId, referral.id))).toBe(0)
    }
    expect(statuses).toEqual([404, 401])
  })

  test('a mail scanner’s visit and a correction at once leave one link that works', async () => {
    const referral = await invited()
    const candidateEmail = anAddress()
    const [visit, corrected] = await Promise.all([
      app.guest().post(`/api/referrals/token/${referral.token}/visit`),
      correct(referral, { candidateEmail }),
    ])
    const isCorrected = corrected.status === 200
    expect([204, 404]).toContain(visit.status)
    expect((await lookup(referral.token)).status).toBe(isCorrected ? 404 : 200)
  })
})
