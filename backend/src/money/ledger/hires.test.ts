import { beforeAll, describe, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { asc, eq, sql } from 'drizzle-orm'
import { makeApplication, makeCompany, makeJob, makeLink, makeReferral } from '../../../test/factories.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { letGuaranteePass } from '../../../test/let-guarantee-pass.ts'
import { tellAll } from '../../../test/tell-all.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { applications } from '../../db/schema/applications.ts'
import { companies } from '../../db/schema/companies.ts'
import { rateLimits } from '../../db/schema/rate-limits.ts'
import { referralTerms } from '../../db/schema/referral-terms.ts'
import { rewardFacts } from '../../db/schema/reward-facts.ts'
import { rewardReasons } from '../../db/schema/reward-reasons.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { transfers } from '../../db/schema/transfers.ts'
import { sweepDue } from './sweep-due.ts'

// What people were told is what a test says they were.
const app = testApp({ NEWS_DELAY_SECONDS: '3600', OPERATOR_EMAILS: 'olga@example.org' }, { deadline: 20_000 })
let manager: Person
let company: Parameters<typeof makeJob>[1]

beforeAll(async () => {
  manager = await app.signIn('hiring_manager')
  company = await makeCompany(app.db, { ownerId: manager.id, name: 'Crumb' })
})

/** Somebody whom a new recommender invited for this bonus has applied. */
async function applied(referralBonus: number | null = 3000) {
  const recommender = await app.signIn('referrer')
  const job = await makeJob(app.db, company, { title: 'Baker', referralBonus })
  const referral = await makeReferral(app.db, { job, referrerId: recommender.id })
  const application = await makeApplication(app.db, { referral })
  return { recommender, job, referral, id: application.id }
}
const setUntold = (id: string, status: ApplicationStatus) =>
  manager.browser.patch(`/api/applications/${id}/status`, { status })
/** A hire is told at once: until then its reward is not due. */
async function set(id: string, status: ApplicationStatus) {
  const reply = await setUntold(id, status)
  if (status === 'hired') await tellAll(app)
  return reply
}
/** What the manager is told of a hire's worth, in the list of the job's applications. */
const rewardOf = async (job: { id: string }) =>
  (await manager.browser.get(`/api/applications/job/${job.id}`)).body[0].reward
const rewardsOf = (id: string) =>
  app.db.select().from(rewards).where(eq(rewards.applicationId, id)).orderBy(asc(rewards.occurrence))
async function factsOf(id: string) {
  const found = await app.db
    .select({ kind: rewardFacts.kind })
    .from(rewardFacts)
    .innerJoin(rewards, eq(rewards.id, rewardFacts.rewardId))
    .where(eq(rewards.applicationId, id))
    .orderBy(asc(rewardFacts.id))
  return found.map(({ kind }) => kind)
}
/** What is in the accounts of a recommender, in the order of their names: due, held, paid. */
async function balancesOf({ id }: Person) {
  const found = await app.db
    .select()
    .from(accounts)
    .where(sql`${accounts.id} like ${`%/${id}`}`)
    .orderBy(accounts.id)
  return found.map(({ id, balanceCents }) => [id.split('/')[0], balanceCents])
}

test('a hire posts the promise: three quarters held for the recommender, one for Goodword, all owed by the company', async () => {
  const { id, job, recommender, referral } = await applied()
  expect((await set(id, 'hired')).status).toBe(200)
  const [reward, ...more] = await rewardsOf(id)
  const [terms] = await app.db.select().from(referralTerms).where(eq(referralTerms.referralId, referral.id))
  expect(more).toEqual([])
  expect(reward).toMatchObject({
    occurrence: 1,
    referralId: referral.id,
    jobId: job.id,
    companyId: company.id,
    recommenderId: recommender.id,
    companyName: 'Crumb',
    jobTitle: 'Baker',
    grossCents: 300_000,
    shareCents: 75_000,
    currency: 'USD',
    terms: terms?.text,
    termsHash: createHash('sha256')
      .update(terms?.text ?? '')
      .digest('hex'),
    state: 'held',
    isDisputed: false,
  })
  const moved = await app.db
    .select()
    .from(transfers)
    .where(eq(transfers.rewardId, reward?.id ?? ''))
  expect(moved.map(({ fromAccount, toAccount, amountCents }) => [fromAccount, toAccount, amountCents])).toEqual([
    [`company-held/${company.id}`, `recommender-held/${recommender.id}`, 225_000],
    [`company-held/${company.id}`, `goodword-held/${company.id}`, 75_000],
  ])
  expect(await balancesOf(recommender)).toEqual([['recommender-held', 225_000]])
  const [fact] = await app.db
    .select()
    .from(rewardFacts)
    .where(eq(rewardFacts.rewardId, reward?.id ?? ''))
  expect(fact).toMatchObject({ kind: 'promised', actorId: manager.id, reference: null })
})

test("a reward is due sixty days after the hire by the database's clock", async () => {
  const { id } = await applied()
  await set(id, 'hired')
  const { rows } = await app.db.execute(sql`
    select due_at - hired_at = interval '60 days' as days, now() - hired_at < interval '1 minute' as now
      from rewards where application_id = ${id}`)
  expect(rows).toEqual([{ days: true, now: true }])
})

test('a hire without a promised bonus owes nothing', async () => {
  const { id } = await applied(null)
  expect((await set(id, 'hired')).status).toBe(200)
  expect(await rewardsOf(id)).toEqual([])
  expect((await set(id, 'rejected')).status).toBe(200)
})

test("the manager sees a hire's reward before and after, with its state", async () => {
  const { id, job } = await applied()
  const listed = () => rewardOf(job)
  const none = { gross: 300_000, share: 75_000, state: null, dueAt: null, atEnd: null }
  expect(await listed()).toEqual(none)
  const hired = (await set(id, 'hired')).body.reward
  const [reward] = await rewardsOf(id)
  expect(hired).toEqual({ ...none, state: 'held', dueAt: reward?.dueAt.toISOString(), atEnd: 'reversed' })
  expect(await listed()).toEqual(hired)
  expect((await set(id, 'rejected')).body.reward).toMatchObject({ state: 'reversed', atEnd: null })
  const again = (await set(id, 'hired')).body.reward
  expect([again.state, again.dueAt > hired.dueAt]).toEqual(['held', true])
})

test('the same hire sent fifty times at once is posted once', async () => {
  const { id, recommender } = await applied()
  await app.db.delete(rateLimits)
  // Where the server has too much to do it says so, and a client comes back.
  const persist = async (): ReturnType<typeof set> => {
    const answer = await set(id, 'hired')
    return answer.status === 503 ? persist() : answer
  }
  const answers = await Promise.all(Array.from({ length: 50 }, persist))
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
  expect(await factsOf(id)).toEqual(['promised'])
  expect(await balancesOf(recommender)).toEqual([['recommender-held', 225_000]])
})

test("a hire ended before its due date is reversed by transfers that name the promise's", async () => {
  const { id, recommender } = await applied()
  await set(id, 'hired')
  await set(id, 'rejected')
  const [reward] = await rewardsOf(id)
  expect(reward?.state).toBe('reversed')
  const moved = await app.db
    .select()
    .from(transfers)
    .where(eq(transfers.rewardId, reward?.id ?? ''))
    .orderBy(transfers.id)
  const [own, ours, ownBack, oursBack] = moved
  expect(moved.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
    ['promised', 225_000],
    ['promised', 75_000],
    ['reversed', 225_000],
    ['reversed', 75_000],
  ])
  expect([ownBack?.reverses, oursBack?.reverses]).toEqual([own?.id ?? '', ours?.id ?? ''])
  expect([ownBack?.fromAccount, ownBack?.toAccount]).toEqual([own?.toAccount ?? '', own?.fromAccount ?? ''])
  expect(await balancesOf(recommender)).toEqual([['recommender-held', 0]])
})

