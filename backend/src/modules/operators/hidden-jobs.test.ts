import { beforeAll, describe, expect, test } from 'bun:test'
import { asc, eq } from 'drizzle-orm'
import { openLink } from '../../../test/candidate.ts'
import { makeApplication, makeCompany, makeJob, makeReferral } from '../../../test/factories.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { mailTo, tokenIn } from '../../../test/mailbox.ts'
import { until } from '../../../test/until.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { letters } from '../../db/schema/letters.ts'

const app = testApp({ OPERATOR_EMAILS: 'olga@example.org' })
const REASON = 'Pay at evil.example. "We" know\nnobody there.'
let olga: Person
let manager: Person
let referrer: Person
let company: Awaited<ReturnType<typeof makeCompany>>

beforeAll(async () => {
  olga = await app.signIn('referrer', { email: 'olga@example.org' })
  manager = await app.signIn('hiring_manager')
  referrer = await app.signIn('referrer')
  company = await makeCompany(app.db, { ownerId: manager.id })
})

const hide = (id: string, reason = REASON) => olga.browser.post(`/api/operator/jobs/${id}/hide`, { reason })
const show = (id: string) => olga.browser.post(`/api/operator/jobs/${id}/show`)
const open = (id: string) => manager.browser.patch(`/api/jobs/${id}`, { isActive: true })
const stored = async (id: string) => (await app.db.select().from(jobs).where(eq(jobs.id, id)))[0]
const invite = (job: Awaited<ReturnType<typeof makeJob>>, by = referrer) =>
  makeReferral(app.db, { job, referrerId: by.id })

describe('a hidden posting', () => {
  test('a hidden posting is in no list, search, count and public page', async () => {
    const job = await makeJob(app.db, company, { title: 'Zookeeper of unicorns', isPublic: true })
    const seen = async () => {
      const q = 'Zookeeper of unicorns'
      const list = await referrer.browser.get('/api/jobs')
      const found = await referrer.browser.get(`/api/jobs?q=${encodeURIComponent(q)}&limit=10`)
      const close = await referrer.browser.get(`/api/jobs?q=${encodeURIComponent('Zookeeper Lisbon')}&close=1&limit=10`)
      return {
        listed: list.body.some(({ id }: { id: string }) => id === job.id),
        found: [found.body.length, found.headers.get('x-total-count')],
        close: close.body.some(({ id }: { id: string }) => id === job.id),
        details: (await referrer.browser.get(`/api/jobs/${job.id}`)).status,
        guests: (await app.guest().get(`/api/jobs/${job.id}`)).status,
      }
    }
    expect(await seen()).toMatchObject({ listed: true, found: [1, '1'], details: 200, guests: 200 })
    expect((await hide(job.id)).status).toBe(204)
    expect(await seen()).toEqual({
      ...{ listed: false, found: [0, '0'], close: false },
      ...{ details: 404, guests: 404 },
    })
  })

  test('a hidden posting takes no referrals, reminders and applications, and its link says so, without a way to the company', async () => {
    const job = await makeJob(app.db, company)
    const { id: referralId, token, candidateEmail } = await invite(job)
    const { apply, browser, link } = await openLink(app, token)
    const shown = (await browser.get(link)).body
    expect([shown.isHidden, shown.company.description]).toEqual([false, expect.stringMatching(/./)])
    await hide(job.id)
    expect((await browser.get(link)).body).toMatchObject({
      isHidden: true,
      company: { description: '', website: null },
    })
    const applied = await apply(candidateEmail)
    expect([applied.status, applied.body.detail]).toEqual([
      409,
      'The operators hid this posting. It takes no applications.',
    ])
    const candidate = { candidateEmail: 'kim@example.org', candidateName: 'Kim Park' }
    const referred = { jobId: job.id, referrerId: referrer.id, ...candidate }
    const replies = [
      await referrer.browser.post('/api/referrals', referred),
      await referrer.browser.post(`/api/referrals/${referralId}/remind`),
      await referrer.browser.post(`/api/referrals/${referralId}/resend`),
    ]
    expect(replies.map(({ status }) => status)).toEqual([409, 409, 409])
  })

  test('a hidden posting that is edited still reads as it was for those who hold a link', async () => {
    const job = await makeJob(app.db, company, { title: 'Baker' })
    const { token } = await invite(job)
    await hide(job.id)
    expect((await manager.browser.patch(`/api/jobs/${job.id}`, { title: 'Write to me elsewhere' })).status).toBe(200)
    const { browser, link } = await openLink(app, token)
    expect((await browser.get(link)).body).toMatchObject({ job: { title: 'Baker' }, changes: null })
  })

  test('only its manager sees a hidden posting and why, decides on its applications, and cannot open it', async () => {
    const job = await makeJob(app.db, company)
    const application = await makeApplication(app.db, { referral: await invite(job) })
    await hide(job.id)
    const { body } = await manager.browser.get(`/api/jobs/my-jobs/${job.id}`)
    expect(body).toMatchObject({ isActive: false, hiddenReason: REASON })
    const refused = await open(job.id)
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      "The operators hid this posting, so it cannot be opened. Their reason: “Pay at evil.example. 'We' know nobody there.”",
    ])
    expect((await manager.browser.patch(`/api/jobs/${job.id}`, { isActive: false })).status).toBe(200)
    const decided = await manager.browser.patch(`/api/applications/${application.id}/status`, { status: 'interview' })
    expect(decided.status).toBe(200)
    expect((await manager.browser.delete(`/api/jobs/${job.id}`)).status).toBe(204)
  })

  test('a posting that is shown again stays closed until its manager opens it', async () => {
    const job = await makeJob(app.db, company)
    await hide(job.id)
    expect((await show(job.id)).status).toBe(204)
    expect(await stored(job.id)).toMatchObject({ isActive: false, hiddenAt: null, hiddenReason: null })
    expect((await open(job.id)).status).toBe(200)
    expect((await referrer.browser.get(`/api/jobs/${job.id}`)).status).toBe(200)
  })

  test('hiding twice, showing what is not hidden, and unknown or deleted postings are refused', async () => {
    const { id } = await makeJob(app.db, company)
    const deleted = await makeJob(app.db, company, { isActive: false, removedAt: new Date() })
    expect((await show(id)).body.detail).toBe('This posting is not hidden.')
    await hide(id)
    expect([(await hide(id)).status, (await hide(id)).body.detail]).toEqual([409, 'This posting is hidden already.'])
    for (const unknown of [deleted.id, crypto.randomUUID(), 'none'])
      expect([(await hide(unknown)).status, (await show(unknown)).status]).toEqual([404, 404])
    expect((await hide(id, ' ')).body.errors).toEqual({ reason: 'Please say why' })
  })

  test('nobody but operators hides and shows postings', async () => {
    const { id } = await makeJob(app.db, company)
    for (const { browser } of [manager, referrer])
      expect([
        (await browser.post(`/api/operator/jobs/${id}/hide`, { reason: REASON })).status,
        (await browser.post(`/api/operator/jobs/${id}/show`)).status,
      ]).toEqual([404, 404])
    expect((await stored(id))?.hiddenAt).toBeNull()
  })
})

