import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { and, eq } from 'drizzle-orm'
import { openLink } from '../../../test/candidate.ts'
import { bootOf, startCandidatePage } from '../../../test/candidate-page.ts'
import { makeApplication, makeCompany, makeJob, makeLink, makeMember, makeReferral } from '../../../test/factories.ts'
import type { Person, TestApp } from '../../../test/harness.ts'
import { mailTo } from '../../../test/mailbox.ts'
import { tellAll } from '../../../test/tell-all.ts'
import { until } from '../../../test/until.ts'
import { answerReminders } from '../../db/schema/answer-reminders.ts'
import { applicationReads } from '../../db/schema/application-reads.ts'
import { applications } from '../../db/schema/applications.ts'
import { companies } from '../../db/schema/companies.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { letters } from '../../db/schema/letters.ts'
import { lastSummaryTime } from '../../letters/last-summary-time.ts'
import { measureAnswers } from './measure-answers.ts'
import { countPromiseReminders, remindOfPromises } from './remind-of-promises.ts'
import { countOverReminders, sweepReminders } from './sweep-reminders.ts'

setDefaultTimeout(120_000)

let app: TestApp
let manager: Person
let recommender: Person
let company: Awaited<ReturnType<typeof makeCompany>>
beforeAll(async () => {
  // Nothing is told before a test says so.
  app = (await startCandidatePage({ NEWS_DELAY_SECONDS: '3600' })).app
})
afterAll(() => app.stop())

async function newCompany() {
  manager = await app.signIn('hiring_manager', { email: `m-${crypto.randomUUID()}@example.org` })
  recommender = await app.signIn('referrer', { email: `r-${crypto.randomUUID()}@example.org` })
  company = await makeCompany(app.db, { ownerId: manager.id })
}

const DAY = 24 * 60 * 60 * 1000
const days = (count: number) => new Date(Date.now() + count * DAY)
type Values = Partial<typeof applications.$inferInsert>

/** An application that was sent some days ago, of whose promise some days are left. */
async function waiting(since: number, left: number, values: Values = {}, job?: Awaited<ReturnType<typeof makeJob>>) {
  const of = job ?? (await makeJob(app.db, company))
  const referral = await makeReferral(app.db, { job: of, referrerId: recommender.id })
  const application = await makeApplication(app.db, {
    referral,
    createdAt: days(-since),
    answerBy: days(left),
    ...values,
  })
  return { id: application.id, referral, job: of, token: await makeLink(app.db, 'own', referral) }
}
type Waiting = Awaited<ReturnType<typeof waiting>>

const set = ({ id }: Waiting, status: ApplicationStatus, more: object = {}) =>
  manager.browser.patch(`/api/applications/${id}/status`, { status, ...more })
const page = async ({ token }: { token: string }) => (await app.guest().get(`/api/referrals/token/${token}`)).body
const row = async ({ id }: { id: string }) => (await recommender.browser.get(`/api/referrals/${id}`)).body
const listed = async ({ id }: Waiting) => (await manager.browser.get(`/api/applications/${id}`)).body
const myJob = async ({ job }: Waiting) => (await manager.browser.get(`/api/jobs/my-jobs/${job.id}`)).body

