import { beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { and, eq, isNull } from 'drizzle-orm'
import { openLink } from '../../../test/candidate.ts'
import { makeCompany, makeJob, makeLink, makeMember, makeReferral } from '../../../test/factories.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { mailTo } from '../../../test/mailbox.ts'
import { until } from '../../../test/until.ts'
import { auditEntries } from '../../db/schema/audit-entries.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { letters } from '../../db/schema/letters.ts'
import { rateLimits } from '../../db/schema/rate-limits.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { reports } from '../../db/schema/reports.ts'
import { suppressions } from '../../db/schema/suppressions.ts'
import { sweepRemovedJobs } from '../../privacy/retention/sweep-removed-jobs.ts'
import { sweepRetention } from '../../privacy/retention/sweep-retention.ts'
import { announceReports } from './announce-reports.ts'

const app = testApp({ OPERATOR_EMAILS: 'olga@example.org' })
const FRAUD = { reason: 'fraud', details: 'They want "money" at evil.example.' } as const
const TWICE = 'You have reported this posting already. An operator will look at it.'
let olga: Person
let manager: Person
let rita: Person
let company: Awaited<ReturnType<typeof makeCompany>>
let job: Awaited<ReturnType<typeof makeJob>>

beforeAll(async () => {
  olga = await app.signIn('referrer', { email: 'olga@example.org' })
  manager = await app.signIn('hiring_manager')
  rita = await app.signIn('referrer')
  company = await makeCompany(app.db, { ownerId: manager.id })
})
beforeEach(async () => {
  await app.db.delete(rateLimits)
  await app.db.delete(suppressions)
  await app.db.delete(reports)
  job = await makeJob(app.db, company, { isPublic: true })
})

const report = (by: Person['browser'], id: string, input: object = FRAUD) => by.post(`/api/jobs/${id}/report`, input)
const linkOf = ({ token }: { token: string }) => `/api/referrals/token/${token}`
const invite = () => makeReferral(app.db, { job, referrerId: rita.id })
const answer = (id: string, input: object) => olga.browser.post(`/api/operator/reports/${id}/answer`, input)
const stored = () => app.db.select().from(reports)
const list = async (query = '') => (await olga.browser.get(`/api/operator/reports${query}`)).body

describe('reporting a posting', () => {
  test('a person with a role reports any open posting, and a guest one with a public page', async () => {
    const hidden = await makeJob(app.db, company)
    const closed = await makeJob(app.db, company, { isPublic: true, isActive: false })
    const noRole = await app.signIn(null)
    expect((await report(rita.browser, hidden.id)).status).toBe(204)
    expect((await report(app.guest(), job.id)).status).toBe(204)
    for (const { browser } of [{ browser: app.guest() }, noRole])
      expect((await report(browser, hidden.id)).status).toBe(404)
    for (const id of [closed.id, crypto.randomUUID(), 'none']) {
      expect((await report(app.guest(), id)).status).toBe(404)
      expect((await report(rita.browser, id)).status).toBe(404)
    }
  })

  test('nothing of a guest is kept with a report', async () => {
    await report(app.guest(), job.id)
    expect(await stored()).toMatchObject([{ ...FRAUD, reporterId: null, referralId: null, jobId: job.id }])
  })

  test('a person has one open report of a posting, also of five at once, and another after the answer', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => report(rita.browser, job.id)))
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409, 409])
    expect(replies.find(({ status }) => status === 409)?.body.detail).toBe(TWICE)
    const [one] = await stored()
    await answer(one?.id ?? '', { outcome: 'nothing', answer: 'All is well.' })
    expect((await report(rita.browser, job.id)).status).toBe(204)
  })

  test('nobody reports a posting of their own company, from another account of their inbox either', async () => {
    const owner = await app.signIn('hiring_manager', { email: 'may.lee@gmail.com' })
    const other = await app.signIn('referrer', { email: 'maylee+b@gmail.com' })
    const theirs = await makeJob(app.db, await makeCompany(app.db, { ownerId: owner.id }))
    for (const { browser } of [owner, other]) {
      const { status, body } = await report(browser, theirs.id)
      expect([status, body.detail]).toEqual([409, 'This is a posting of your own company. You can close or delete it.'])
    }
  })

  test('one source reports five postings an hour and twenty a day', async () => {
    const guest = app.guest()
    const statuses: number[] = []
    for (let number = 0; number < 6; number++) statuses.push((await report(guest, job.id)).status)
    expect(statuses).toEqual([...Array(5).fill(204), 429])
    expect((await report(rita.browser, job.id)).status).toBe(204)
    await app.db.delete(rateLimits)
    await report(guest, job.id)
    await app.db.update(rateLimits).set({ count: 20 })
    const { status, body } = await report(guest, job.id)
    expect([status, body.detail]).toEqual([429, expect.stringMatching(/^You have reported many postings\. Please try/)])
  })

  test('a report says what is wrong, in at most 2,000 characters', async () => {
    const refused = await report(rita.browser, job.id, { reason: 'ugly', details: 'x'.repeat(2001) })
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { reason: 'Please choose what is wrong', details: 'Please use at most 2,000 characters' },
    ])
    expect((await report(rita.browser, job.id, { reason: 'other' })).status).toBe(204)
  })

  test('operators get at most one letter an hour about reports, without a word of them', async () => {
    await app.db.delete(letters)
    await report(rita.browser, job.id)
    await report(app.guest(), job.id)
    expect(await app.db.select().from(letters)).toMatchObject([{ kind: 'posting-reported', recipientKey: olga.id }])
    const [letter] = await mailTo(olga.email)
    expect(`${letter?.subject} ${letter?.text}`).not.toMatch(/money|evil/)
    expect((await olga.browser.get('/api/operator/desk')).body.reports).toBe(2)
  })

  test('a report that came within the hour is announced when it is over, and an answered one is not', async () => {
    await app.db.delete(letters)
    await report(rita.browser, job.id)
    const announced = () => app.db.$count(letters, eq(letters.kind, 'posting-reported'))
    expect([await announceReports(app.deps), await announced()]).toEqual([0, 1])
    await report(app.guest(), job.id)
    expect([await announceReports(app.deps), await announced()]).toEqual([0, 1])
    await app.db.delete(rateLimits)
    expect([await announceReports(app.deps), await announced()]).toEqual([1, 2])
    await report(app.guest(), job.id)
    const [{ id }] = await list()
    await answer(id, { outcome: 'nothing', answer: 'All is well.' })
    await app.db.delete(rateLimits)
    expect([await announceReports(app.deps), await announced()]).toEqual([0, 2])
  })
})