describe('letters about a hidden posting', () => {
  test('manager, open candidates and each of their recommenders get a letter, and nobody else', async () => {
    await app.db.delete(letters)
    const [second, third] = [await app.signIn('referrer'), await app.signIn('referrer')]
    const job = await makeJob(app.db, company, { title: 'Cook at cook.example' })
    const [invited, other] = [await invite(job), await invite(job)]
    const applied = await makeApplication(app.db, { referral: await invite(job, second) })
    // Over, or not to be written to.
    for (const change of [{ status: 'rejected' }, { status: 'hired' }, { withdrawnAt: new Date() }] as const)
      await makeApplication(app.db, { referral: await invite(job, third), ...change })
    await makeReferral(app.db, { job, referrerId: third.id, tokenExpiresAt: new Date(0) })
    await makeReferral(app.db, { job, referrerId: third.id, progress: 'declined' })
    await hide(job.id)

    const written = await app.db.select().from(letters).orderBy(asc(letters.kind), asc(letters.id))
    const kinds = written.map(({ kind, recipientKey }) => [kind, recipientKey]).sort()
    expect(kinds).toEqual(
      [
        ['application-job-hidden', applied.referralId],
        ['invitation-job-hidden', invited.id],
        ['invitation-job-hidden', other.id],
        ['job-hidden', manager.id],
        ['referrer-job-hidden', referrer.id],
        ['referrer-job-hidden', second.id],
      ].sort(),
    )
  })

  test("the manager's letter has the operators' reason in quotes, without a live link, and others do not have it", async () => {
    const job = await makeJob(app.db, company)
    const { candidateEmail } = await invite(job)
    await hide(job.id, 'They are evil.example, "really".')
    const own = ({ subject }: { subject: string }) => subject.includes(job.title)
    const letter = await until(async () => (await mailTo(manager.email)).find(own))
    expect(letter.text.replaceAll('\u200b', '')).toContain("> “They are evil. example, 'really'.”")
    expect(letter.html).not.toMatch(/href="[^"]*evil/)
    const [toCandidate] = await mailTo(candidateEmail)
    expect(toCandidate?.text).not.toContain('evil')
    // Its link deletes their details.
    const link = `/api/referrals/token/${tokenIn(toCandidate)}`
    expect((await app.guest().post(`${link}/decline`, { never: false })).status).toBe(204)
  })
})

test('of hiding and applying at the same time, either the candidate is written to or refused', async () => {
  for (let round = 0; round < 5; round++) {
    await app.db.delete(letters)
    const job = await makeJob(app.db, company)
    const { token, candidateEmail } = await invite(job)
    const { apply } = await openLink(app, token)
    const [applied, hidden] = await Promise.all([apply(candidateEmail), Bun.sleep(round * 8).then(() => hide(job.id))])
    expect(hidden.status).toBe(204)
    const kinds = (await app.db.select().from(letters)).map(({ kind }) => kind)
    if (applied.status === 201) expect(kinds).toContain('application-job-hidden')
    else {
      expect(applied.status).toBe(409)
      expect(kinds).toContain('invitation-job-hidden')
    }
    expect(await stored(job.id)).toMatchObject({ isActive: false })
  }
})

test('of hiding and opening at the same time, the posting ends hidden', async () => {
  const job = await makeJob(app.db, company, { isActive: false })
  await Promise.all([open(job.id), hide(job.id), open(job.id)])
  expect(await stored(job.id)).toMatchObject({ isActive: false, hiddenReason: REASON })
})