// docs/rules.md#an-answer-is-promised
describe('the promise of an answer', () => {
  test('is that of the posting at the submission, whatever is changed later', async () => {
    await newCompany()
    const job = await makeJob(app.db, company, { answerWithinDays: 7 })
    const referral = await makeReferral(app.db, { job, referrerId: recommender.id })
    const { apply, browser, link } = await openLink(app, referral.token)
    expect((await browser.get(link)).body.said.answer).toBe('They answer within 7 days')
    expect((await apply(referral.candidateEmail)).status).toBe(201)
    expect((await manager.browser.patch(`/api/jobs/${job.id}`, { answerWithinDays: 60 })).status).toBe(200)
    const { application, said, changes } = (await browser.get(link)).body
    const promised = Date.parse(application.answerBy) - Date.parse(application.submittedAt)
    expect(promised).toBe(7 * DAY)
    expect(said.promise).toEqual({ by: application.answerBy, isLate: false })
    expect(changes.fields).toEqual([{ field: 'promisedAnswer', before: 'within 7 days', after: 'within 60 days' }])
    const [receipt] = await mailTo(referral.candidateEmail)
    expect(receipt?.text).toContain('They promised an answer by')
    expect(await row(referral)).toMatchObject({ answerBy: application.answerBy, isAnswerLate: false })
  })

  test('is 14 days where nothing else was chosen, and refused beyond 60', async () => {
    await newCompany()
    const job = await makeJob(app.db, company)
    expect((await manager.browser.get(`/api/jobs/my-jobs/${job.id}`)).body.answerWithinDays).toBe(14)
    const { status, body } = await manager.browser.patch(`/api/jobs/${job.id}`, { answerWithinDays: 61 })
    expect([status, body.errors]).toEqual([
      400,
      { answerWithinDays: 'Please promise an answer within 1 to 60 whole days' },
    ])
  })

  test('a broken one is said to candidate and recommender, and decides nothing', async () => {
    await newCompany()
    const one = await waiting(20, -6)
    const { said, application } = await page(one)
    expect([said.promise.isLate, application.status]).toEqual([true, 'pending'])
    const html = await app.guest().get(`/apply/${one.token}`)
    expect(html.body).toContain('"isLate":true')
    expect(await row(one.referral)).toMatchObject({ isAnswerLate: true, status: 'applied' })
  })

  // docs/rules.md#told-is-a-state-of-its-own
  test.each(['interview', 'hired', 'rejected'] as const)(
    'an untold %s changes nothing of it for candidate and recommender, and ends it once told',
    async (status) => {
      await newCompany()
      for (const one of [await waiting(20, -6), await waiting(3, 11)]) {
        const seen = async () => {
          const { application, said } = await page(one)
          const { answerBy, isAnswerLate } = await row(one.referral)
          const inHtml = bootOf(await app.guest().get(`/apply/${one.token}`)).replies[
            `/api/referrals/token/${one.token}`
          ].said
          const data = (await app.guest().get(`/api/referrals/token/${one.token}/data`)).body.application
          return [said.promise, inHtml.promise, application.answeredAt, data.answeredAt, answerBy, isAnswerLate]
        }
        const before = await seen()
        expect(before[0]).not.toBeNull()
        expect((await set(one, status)).status).toBe(200)
        expect(await seen()).toEqual(before)
        expect((await listed(one)).answerBy).toBeNull()
        await tellAll(app)
        const [promise, inHtml, answeredAt, inData, answerBy, isLate] = await seen()
        expect([promise, inHtml, answerBy, isLate]).toEqual([null, null, null, false])
        expect([answeredAt, inData]).toEqual([expect.any(String), answeredAt])
      }
    },
  )

  test('"reviewing" answers nothing, and an answer that is taken back stays one', async () => {
    await newCompany()
    const one = await waiting(3, 11)
    await set(one, 'reviewing', { tellAt: null })
    expect((await page(one)).said.promise).not.toBeNull()
    expect((await listed(one)).answerBy).not.toBeNull()
    await set(one, 'interview', { tellAt: null })
    const { answeredAt } = (await page(one)).application
    await set(one, 'pending', { tellAt: null })
    expect((await page(one)).application.answeredAt).toBe(answeredAt)
    expect([(await page(one)).said.promise, (await listed(one)).answerBy]).toEqual([null, null])
  })

  test('nothing is promised of a hidden posting, to who withdrew, and before the address is confirmed', async () => {
    await newCompany()
    const [hidden, withdrawn] = [await waiting(3, 11), await waiting(3, 11, { withdrawnAt: new Date() })]
    const unconfirmed = await waiting(3, 11, { confirmedAt: null })
    await app.db
      .update(jobs)
      .set({ isActive: false, hiddenAt: new Date(), hiddenReason: 'Fraud.' })
      .where(eq(jobs.id, hidden.job.id))
    for (const one of [hidden, withdrawn, unconfirmed]) expect((await page(one)).said.promise).toBeNull()
    for (const one of [hidden, withdrawn]) expect((await row(one.referral)).answerBy).toBeNull()
  })

  test('a member who recommended the candidate learns of a decision only when it is told', async () => {
    await newCompany()
    const one = await waiting(20, -6)
    await makeMember(app.db, company, { userId: recommender.id })
    await set(one, 'rejected')
    const theirs = async () => (await recommender.browser.get(`/api/applications/${one.id}`)).body.answerBy
    expect(await theirs()).not.toBeNull()
    await tellAll(app)
    expect(await theirs()).toBeNull()
  })

  test.each(['rejected', 'interview'] as const)(
    'of an untold %s no count, filter or order tells a member who recommended the candidate',
    async (status) => {
      await newCompany()
      const job = await makeJob(app.db, company)
      const one = await waiting(20, -6, { status: 'pending' }, job)
      await makeMember(app.db, company, { userId: recommender.id })
      await app.db.insert(applicationReads).values({ applicationId: one.id, userId: recommender.id })
      const get = async (path: string) => (await recommender.browser.get(path)).body
      const ids = async (query: string) =>
        (await get(`/api/applications?${query}`)).map(({ id }: { id: string }) => id).join()
      const seen = async () => {
        const { newCount, waitingCount, waitingSince, lateCount, pendingCount } = await get(
          `/api/jobs/my-jobs/${job.id}`,
        )
        return {
          ...{ newCount, waitingCount, waitingSince, lateCount, pendingCount },
          ofJob: await get(`/api/applications/job/${job.id}/counts`),
          ofAll: await get('/api/jobs/my-jobs/counts'),
          needing: await ids('needs=you'),
          pending: await ids('status=pending'),
          decided: await ids(`status=${status}`),
          inOrder: await ids('sort=waiting'),
        }
      }
      const before = await seen()
      expect(before).toMatchObject({ waitingCount: 1, lateCount: 1, pendingCount: 1, needing: one.id, decided: '' })
      await set(one, status)
      expect(await seen()).toEqual(before)
      await tellAll(app)
      expect(await seen()).toMatchObject({
        waitingCount: 0,
        lateCount: 0,
        pendingCount: 0,
        needing: '',
        decided: one.id,
      })
    },
  )

  test('of an unconfirmed address the day alone is shown, so that it is never late, and members see no promise', async () => {
    await newCompany()
    const job = await makeJob(app.db, company)
    const one = await waiting(20, -6, { confirmedAt: null, status: 'reviewing' }, job)
    const hidden = await waiting(20, -6, { status: 'reviewing' })
    const isIt = eq(jobs.id, hidden.job.id)
    await app.db.update(jobs).set({ isActive: false, hiddenAt: new Date(), hiddenReason: 'Fraud.' }).where(isIt)
    expect(await row(one.referral)).toMatchObject({ answerBy: expect.any(String), isAnswerLate: false })
    for (const some of [one, hidden]) {
      expect((await listed(some)).answerBy).toBeNull()
      expect((await myJob(some)).lateCount).toBe(0)
    }
    expect((await manager.browser.get('/api/applications?needs=you')).body).toEqual([])
    expect((await app.guest().post(`/api/referrals/token/${one.token}/confirm`)).status).toBe(204)
    const { answerBy } = await listed(one)
    expect(Date.parse(answerBy)).toBeGreaterThan(Date.now() + 13 * DAY)
    expect(await row(one.referral)).toMatchObject({ answerBy, isAnswerLate: false })
  })
})