describe('reporting by a personal link', () => {
  test('a link reports its posting before and after the application, and when it is closed', async () => {
    const { token, candidateEmail } = await invite()
    const { apply, link } = await openLink(app, token)
    expect((await app.guest().post(`${link}/report`, FRAUD)).status).toBe(204)
    const again = await app.guest().post(`${link}/report`, FRAUD)
    expect([again.status, again.body.detail]).toEqual([409, TWICE])
    await apply(candidateEmail)
    await app.db.update(reports).set({ answeredAt: new Date(), outcome: 'nothing' })
    await app.db.update(jobs).set({ isActive: false }).where(eq(jobs.id, job.id))
    expect((await app.guest().post(`${link}/report`, FRAUD)).status).toBe(204)
    expect((await app.guest().post(`/api/referrals/token/${'A'.repeat(43)}/report`, FRAUD)).status).toBe(404)
  })

  test('who declines or is erased takes their words along, and nobody else takes them', async () => {
    const left = async () => (await stored()).map(({ reason, details, referralId }) => [reason, details, referralId])
    const ways: Record<string, (referral: Awaited<ReturnType<typeof invite>>) => Promise<unknown>> = {
      declined: (referral) => app.guest().post(`${linkOf(referral)}/decline`, {}),
      'taken back': ({ id }) => rita.browser.post(`/api/referrals/${id}/revoke`),
      erased: (referral) => app.guest().post(`${linkOf(referral)}/erase`),
      swept: async ({ id }) => {
        await app.db
          .update(referrals)
          .set({ tokenExpiresAt: new Date(0) })
          .where(eq(referrals.id, id))
        await sweepRetention(app.deps)
      },
    }
    for (const [way, end] of Object.entries(ways)) {
      await app.db.delete(reports)
      const referral = await invite()
      await app.guest().post(`${linkOf(referral)}/report`, FRAUD)
      expect([way, await left()]).toEqual([way, [['fraud', FRAUD.details, referral.id]]])
      await end(referral)
      const words = ['declined', 'erased'].includes(way) ? null : FRAUD.details
      expect([way, await left()]).toEqual([way, [['fraud', words, null]]])
      expect([way, await list()]).toMatchObject([way, [{ by: 'candidate' }]])
    }
  })

  test("the candidate's download has their reports with the answer, and those of nobody else", async () => {
    const [mine, other] = [await invite(), await invite()]
    await app.guest().post(`${linkOf(mine)}/report`, FRAUD)
    await app.guest().post(`${linkOf(other)}/report`, { reason: 'other', details: 'Of somebody else.' })
    const [{ id } = { id: '' }] = await app.db.select().from(reports).where(eq(reports.referralId, mine.id))
    await answer(id, { outcome: 'nothing', answer: 'All is well.' })
    const { body } = await app.guest().get(`${linkOf(mine)}/data`)
    expect(body.reports).toEqual([{ ...FRAUD, reportedAt: expect.stringMatching(/^20/), answer: 'All is well.' }])
  })
})

