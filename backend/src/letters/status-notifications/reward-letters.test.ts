import { beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { asc, eq, sql } from 'drizzle-orm'
import { makeApplication, makeCompany, makeJob, makeLink, makeReferral } from '../../../test/factories.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { letGuaranteePass } from '../../../test/let-guarantee-pass.ts'
import { mailTo } from '../../../test/mailbox.ts'
import { until } from '../../../test/until.ts'
import { codeOf } from '../../db/connect/database-error.ts'
import { companies } from '../../db/schema/companies.ts'
import { letters } from '../../db/schema/letters.ts'
import { referralTerms } from '../../db/schema/referral-terms.ts'
import { rewardFacts } from '../../db/schema/reward-facts.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { sweepDue } from '../../money/ledger/sweep-due.ts'
import { sendRewardNotification } from './send-reward-notification.ts'

// Status notifications leave when a test says so.
const app = testApp({ NEWS_DELAY_SECONDS: '3600', OPERATOR_EMAILS: 'olga@example.org' })
let manager: Person
let recommender: Person
let operator: Person

beforeAll(async () => {
  operator = await app.signIn(null, { email: 'olga@example.org' })
})
beforeEach(async () => {
  manager = await app.signIn('hiring_manager', { email: `manager-${crypto.randomUUID()}@example.org` })
  recommender = await app.signIn('referrer', { email: `ada-${crypto.randomUUID()}@example.org` })
})

/** Somebody who was recommended has applied. */
async function applied(values: { confirmedAt?: null } = {}) {
  const company = await makeCompany(app.db, { ownerId: manager.id, name: 'Crumb' })
  const job = await makeJob(app.db, company, { title: 'Baker', referralBonus: 3000 })
  const referral = await makeReferral(app.db, { job, referrerId: recommender.id, candidateName: 'Kim Park' })
  const application = await makeApplication(app.db, { referral, ...values })
  return { id: application.id, email: application.email, company, job, referral }
}
const set = (id: string, status: ApplicationStatus) =>
  manager.browser.patch(`/api/applications/${id}/status`, { status })
/** Makes the waiting notifications due, and waits until they are sent. */
async function allTold() {
  const waiting = sql`name = 'status-notifications' and state < 'completed' and start_after < now() + interval '2 hours'`
  await app.db.execute(sql`update pgboss.job set start_after = now() where ${waiting}`)
  await until(async () => (await app.db.execute(sql`select 1 from pgboss.job where ${waiting}`)).rows.length === 0)
}
async function become(id: string, status: ApplicationStatus) {
  await set(id, status)
  await allTold()
}
/** What of a hire's rewards was told to whom, in the order of what happened. */
async function toldOf(applicationId: string) {
  const found = await app.db
    .select({ kind: letters.kind, fact: rewardFacts.kind })
    .from(letters)
    .innerJoin(rewardFacts, eq(rewardFacts.id, letters.factId))
    .innerJoin(rewards, eq(rewards.id, rewardFacts.rewardId))
    .where(eq(rewards.applicationId, applicationId))
    .orderBy(asc(rewardFacts.id), asc(letters.id))
  return found.map(({ kind, fact }) => `${fact} ${kind.replace('-reward', '')}`)
}
const both = (...facts: string[]) => facts.flatMap((fact) => [`${fact} referrer`, `${fact} company`])
async function lastReward(applicationId: string) {
  const found = await app.db.select().from(rewards).where(eq(rewards.applicationId, applicationId))
  return found.sort((a, b) => b.occurrence - a.occurrence)[0]?.id ?? ''
}
const post = (who: Person, id: string, step: string, body: object) =>
  who.browser.post(`/api/statement/rows/${id}/${step}`, body)
/** A hire that everybody knows of, whose guarantee has passed. */
async function due() {
  const hire = await applied()
  await become(hire.id, 'hired')
  const rewardId = await lastReward(hire.id)
  await letGuaranteePass(app.db, rewardId)
  await sweepDue(app.deps)
  return { ...hire, rewardId }
}
/** The letter with this subject, once it came, its words in one line. */
async function letterTo({ email }: Person, subject: string) {
  const letter = await until(async () => (await mailTo(email)).find((one) => one.subject.startsWith(subject)))
  return letter.text.replace(/\s+/g, ' ')
}
/** As if all letters so far, and what waits until there may be more, were of the day before. */
async function aDayLater() {
  const aDay = sql`interval '1 day'`
  await app.db.execute(sql`update letters set created_at = created_at - ${aDay}`)
  await app.db.execute(
    sql`update pgboss.job set start_after = start_after - ${aDay} where name = 'status-notifications' and state = 'created'`,
  )
}

describe('a promised reward', () => {
  test('recommender and company get an email about the promise after the hire notification, with shares and dates', async () => {
    const { id } = await applied()
    await set(id, 'hired')
    expect(await toldOf(id)).toEqual([])
    await allTold()
    expect(await toldOf(id)).toEqual(both('promised'))
    const toRecommender = await letterTo(recommender, 'Your reward is promised: “Baker” at “Crumb”')
    expect(toRecommender).toContain('“Crumb” hired “Kim Park”')
    expect(toRecommender).toContain('$3,000 ($2,250 for you, $750 for Goodword)')
    expect(toRecommender).toContain('/statement?side=recommender')
    expect(toRecommender).toMatch(/it is due on [A-Z][a-z]{2} \d+, 20\d\d \(UTC\), and lapses if the hire ends before/)
    const toCompany = await letterTo(manager, 'A referral bonus is promised: “Baker”')
    expect(toCompany).toContain('You hired “Kim Park”')
    expect(toCompany).toContain('/statement?side=company ')
    expect(toCompany).toContain('$3,000 ($2,250 for the recommender, $750 for Goodword)')
  })

  test("the promise is emailed after the candidate's hire notification", async () => {
    const { id } = await applied()
    await become(id, 'hired')
    const told = await app.db
      .select()
      .from(letters)
      .where(eq(letters.requestId, await requestOf(id)))
      .orderBy(asc(letters.id))
    expect(told.map(({ kind }) => kind)).toEqual([
      'status-update',
      'referrer-status',
      'referrer-reward',
      'company-reward',
    ])
    expect(told.map(({ afterLetterId }) => afterLetterId)).toEqual([null, ...told.slice(0, -1).map((one) => one.id)])
  })
  const requestOf = async (id: string) =>
    (await app.db.select().from(letters).where(eq(letters.applicationId, id)))[0]?.requestId ?? ''

  test('a promise reversed before its email is emailed to nobody', async () => {
    const { id } = await applied()
    for (const status of ['hired', 'rejected', 'hired', 'pending'] as const) await set(id, status)
    await allTold()
    expect(await toldOf(id)).toEqual([])
  })

  test('a hire undone and repeated before its emails is not emailed again', async () => {
    const { id } = await applied()
    await become(id, 'hired')
    for (const status of ['rejected', 'hired'] as const) await set(id, status)
    await allTold()
    expect(await toldOf(id)).toEqual(both('promised'))
    await become(id, 'rejected')
    expect(await toldOf(id)).toEqual(both('promised', 'reversed'))
  })

  test("the promise email after an erasure omits the candidate's name", async () => {
    const { id, referral } = await applied()
    await set(id, 'hired')
    await app.guest().post(`/api/referrals/token/${await makeLink(app.db, 'own', referral)}/erase`)
    await allTold()
    expect(await toldOf(id)).toEqual(both('promised'))
    expect(await letterTo(recommender, 'Your reward is promised')).toContain('“Crumb” hired the person you recommended')
    expect(await letterTo(manager, 'A referral bonus is promised')).toContain('You hired somebody as “Baker”')
  })

  test('a hire without a promised bonus sends no reward email', async () => {
    const { id, referral } = await applied()
    await app.db.execute(sql`update referrals set referral_bonus = null where id = ${referral.id}`)
    await app.db.delete(referralTerms).where(eq(referralTerms.referralId, referral.id))
    await become(id, 'hired')
    expect(await toldOf(id)).toEqual([])
  })
})

describe('a reversed reward', () => {
  test('the reversal email gives its reason', async () => {
    const { id } = await applied()
    await become(id, 'hired')
    await become(id, 'rejected')
    expect(await toldOf(id)).toEqual(both('promised', 'reversed'))
    const toRecommender = await letterTo(recommender, 'Your reward was taken back: “Baker” at “Crumb”')
    expect(toRecommender).toContain(
      'Nothing is owed for the hire of “Kim Park” any more. “Crumb” has said that the hire ended.',
    )
    expect(toRecommender).toContain('Taken back: $3,000')
    expect(await letterTo(manager, 'A referral bonus was taken back')).toContain(
      'You owe nothing for the hire of “Kim Park” any more.',
    )
  })

  test('a reversal is emailed after the candidate withdrew', async () => {
    const { id, referral } = await applied()
    await become(id, 'hired')
    await set(id, 'rejected')
    await app.guest().post(`/api/referrals/token/${await makeLink(app.db, 'own', referral)}/withdraw`)
    await allTold()
    expect(await toldOf(id)).toEqual(both('promised', 'reversed'))
  })

  test('a reversal is emailed for an application without an owner', async () => {
    const { id, referral } = await applied({ confirmedAt: null })
    await become(id, 'hired')
    await app.guest().post(`/api/referrals/token/${await makeLink(app.db, 'disown', referral)}/disown`)
    await allTold()
    expect(await toldOf(id)).toEqual(both('promised', 'reversed'))
    expect(await letterTo(recommender, 'Your reward was taken back')).toContain('The application has ended.')
  })
})

describe('a due and a paid reward', () => {
  test('payer and payee get an email at once when a reward becomes due', async () => {
    const { id, rewardId } = await due()
    expect(await toldOf(id)).toEqual(both('promised', 'due'))
    await post(manager, rewardId, 'paid', { reference: 'SEPA 7' })
    expect(await toldOf(id)).toEqual(both('promised', 'due'))
    await post(operator, rewardId, 'received', { reference: 'In.example 1' })
    await post(operator, rewardId, 'paid-out', { reference: 'Out 1' })
    expect(await toldOf(id)).toEqual([...both('promised', 'due', 'received'), 'paid-out referrer'])
    expect(await letterTo(recommender, 'Your reward was paid: “Baker” at “Crumb”')).toContain('Reference: “Out 1”')
    const arrived = 'The payment for your reward has arrived: “Baker” at “Crumb”'
    expect(await letterTo(recommender, arrived)).not.toContain('Reference')
    expect(await letterTo(manager, 'A referral bonus is due: “Baker”')).toContain('please pay the referral bonus now')
    expect(await letterTo(recommender, 'Your reward is due: “Baker” at “Crumb”')).toContain(
      'We have asked “Crumb” to pay',
    )
    const toCompany = await letterTo(manager, 'Your payment has arrived: “Baker”')
    // What people type is no link in a letter.
    expect(toCompany).toMatch(/Reference: “In\.[\s\u200b]+example 1/)
  })

  test('only the recommender gets the email when the company is gone', async () => {
    const { id, company } = await applied()
    await become(id, 'hired')
    await app.db.delete(companies).where(eq(companies.id, company.id))
    await letGuaranteePass(app.db, await lastReward(id))
    expect(await sweepDue(app.deps)).toBe(1)
    expect(await toldOf(id)).toEqual([...both('promised'), 'due referrer'])
    expect(await letterTo(recommender, 'Your reward is due')).toContain('The hire of')
  })

  test("the company's email about a deleted job omits the candidate's name", async () => {
    const { id, job } = await applied()
    await become(id, 'hired')
    await manager.browser.delete(`/api/jobs/${job.id}`)
    await letGuaranteePass(app.db, await lastReward(id))
    await sweepDue(app.deps)
    expect(await letterTo(recommender, 'Your reward is due')).toContain('The hire of “Kim Park” has lasted')
    expect(await letterTo(manager, 'A referral bonus is due')).toContain('The hire of somebody as “Baker” has lasted')
  })
})

describe('a disputed reward', () => {
  test('dispute emails quote the dispute and its decision', async () => {
    const { id, rewardId } = await due()
    await post(recommender, rewardId, 'dispute', { reason: 'See evil.example, please.' })
    expect(await letterTo(manager, 'A referral bonus is disputed')).toMatch(
      /These words were given for it: > “See evil\.[\s\u200b]+example, please\./,
    )
    await post(operator, rewardId, 'resolve', { outcome: 'stands', reason: 'It began in May.' })
    expect(await toldOf(id)).toEqual(both('promised', 'due', 'disputed', 'resolved'))
    expect(await letterTo(recommender, 'Your reward stands: “Baker” at “Crumb”')).toContain('It began in May.')
  })

  test("a dispute that reverses a reward sends one email, with the decision's reason", async () => {
    const { id, rewardId } = await due()
    await post(manager, rewardId, 'dispute', { reason: 'It never began.' })
    await post(operator, rewardId, 'resolve', { outcome: 'reversed', reason: 'It ended in March.' })
    await become(id, 'rejected')
    expect(await toldOf(id)).toEqual(both('promised', 'due', 'disputed', 'reversed'))
    expect(await letterTo(manager, 'A referral bonus was taken back')).toContain(
      'These words were given for it: > “It ended in March.”',
    )
  })

  test.each([
    ['paid', [], 'Should your payment still arrive, we send it back to you.'],
    ['received', ['received'], 'We have your payment and send it back to you.'],
  ] as const)(
    'the email about a reversed reward that was %s says that the payment goes back',
    async (_, steps, words) => {
      const { rewardId } = await due()
      await post(manager, rewardId, 'paid', { reference: 'SEPA 7' })
      for (const step of steps) await post(operator, rewardId, step, { reference: 'SEPA 7' })
      await post(manager, rewardId, 'dispute', { reason: 'It never began.' })
      await post(operator, rewardId, 'resolve', { outcome: 'reversed', reason: 'It did not.' })
      expect(await letterTo(manager, 'A referral bonus was taken back')).toContain(words)
    },
  )

  test('a dispute opened or settled by a status waits like all status notifications', async () => {
    const { id } = await due()
    for (const status of ['rejected', 'hired'] as const) await set(id, status)
    await allTold()
    expect(await toldOf(id)).toEqual(both('promised', 'due'))
    await become(id, 'rejected')
    expect(await toldOf(id)).toEqual(both('promised', 'due', 'disputed'))
    expect(await letterTo(manager, 'A referral bonus is disputed')).toContain('“Crumb” has said that the hire ended.')
    await aDayLater()
    await become(id, 'hired')
    expect(await toldOf(id)).toEqual(both('promised', 'due', 'disputed', 'resolved'))
    expect(await letterTo(manager, 'A referral bonus stands')).toContain('“Crumb” has confirmed the hire.')
  })

  test('disputes of consecutive hires are told apart', async () => {
    const { id } = await applied()
    await become(id, 'hired')
    await post(recommender, await lastReward(id), 'dispute', { reason: 'I was promised more.' })
    await post(operator, await lastReward(id), 'resolve', { outcome: 'reversed', reason: 'The terms say so.' })
    expect(await toldOf(id)).toEqual(both('promised', 'disputed', 'reversed'))
    await become(id, 'rejected')
    await aDayLater()
    await become(id, 'hired')
    await letGuaranteePass(app.db, await lastReward(id))
    await sweepDue(app.deps)
    await become(id, 'rejected')
    expect(await toldOf(id)).toEqual(both('promised', 'disputed', 'reversed', 'promised', 'due', 'disputed'))
  })

  test('a reversal can be disputed, and the email says until when', async () => {
    const { id } = await applied()
    for (const status of ['hired', 'rejected'] as const) await become(id, status)
    expect(await letterTo(recommender, 'Your reward was taken back')).toContain(
      'If that is wrong, dispute it on your statement within 30 days: an operator decides.',
    )
    await post(recommender, await lastReward(id), 'dispute', { reason: 'She works there.' })
    await post(operator, await lastReward(id), 'resolve', { outcome: 'reversed', reason: 'She left in May.' })
    expect(await toldOf(id)).toEqual(both('promised', 'reversed', 'disputed', 'resolved'))
    expect(await letterTo(recommender, 'Your reward stays taken back: “Baker” at “Crumb”')).toContain(
      'She left in May.',
    )
    expect(await letterTo(manager, 'A referral bonus stays taken back: “Baker”')).toContain('you owe nothing')
  })

  test('a restored reward is emailed once, with the decision', async () => {
    const { id } = await applied()
    for (const status of ['hired', 'rejected'] as const) await become(id, status)
    await post(recommender, await lastReward(id), 'dispute', { reason: 'She works there.' })
    await post(operator, await lastReward(id), 'resolve', { outcome: 'stands', reason: 'Her desk is there.' })
    await aDayLater()
    await become(id, 'interview')
    expect(await toldOf(id)).toEqual(both('promised', 'reversed', 'disputed', 'promised'))
    expect(await letterTo(recommender, 'Your reward was restored: “Baker” at “Crumb”')).toContain('Her desk is there.')
    expect(await letterTo(manager, 'A referral bonus was restored: “Baker”')).toContain('is promised again')
  })
})

test('a reward without earlier emails is still emailed about its next change', async () => {
  const { id } = await due()
  await app.db.delete(letters)
  await become(id, 'rejected')
  expect(await toldOf(id)).toEqual(both('disputed'))
})

test("reward emails count towards the application's six a day", async () => {
  const { id } = await applied()
  // One letter of the first and two of each other: the last would be the seventh.
  for (const status of ['interview', 'hired', 'rejected', 'hired'] as const) await become(id, status)
  expect(await toldOf(id)).toEqual(both('promised', 'reversed'))
  await aDayLater()
  await until(async () => (await toldOf(id)).length === 6)
  expect(await toldOf(id)).toEqual(both('promised', 'reversed', 'promised'))
})

test('nobody gets the same reward email twice', async () => {
  const { id } = await applied()
  await become(id, 'hired')
  const [fact] = await app.db
    .select()
    .from(rewardFacts)
    .where(eq(rewardFacts.rewardId, await lastReward(id)))
  if (!fact) throw new Error('There is no fact.')
  const again = app.deps.db.transaction((tx) => sendRewardNotification(tx, app.deps.mail, fact))
  expect(codeOf(await again.catch((error) => error))).toBe('23505')
  expect(await toldOf(id)).toEqual(both('promised'))
})