const choose = (person: Person, choice: string) =>
  person.browser.put('/api/settings', { letters: { applications: choice } })
const remindersTo = (person: Person) =>
  app.db
    .select({ state: letters.state, data: letters.data })
    .from(letters)
    .where(and(eq(letters.userId, person.id), eq(letters.kind, 'answers-due')))
const HOUR = DAY / 24
/** Half an hour after that of reminders where settings say nothing of a zone, whatever the time of the run. */
const CLOCK = new Date(lastSummaryTime(new Date(), 'UTC').getTime() + HOUR / 2)
const at = (count: number) => new Date(CLOCK.getTime() + count * DAY)
/** As `waiting`, by that clock. */
const due = (since: number, left: number, values: Values = {}, job?: Awaited<ReturnType<typeof makeJob>>) =>
  waiting(since, left, { createdAt: at(-since), answerBy: at(left), ...values }, job)
const remind = (now = CLOCK) => remindOfPromises(app.deps, now)
/** As if the manager's last reminder had been written a day before, or at another time. */
const aDayLater = (count = -1) =>
  app.db
    .update(letters)
    .set({ createdAt: at(count) })
    .where(and(eq(letters.userId, manager.id), eq(letters.kind, 'answers-due')))
const remindedOf = async (person = manager) =>
  (await remindersTo(person)).map(({ data }) => (data as { applicationIds: string[] }).applicationIds)