test('a repeated hire is a new reward', async () => {
  const { id, recommender } = await applied()
  for (const status of ['hired', 'rejected', 'hired'] as const) await set(id, status)
  expect((await rewardsOf(id)).map(({ occurrence, state }) => [occurrence, state])).toEqual([
    [1, 'reversed'],
    [2, 'held'],
  ])
  expect(await balancesOf(recommender)).toEqual([['recommender-held', 225_000]])
})

test('an application hired and rejected a hundred times has one promise', async () => {
  const { id, recommender } = await applied()
  for (let times = 0; times < 100; times++) {
    await app.db.delete(rateLimits)
    await setUntold(id, 'hired')
    await setUntold(id, 'rejected')
  }
  await app.db.delete(rateLimits)
  await setUntold(id, 'hired')
  const all = await rewardsOf(id)
  expect([all.length, all.filter(({ state }) => state === 'held').length]).toEqual([101, 1])
  expect(await balancesOf(recommender)).toEqual([['recommender-held', 225_000]])
}, 60_000)

/** As if all rewards of an application were hired that long ago. */
async function backdate(applicationId: string, age: string) {
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      update rewards set hired_at = hired_at - ${age}::interval, due_at = due_at - ${age}::interval
      where application_id = ${applicationId}`)
  })
}

test('a hire made again continues the guarantee of the one before', async () => {
  const { id } = await applied()
  await set(id, 'hired')
  await backdate(id, '61 minutes')
  for (const status of ['rejected', 'hired', 'rejected', 'hired'] as const) await set(id, status)
  const [first, ...later] = await rewardsOf(id)
  expect(later.map(({ hiredAt, dueAt }) => [hiredAt, dueAt])).toEqual(Array(2).fill([first?.hiredAt, first?.dueAt]))
})

test('a hire ended within an hour was a mistake, and the next one has a guarantee of its own', async () => {
  const { id } = await applied()
  await set(id, 'hired')
  await backdate(id, '59 minutes')
  for (const status of ['rejected', 'hired'] as const) await set(id, status)
  const [first, next] = await rewardsOf(id)
  expect(next?.hiredAt.getTime()).toBeGreaterThan(first?.hiredAt.getTime() ?? Infinity)
})

/** A hire whose guarantee has passed. */
async function due() {
  const hire = await applied()
  await set(hire.id, 'hired')
  const [reward] = await rewardsOf(hire.id)
  await letGuaranteePass(app.db, reward?.id ?? '')
  await sweepDue(app.deps)
  return { ...hire, rewardId: reward?.id ?? '' }
}

test('the sweep makes rewards due once after their guarantee, and no others', async () => {
  const [early, late] = [await applied(), await applied()]
  for (const { id } of [early, late]) await set(id, 'hired')
  const [[first], [second]] = [await rewardsOf(early.id), await rewardsOf(late.id)]
  await letGuaranteePass(app.db, first?.id ?? '')
  await letGuaranteePass(app.db, second?.id ?? '', -60)
  expect([await sweepDue(app.deps), await sweepDue(app.deps)]).toEqual([1, 0])
  expect(await balancesOf(early.recommender)).toEqual([
    ['recommender-due', 225_000],
    ['recommender-held', 0],
  ])
  expect(await balancesOf(late.recommender)).toEqual([['recommender-held', 225_000]])
  expect(await factsOf(early.id)).toEqual(['promised', 'due'])
})

test('two concurrent sweeps make a reward due once', async () => {
  const { id } = await applied()
  await set(id, 'hired')
  const [reward] = await rewardsOf(id)
  await letGuaranteePass(app.db, reward?.id ?? '')
  const done = await Promise.all([sweepDue(app.deps), sweepDue(app.deps)])
  expect(done[0] + done[1]).toBe(1)
  expect(await factsOf(id)).toEqual(['promised', 'due'])
})

test('a hire ended after its due date is disputed, and repeating the hire ends the dispute', async () => {
  const { id } = await due()
  expect((await set(id, 'rejected')).body.reward.state).toBe('disputed')
  expect((await rewardsOf(id))[0]).toMatchObject({ state: 'due', isDisputed: true })
  await set(id, 'interview')
  await set(id, 'hired')
  expect((await rewardsOf(id)).map(({ state, isDisputed }) => [state, isDisputed])).toEqual([['due', false]])
  expect(await factsOf(id)).toEqual(['promised', 'due', 'disputed', 'resolved'])
})

test('a dispute with a text is not settled by a status', async () => {
  const { id, rewardId, recommender } = await due()
  await recommender.browser.post(`/api/statement/rows/${rewardId}/dispute`, { reason: 'I was promised more.' })
  await set(id, 'rejected')
  await set(id, 'hired')
  expect((await rewardsOf(id))[0]).toMatchObject({ state: 'due', isDisputed: true })
  expect(await factsOf(id)).toEqual(['promised', 'due', 'disputed'])
})

test('a disputed reward stays disputed when the hire ends before its guarantee', async () => {
  const { id, job, recommender } = await applied()
  await set(id, 'hired')
  const [reward] = await rewardsOf(id)
  await recommender.browser.post(`/api/statement/rows/${reward?.id}/dispute`, { reason: 'I was promised more.' })
  expect((await rewardOf(job)).atEnd).toBe('disputed')
  await set(id, 'rejected')
  expect((await rewardsOf(id))[0]).toMatchObject({ state: 'held', isDisputed: true })
  expect(await factsOf(id)).toEqual(['promised', 'disputed'])
})

describe('a company that ends a contested hire', () => {
  const dispute = ({ browser }: Person, rewardId = '') =>
    browser.post(`/api/statement/rows/${rewardId}/dispute`, { reason: 'She works there.' })
  const decide = (operator: Person, outcome: string, rewardId = '') =>
    operator.browser.post(`/api/statement/rows/${rewardId}/resolve`, { outcome, reason: 'So it is.' })
  let olga: Person
  beforeAll(async () => {
    olga = await app.signIn(null, { email: 'olga@example.org' })
  })
  const stands = async (id: string) => (await rewardsOf(id)).map((each) => [each.state, each.isDisputed])

  test('a company that hires and ends again after a disputed reversal ends nothing alone', async () => {
    const { id, job, recommender } = await applied()
    for (const status of ['hired', 'rejected'] as const) await set(id, status)
    expect((await dispute(recommender, (await rewardsOf(id))[0]?.id)).status).toBe(200)
    await set(id, 'hired')
    expect(await stands(id)).toEqual([
      ['reversed', false],
      ['held', false],
    ])
    expect((await rewardOf(job)).atEnd).toBe('disputed')
    await set(id, 'rejected')
    expect(await stands(id)).toEqual([
      ['reversed', false],
      ['held', true],
    ])
    expect(await balancesOf(recommender)).toEqual([['recommender-held', 225_000]])
  })

  test('a reward that an operator restored is not reversed by a status', async () => {
    const { id, recommender } = await applied()
    for (const status of ['hired', 'rejected'] as const) await set(id, status)
    const [first] = await rewardsOf(id)
    await dispute(recommender, first?.id)
    expect((await decide(olga, 'stands', first?.id)).status).toBe(200)
    for (const status of ['hired', 'rejected'] as const) await set(id, status)
    expect(await stands(id)).toEqual([
      ['reversed', false],
      ['held', true],
    ])
  })

  test('once an operator has decided that a reward stands, its end is decided by an operator, too', async () => {
    const { id, recommender } = await applied()
    await set(id, 'hired')
    const [reward] = await rewardsOf(id)
    await dispute(recommender, reward?.id)
    await decide(olga, 'stands', reward?.id)
    await set(id, 'rejected')
    expect(await stands(id)).toEqual([['held', true]])
  })

  test('a hire at the moment of the decision promises once', async () => {
    const { id, recommender } = await applied()
    for (const status of ['hired', 'rejected'] as const) await set(id, status)
    const [first] = await rewardsOf(id)
    await dispute(recommender, first?.id)
    await Promise.all([decide(olga, 'stands', first?.id), set(id, 'hired')])
    expect(await stands(id)).toEqual([
      ['reversed', false],
      ['held', false],
    ])
    expect(await balancesOf(recommender)).toEqual([['recommender-held', 225_000]])
  })
})

test('a disputed reward does not become due, and a later end of the hire does not decide it', async () => {
  const { id, job } = await applied()
  await set(id, 'hired')
  const [reward] = await rewardsOf(id)
  await manager.browser.post(`/api/statement/rows/${reward?.id}/dispute`, { reason: 'We look into it.' })
  await letGuaranteePass(app.db, reward?.id ?? '')
  expect(await sweepDue(app.deps)).toBe(0)
  expect((await rewardOf(job)).atEnd).toBe('disputed')
  expect((await set(id, 'rejected')).body.reward.state).toBe('disputed')
  expect((await rewardsOf(id))[0]).toMatchObject({ state: 'held', isDisputed: true })
  expect(await factsOf(id)).toEqual(['promised', 'disputed'])
})

test('a hire ended after its guarantee but before the sweep is disputed, and becomes due when repeated', async () => {
  const { id } = await applied()
  await set(id, 'hired')
  const [reward] = await rewardsOf(id)
  await letGuaranteePass(app.db, reward?.id ?? '')
  expect((await set(id, 'rejected')).body.reward).toMatchObject({ state: 'disputed', atEnd: 'disputed' })
  expect(await sweepDue(app.deps)).toBe(0)
  await set(id, 'hired')
  expect(await sweepDue(app.deps)).toBe(1)
  expect(await factsOf(id)).toEqual(['promised', 'disputed', 'resolved', 'due'])
})

test('disowning an unconfirmed hire reverses its reward', async () => {
  const { id, referral, recommender } = await applied()
  await app.db.update(applications).set({ confirmedAt: null }).where(eq(applications.id, id))
  await set(id, 'hired')
  const link = await makeLink(app.db, 'disown', referral)
  expect((await app.guest().post(`/api/referrals/token/${link}/disown`)).status).toBe(204)
  expect((await rewardsOf(id))[0]?.state).toBe('reversed')
  expect(await balancesOf(recommender)).toEqual([['recommender-held', 0]])
})

test('after deletion of job, candidate and company the ledger keeps amounts and ids, but no names', async () => {
  const { id, job, referral, recommender } = await applied()
  await set(id, 'hired')
  const [reward] = await rewardsOf(id)
  await recommender.browser.post(`/api/statement/rows/${reward?.id}/dispute`, { reason: 'Kim Park began in May.' })
  const before = await app.db.select().from(transfers)
  expect(await app.db.$count(rewardReasons, eq(rewardReasons.referralId, referral.id))).toBe(1)
  await manager.browser.delete(`/api/jobs/${job.id}`)
  const link = await makeLink(app.db, 'own', referral)
  expect((await app.guest().post(`/api/referrals/token/${link}/erase`)).status).toBe(204)
  expect(await app.db.$count(rewardReasons, eq(rewardReasons.referralId, referral.id))).toBe(0)
  expect(await rewardsOf(id)).toEqual([{ ...(reward as typeof rewards.$inferSelect), isDisputed: true }])
  await app.db.delete(companies).where(eq(companies.id, company.id))
  expect(await app.db.select().from(transfers)).toEqual(before)
  const kept = JSON.stringify([await rewardsOf(id), await app.db.select().from(rewardFacts)])
  for (const theirs of ['Kim', 'Park', referral.candidateEmail, referral.candidateName, recommender.lastName])
    expect(kept).not.toContain(theirs)
})