describe('answering a report', () => {
  test('operators see open reports, the oldest first, with the posting and the kind of reporter alone', async () => {
    const referral = await invite()
    await report(app.guest(), job.id)
    await report(rita.browser, job.id)
    await app.guest().post(`${linkOf(referral)}/report`, FRAUD)
    const [first, second, third] = await list()
    expect(first).toEqual({
      ...{ id: expect.any(String), createdAt: expect.stringMatching(/^20/), ...FRAUD, by: 'guest' },
      job: {
        ...{ id: job.id, title: job.title, description: job.description, requirements: job.requirements },
        ...{ location: job.location, isChanged: false, isActive: true, hiddenReason: null, isDeleted: false },
      },
      company: { name: job.companyName, domain: null },
      poster: { id: manager.id, name: `${manager.firstName} ${manager.lastName}`, isClosed: false, hasPosted: true },
      answered: null,
    })
    expect([second.by, third.by]).toEqual(['person', 'candidate'])
    const text = JSON.stringify(await list())
    for (const who of [
      rita.id,
      rita.email,
      rita.lastName,
      referral.id,
      referral.candidateEmail,
      referral.candidateName,
    ])
      expect(text).not.toContain(who)
    const page = await olga.browser.get('/api/operator/reports?limit=2')
    const next = await olga.browser.get(page.headers.get('link')?.match(/<(.*)>/)?.[1] ?? '')
    expect([page.headers.get('x-total-count'), next.body]).toEqual(['3', [third]])
  })

  test('a reported posting that its manager deletes stays for the operators until they answer', async () => {
    const { browser: reporting, email } = await app.signIn('referrer')
    await report(reporting, job.id)
    expect((await manager.browser.delete(`/api/jobs/${job.id}`)).status).toBe(204)
    expect((await reporting.get(`/api/jobs/${job.id}`)).status).toBe(404)
    await sweepRemovedJobs(app)
    const [{ id, job: deleted }] = await list()
    expect(deleted).toMatchObject({ id: job.id, isActive: false, isDeleted: true })
    const hide = { outcome: 'job-hidden', answer: 'Thank you.', reason: 'Nobody knows you.' }
    expect((await answer(id, hide)).status).toBe(404)
    expect((await answer(id, { outcome: 'nothing', answer: 'Thank you.' })).status).toBe(204)
    expect((await mailTo(email))[0]?.text.replace(/\s+/g, ' ')).toContain('The company has deleted the posting.')
    await sweepRemovedJobs(app)
    expect(await app.db.$count(jobs, eq(jobs.id, job.id))).toBe(0)
  })

  test('hiding answers all open reports of the posting, and each reporter gets a letter with the answer in quotes', async () => {
    const referral = await invite()
    const elsewhere = await makeJob(app.db, company)
    await report(rita.browser, job.id)
    await report(app.guest(), job.id)
    await app.guest().post(`${linkOf(referral)}/report`, FRAUD)
    await report(rita.browser, elsewhere.id)
    await app.db.delete(letters)
    const [{ id }] = await list()
    const input = { outcome: 'job-hidden', answer: 'Thank "you", see evil.example.', reason: 'Nobody knows you.' }
    expect((await answer(id, input)).status).toBe(204)
    expect((await list()).map(({ job }: { job: { id: string } }) => job.id)).toEqual([elsewhere.id])
    expect(await list('?answered=1')).toMatchObject(
      Array(3).fill({
        job: { hiddenReason: 'Nobody knows you.', isActive: false },
        answered: { outcome: 'job-hidden', answer: input.answer },
      }),
    )
    const kinds = (await app.db.select().from(letters)).map(({ kind, recipientKey }) => [kind, recipientKey])
    expect(kinds.sort()).toEqual([
      ['candidate-report-answered', referral.id],
      ['invitation-job-hidden', referral.id],
      ['job-hidden', manager.id],
      ['referrer-job-hidden', rita.id],
      ['report-answered', rita.id],
    ])
    const toPerson = await until(async () => (await mailTo(rita.email)).find(({ text }) => text.includes('see evil')))
    expect(toPerson.text.replaceAll('\u200b', '')).toContain("> “Thank 'you', see evil. example.”")
    const toCompany = await until(async () =>
      (await mailTo(manager.email)).find(({ text }) => text.includes('> “Nobody knows you.”')),
    )
    expect(toCompany.text).not.toMatch(/Thank|money|reported/)
    expect((await answer(id, input)).body.detail).toBe('This report was answered already.')
  })

  test('closing the account that posted it is done with the answer', async () => {
    const { id: ownerId, browser } = await app.signIn('hiring_manager')
    const theirs = await makeJob(app.db, await makeCompany(app.db, { ownerId }))
    await report(rita.browser, theirs.id)
    const [{ id }] = await list()
    expect((await answer(id, { outcome: 'account-closed', answer: 'Thank you.', reason: 'Fraud.' })).status).toBe(204)
    app.aSecondLater(browser)
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    expect(await list('?answered=1')).toMatchObject([{ poster: { isClosed: true }, job: { isActive: false } }])
  })

  test('a report shows the posting as it was then, and closing the account is about who had changed it so', async () => {
    const colleague = await app.signIn('hiring_manager')
    await makeMember(app.db, company, { userId: colleague.id })
    const edit = ({ browser }: Person, title: string) => browser.patch(`/api/jobs/${job.id}`, { title })
    expect((await edit(colleague, 'Send money')).status).toBe(200)
    await report(rita.browser, job.id)
    expect((await list())[0].job).toMatchObject({ title: 'Send money', isChanged: false })
    await edit(manager, 'Harmless')
    const [{ id, ...shown }] = await list()
    expect(shown).toMatchObject({
      job: { title: 'Send money', isChanged: true },
      poster: { id: colleague.id, hasPosted: false, isClosed: false },
    })
    expect((await answer(id, { outcome: 'account-closed', answer: 'Thank you.', reason: 'Fraud.' })).status).toBe(204)
    app.aSecondLater(colleague.browser)
    expect((await colleague.browser.get('/api/auth/user')).status).toBe(401)
    expect((await manager.browser.get('/api/auth/user')).status).toBe(200)
  })

  test('closing an account answers the open reports of all its postings, and nobody is told that they stay', async () => {
    const { id: ownerId } = await app.signIn('hiring_manager')
    const theirs = await makeCompany(app.db, { ownerId })
    for (const { id } of [await makeJob(app.db, theirs), await makeJob(app.db, theirs), job])
      await report(rita.browser, id)
    await app.db.delete(letters)
    const [{ id }] = await list()
    const input = { outcome: 'account-closed', answer: 'Thank you.', reason: 'Fraud.' }
    expect((await answer(id, input)).status).toBe(204)
    expect((await list()).map(({ job }: { job: { id: string } }) => job.id)).toEqual([job.id])
    expect(await list('?answered=1')).toMatchObject(Array(2).fill({ answered: { outcome: 'account-closed' } }))
    expect(await app.db.$count(letters, eq(letters.kind, 'report-answered'))).toBe(2)
  })

  test('what is done already is answered as done, without a second letter to the company', async () => {
    const { id: ownerId } = await app.signIn('hiring_manager')
    const theirs = await makeCompany(app.db, { ownerId })
    const [one, two] = [await makeJob(app.db, theirs), await makeJob(app.db, theirs)]
    for (const { id } of [one, two]) await report(rita.browser, id)
    await olga.browser.post(`/api/operator/people/${ownerId}/close`, { reason: 'Fraud.' })
    expect(await app.db.$count(reports, isNull(reports.answeredAt))).toBe(2)
    const audited = (action: 'job-hidden' | 'account-closed') =>
      app.db.$count(auditEntries, eq(auditEntries.action, action))
    const before = [await audited('job-hidden'), await audited('account-closed')]
    await app.db.delete(letters)
    const [first] = await list()
    const refused = await answer(first.id, { outcome: 'nothing', answer: 'All is well.' })
    const detail = 'This posting is hidden. Please answer that it is, or show it again first.'
    expect([refused.status, refused.body.detail]).toEqual([409, detail])
    expect((await answer(first.id, { outcome: 'job-hidden', answer: 'It is hidden.' })).status).toBe(204)
    const [second] = await list()
    expect((await answer(second.id, { outcome: 'account-closed', answer: 'It is closed.' })).status).toBe(204)
    expect((await list('?answered=1')).map(({ answered }: { answered: object }) => answered)).toMatchObject([
      { outcome: 'account-closed' },
      { outcome: 'job-hidden' },
    ])
    const sent = (await app.db.select().from(letters)).map(({ kind }) => kind)
    expect(sent).toEqual(['report-answered', 'report-answered'])
    expect([await audited('job-hidden'), await audited('account-closed')]).toEqual(before)
  })

  test('what cannot be done leaves the report open', async () => {
    await report(rita.browser, job.id)
    const [{ id }] = await list()
    for (const outcome of ['job-hidden', 'account-closed'])
      expect((await answer(id, { outcome, answer: 'Thank you.' })).body.errors).toEqual({ reason: 'Please say why' })
    expect((await answer(crypto.randomUUID(), { outcome: 'nothing', answer: 'All is well.' })).status).toBe(404)
    expect(await app.db.$count(reports, isNull(reports.answeredAt))).toBe(1)
  })

  test('of two answers at the same time one is refused and does nothing', async () => {
    await report(rita.browser, job.id)
    await report(app.guest(), job.id)
    const [one, two] = await list()
    await app.db.delete(letters)
    const input = { outcome: 'nothing', answer: 'All is well.' }
    const replies = await Promise.all([answer(one.id, input), answer(two.id, input), answer(one.id, input)])
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409, 409])
    expect(await app.db.$count(letters, eq(letters.kind, 'report-answered'))).toBe(1)
  })

  test('a candidate who wants no letters, and one whose address is unconfirmed, get no answer', async () => {
    const [refusing, unconfirmed] = [await invite(), await invite()]
    for (const referral of [refusing, unconfirmed]) await app.guest().post(`${linkOf(referral)}/report`, FRAUD)
    const { apply } = await openLink(app, unconfirmed.token)
    expect((await apply('somebody-else@example.org')).status).toBe(201)
    const other = await makeReferral(app.db, { job, referrerId: olga.id, candidateEmail: refusing.candidateEmail })
    await app.guest().post(`${linkOf(other)}/decline`, { never: true })
    const [{ id }] = await list()
    await answer(id, { outcome: 'nothing', answer: 'All is well.' })
    const isAnswer = eq(letters.kind, 'candidate-report-answered')
    for (;;) {
      if ((await app.db.$count(letters, and(isAnswer, eq(letters.state, 'queued')))) === 0) break
      await Bun.sleep(20)
    }
    for (const address of [refusing.candidateEmail, unconfirmed.candidateEmail, 'somebody-else@example.org'])
      expect((await mailTo(address, 0)).filter(({ subject }) => subject.startsWith('Your report'))).toEqual([])
  })

  test('nobody but operators reads and answers reports', async () => {
    await report(rita.browser, job.id)
    const [{ id }] = await list()
    for (const { browser } of [manager, rita])
      expect([
        (await browser.get('/api/operator/reports')).status,
        (await browser.post(`/api/operator/reports/${id}/answer`, { outcome: 'nothing', answer: 'x' })).status,
      ]).toEqual([404, 404])
    expect(JSON.stringify((await manager.browser.get('/api/jobs/my-jobs')).body)).not.toContain('money')
  })
})

test('a link of a letter reports as well, and counts as the same link', async () => {
  const referral = await invite()
  const { apply } = await openLink(app, referral.token)
  await apply(referral.candidateEmail)
  const own = `/api/referrals/token/${await makeLink(app.db, 'own', referral)}`
  expect((await app.guest().post(`${own}/report`, FRAUD)).status).toBe(204)
  expect((await app.guest().post(`${linkOf(referral)}/report`, FRAUD)).status).toBe(409)
})