// docs/rules.md#a-team-is-reminded-of-its-promises
describe('reminders of promises', () => {
  test('come in one letter of a day, each stage once, also with two servers', async () => {
    await newCompany()
    // Of members of other tests.
    await remind()
    const job = await makeJob(app.db, company)
    const [half, last] = [await due(8, 6, {}, job), await due(13, 1.2, {}, job)]
    await due(2, 12, {}, job)
    expect(await countPromiseReminders(app.deps, CLOCK)).toBe(1)
    await Promise.all([remind(), remind()])
    expect(await remindedOf()).toEqual([[last.id, half.id]])
    const [letter] = await mailTo(manager.email)
    expect(letter?.subject).toStartWith('2 answers are due, the first by ')
    expect(letter?.text).toContain(`for “${job.title}”: by `)
    await aDayLater()
    expect(await countPromiseReminders(app.deps, CLOCK)).toBe(0)
    await remind()
    expect(await remindedOf()).toHaveLength(1)
    // Its last day comes as well.
    await app.db
      .update(applications)
      .set({ answerBy: at(1.2) })
      .where(eq(applications.id, half.id))
    await remind()
    expect(await remindedOf()).toContainEqual([half.id])
    await due(8, 6, {}, job)
    await remind()
    expect(await remindedOf()).toHaveLength(2)
  })

  test('come within two hours after the hour of their reader, and 20 hours apart', async () => {
    await newCompany()
    const first = await due(8, 6)
    for (const hours of [-1, 2, 14]) await remind(at(hours / 24))
    expect(await remindedOf()).toEqual([])
    await remind(at(1 / 24))
    expect(await remindedOf()).toEqual([[first.id]])
    await due(8, 6)
    await aDayLater(1 / 24)
    // Where it is eight two hours later.
    const timeZone = 'Atlantic/South_Georgia'
    expect((await manager.browser.put('/api/settings', { timeZone })).status).toBe(200)
    await remind(at(2 / 24))
    expect(await remindedOf()).toHaveLength(1)
    await aDayLater()
    await remind(at(2 / 24))
    expect(await remindedOf()).toHaveLength(2)
  })

  test('name a promise of one day before it ends, also one that was made since the hour', async () => {
    await newCompany()
    const since = await due(0.01, 0.99)
    const before = await due(0.9, 0.1)
    await due(0.01, 1.99)
    await remind()
    expect(await remindedOf()).toEqual([[before.id, since.id]])
  })

  test('say nothing of what was decided, answered or withdrawn, is unconfirmed, over or hidden; a closed job is no excuse', async () => {
    await newCompany()
    const decided = await due(8, 6)
    await set(decided, 'rejected', { tellAt: days(9).toISOString() })
    await due(8, 6, { status: 'pending', answeredAt: new Date() })
    await due(8, 6, { withdrawnAt: new Date() })
    await due(8, 6, { confirmedAt: null })
    await due(20, -6)
    const hidden = await due(8, 6)
    const isIt = eq(jobs.id, hidden.job.id)
    await app.db.update(jobs).set({ isActive: false, hiddenAt: new Date(), hiddenReason: 'Fraud.' }).where(isIt)
    await remind()
    expect(await remindedOf()).toEqual([])
    const closed = await due(8, 6)
    await app.db.update(jobs).set({ isActive: false }).where(eq(jobs.id, closed.job.id))
    await remind()
    expect(await remindedOf()).toEqual([[closed.id]])
  })

  test('go to whom each has chosen to hear of applications, of jobs of their company alone', async () => {
    await newCompany()
    const people = await Promise.all(
      (['each', 'mine', 'daily', 'none'] as const).map(async (choice) => {
        const person = await app.signIn('hiring_manager', { email: `${choice}-${crypto.randomUUID()}@example.org` })
        await makeMember(app.db, company, { userId: person.id })
        await choose(person, choice)
        return person
      }),
    )
    const [each, mine, daily, none] = people as [Person, Person, Person, Person]
    const stranger = await app.signIn('hiring_manager')
    await makeCompany(app.db, { ownerId: stranger.id })
    await choose(stranger, 'each')
    for (const handledBy of [mine.id, daily.id, none.id])
      await due(8, 6, {}, await makeJob(app.db, company, { handledBy }))
    await remind()
    const counts = await Promise.all(
      [...people, stranger, manager].map(async (person) => (await remindedOf(person)).flat().length),
    )
    expect(counts).toEqual([3, 1, 1, 0, 0, 0])
    expect((await mailTo(each.email))[0]?.subject).toStartWith('3 answers are due')
    // With the summary of the day.
    await until(async () => (await remindersTo(daily))[0]?.state === 'held')
    expect(await mailTo(daily.email, 0)).toEqual([])
  })

  test('are left out by the letter where a decision came before it was sent, the time is over, or the reader left', async () => {
    await newCompany()
    const [one, other] = [await due(8, 6), await due(8, 6)]
    const applicationIds = [one.id, other.id]
    const enqueue = () =>
      app.db.transaction((tx) =>
        app.deps.mail.enqueueEach(tx, [{ kind: 'answers-due', userId: manager.id, applicationIds }]),
      )
    await set(one, 'interview')
    applicationIds.unshift((await due(20, -6)).id)
    await enqueue()
    expect((await mailTo(manager.email))[0]?.subject).toStartWith('An answer is due by ')
    await set(other, 'rejected')
    await enqueue()
    await until(async () => (await remindersTo(manager)).length === 1)
    expect(await mailTo(manager.email, 0)).toHaveLength(1)
  })

  test('are forgotten once the promise is kept, withdrawn or over, and not before', async () => {
    await newCompany()
    const all = await Promise.all([0, 1, 2, 3].map(() => due(8, 6)))
    await remind()
    const [answered, withdrawn, over, open] = all.map(({ id }) => id)
    const change = (id: string | undefined, values: Values) =>
      app.db
        .update(applications)
        .set(values)
        .where(eq(applications.id, id ?? ''))
    await change(answered, { answeredAt: new Date() })
    await change(withdrawn, { withdrawnAt: new Date() })
    await change(over, { answerBy: days(-1) })
    expect(await countOverReminders(app.deps)).toBeGreaterThanOrEqual(3)
    await sweepReminders(app.deps)
    expect(await countOverReminders(app.deps)).toBe(0)
    const isTheirs = eq(answerReminders.userId, manager.id)
    expect(await app.db.select().from(answerReminders).where(isTheirs)).toMatchObject([{ applicationId: open }])
  })

  test('are not sent to who recommended the candidate before they joined', async () => {
    await newCompany()
    await due(8, 6)
    await makeMember(app.db, company, { userId: recommender.id })
    await choose(recommender, 'each')
    await remind()
    expect([(await remindedOf()).length, await remindedOf(recommender)]).toEqual([1, []])
  })
})

// docs/rules.md#how-soon-a-company-answers
describe('how soon a company answers', () => {
  const usual = async () => {
    await measureAnswers(app.deps)
    const [found] = await app.db.select().from(companies).where(eq(companies.id, company.id))
    return found?.usualAnswerDays
  }
  const answered = (after: number) => waiting(20, -6, { answeredAt: days(after - 20) })

  test('is nothing under five answers, then the median, rounded up to whole days', async () => {
    await newCompany()
    for (const after of [1, 2, 2.5, 9]) await answered(after)
    expect(await usual()).toBeNull()
    const { job, referral } = await answered(9)
    expect(await usual()).toBe(3)
    expect((await page(referral)).said.answer).toBeNull()
    const open = await makeReferral(app.db, { job, referrerId: recommender.id })
    expect((await page(open)).said.answer).toBe('They answer within 14 days · Usually answers in 3 days')
    const { body } = await recommender.browser.get(`/api/jobs/${job.id}`)
    expect([body.answerWithinDays, body.company.usualAnswerDays]).toEqual([14, 3])
    expect((await myJob({ job } as Waiting)).usualAnswerDays).toBe(3)
  })

  test('counts nobody whose address was never confirmed: a friend of the company may have typed it', async () => {
    await newCompany()
    for (const after of [1, 1, 1, 1, 1]) await waiting(20, -6, { answeredAt: days(after - 20), confirmedAt: null })
    expect(await usual()).toBeNull()
  })

  test('counts who waits although the promise is broken, so that silence makes nobody quick', async () => {
    await newCompany()
    for (const after of [0.9, 0.9, 0.9, 0.9, 0.9]) await answered(after)
    expect(await usual()).toBe(1)
    for (let at = 0; at < 6; at += 1) await waiting(29.9, -16)
    expect(await usual()).toBe(30)
  })

  test('is as before after an untold answer', async () => {
    await newCompany()
    for (const after of [0.9, 0.9, 0.9, 0.9]) await answered(after)
    const fifth = await waiting(0.9, 13)
    await set(fifth, 'rejected')
    expect(await usual()).toBeNull()
    await tellAll(app)
    expect(await usual()).toBe(1)
  })
})

describe('what waits at a job', () => {
  test('its row counts new, waiting and late applications, and since when the first waits', async () => {
    await newCompany()
    const job = await makeJob(app.db, company)
    const late = await waiting(20, -6, { status: 'reviewing' }, job)
    const read = await waiting(5, 9, {}, job)
    await waiting(3, 11, {}, job)
    await waiting(40, -26, { withdrawnAt: new Date() }, job)
    await waiting(40, -26, { status: 'rejected' }, job)
    // Answered, and taken back.
    await waiting(50, -36, { status: 'reviewing', answeredAt: days(-40) }, job)
    await manager.browser.post(`/api/applications/${read.id}/read`)
    const [oldest] = await app.db.select().from(applications).where(eq(applications.id, late.id))
    expect(await myJob(late)).toMatchObject({
      applicationCount: 6,
      newCount: 1,
      waitingCount: 3,
      waitingSince: oldest?.createdAt.toISOString(),
      lateCount: 1,
    })
  })

  // docs/rules.md#what-needs-you
  test('what needs you has reviewed ones whose promise ends within two days, and can begin with the longest waiting', async () => {
    await newCompany()
    const pending = await waiting(3, 11)
    const soon = await waiting(12.5, 1.5, { status: 'reviewing' })
    const late = await waiting(20, -6, { status: 'reviewing' })
    await waiting(11, 3, { status: 'reviewing' })
    await waiting(13, 1, { status: 'interview' })
    await manager.browser.post(`/api/applications/${late.id}/read`)
    const ids = async (query: string) =>
      (await manager.browser.get(`/api/applications?needs=you${query}`)).body.map(({ id }: { id: string }) => id)
    expect(await ids('')).toEqual([soon.id, pending.id, late.id])
    expect(await ids('&sort=waiting')).toEqual([late.id, soon.id, pending.id])
  })
})
