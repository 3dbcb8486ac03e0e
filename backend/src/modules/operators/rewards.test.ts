import { beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { OVERDUE_DAYS } from '@goodword/contract/limits'
import type { OperatorReward } from '@goodword/contract/operator-rewards'
import { eq } from 'drizzle-orm'
import { makeApplication, makeCompany, makeJob, makeReferral, makeReward } from '../../../test/factories.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { users } from '../../db/schema/users.ts'
import { type MoneyFact, postFact } from '../../money/ledger/post-fact.ts'
import { promiseReward } from '../../money/ledger/promise-reward.ts'

const REWARDS = '/api/operator/rewards'
const DAY = 86_400_000

const app = testApp({ OPERATOR_EMAILS: 'olga@example.org, otto@example.org, oo.na@gmail.com' })
let olga: Person
let manager: Person
let rita: Person
let company: Parameters<typeof makeJob>[1]

beforeAll(async () => {
  olga = await app.signIn(null, { email: 'olga@example.org' })
})
beforeEach(async () => {
  manager = await app.signIn('hiring_manager')
  rita = await app.signIn('referrer', { firstName: 'Rita', lastName: 'Falk' })
  company = await makeCompany(app.db, { ownerId: manager.id, name: 'Crumb' })
})

/** A hire of so many days ago, after these facts. */
async function hire(facts: readonly MoneyFact[] = [], { by = rita.id, daysAgo = 0 } = {}) {
  const job = await makeJob(app.db, company, { title: 'Baker', referralBonus: 3000 })
  const referral = await makeReferral(app.db, { job, referrerId: by, candidateName: 'Kim Park' })
  if (daysAgo === 0) return makeReward(app.db, referral, facts)
  const { id: applicationId } = await makeApplication(app.db, { referral })
  const since = new Date(Date.now() - daysAgo * DAY)
  let reward = await promiseReward(app.db, { applicationId, referral, since })
  for (const fact of facts) reward = reward && (await postFact(app.db, reward, fact))
  if (!reward) throw new Error('No bonus was promised.')
  return reward
}
const say = ({ browser }: Person, { id }: { id: string }, step: string, body: unknown) =>
  browser.post(`/api/statement/rows/${id}/${step}`, body)
const list = async (query = '', { browser }: Person = olga) => {
  const { status, headers, body } = await browser.get(`${REWARDS}${query}`)
  expect(status).toBe(200)
  const rewards = body as OperatorReward[]
  return { rewards, ids: rewards.map(({ id }) => id), total: headers.get('x-total-count'), link: headers.get('link') }
}
const read = async ({ id }: { id: string }, { browser }: Person = olga) =>
  (await browser.get(`${REWARDS}/${id}`)).body as OperatorReward
/** Those of the test among what others have made. */
const among = (ids: readonly string[], mine: readonly { id: string }[]) =>
  ids.filter((id) => mine.some((reward) => reward.id === id))

describe('rewards that await an operator', () => {
  test('awaiting an operator are rewards paid but unconfirmed, received but not paid out, and disputed, oldest due first', async () => {
    const paid = await hire(['due', 'paid'], { daysAgo: 70 })
    const received = await hire(['due', 'paid', 'received'], { daysAgo: 90 })
    const disputed = await hire([], { daysAgo: 80 })
    await say(rita, disputed, 'dispute', { reason: 'I was promised more.' })
    const others = [await hire(), await hire(['due']), await hire(['reversed'])]
    others.push(await hire(['due', 'paid', 'received', 'paid-out']))
    const mine = [paid, received, disputed, ...others]
    const waiting = [received.id, disputed.id, paid.id]
    expect(among((await list()).ids, mine)).toEqual(waiting)
    expect(among((await list('?order=newest')).ids, mine)).toEqual(waiting.toReversed())
  })

  test.each([
    ['held', []],
    ['due', ['due']],
    ['paid', ['due', 'paid']],
    ['received', ['due', 'paid', 'received']],
    ['paid-out', ['due', 'paid', 'received', 'paid-out']],
    ['reversed', ['reversed']],
  ] as [string, MoneyFact[]][])('rewards can be filtered by %s, without the disputed ones', async (state, facts) => {
    const [standing, disputed] = [await hire(facts), await hire(state === 'reversed' ? [] : facts)]
    await say(rita, disputed, 'dispute', { reason: 'I was promised more.' })
    const mine = [standing, disputed]
    expect(among((await list(`?state=${state}`)).ids, mine)).toEqual([standing.id])
    expect(among((await list('?state=disputed')).ids, mine)).toEqual([disputed.id])
  })

  test.each(['oldest', 'newest'])('rewards are paged, %s first, with their total', async (order) => {
    for (const daysAgo of [400, 400, 300]) await hire(['due'], { daysAgo })
    const whole = await list(`?state=due&order=${order}`)
    const seen: string[] = []
    let next: string | undefined = `?state=due&order=${order}&limit=2`
    while (next) {
      const page = await list(next)
      expect(page.total).toBe(seen.length === 0 ? String(whole.ids.length) : null)
      seen.push(...page.ids)
      next = /<.*?(\?.*)>/.exec(page.link ?? '')?.[1]
    }
    expect(seen).toEqual(whole.ids)
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('a reward cursor keeps its filter and order', async () => {
    await hire(['due'])
    await hire(['due'])
    const cursor = /cursor=([^&>]+)/.exec((await list('?state=due&limit=1')).link ?? '')?.[1]
    for (const other of ['state=held', 'state=due&order=newest', 'order=oldest']) {
      const { status, body } = await olga.browser.get(`${REWARDS}?${other}&limit=1&cursor=${cursor}`)
      expect([status, body.detail]).toEqual([400, 'Please start again from the first page.'])
    }
  })

  test('the overview counts awaiting rewards and overdue ones', async () => {
    const counted = async () => (await olga.browser.get('/api/operator/desk')).body.rewards
    const before = await counted()
    await hire(['due', 'paid'])
    for (const _ of 'ab') await hire(['due', 'paid', 'received'])
    for (const facts of [[], ['due', 'paid'], ['due']] as MoneyFact[][])
      await say(rita, await hire(facts, { daysAgo: 400 }), 'dispute', { reason: 'I was promised more.' })
    const due = 60 + OVERDUE_DAYS
    await hire(['due'], { daysAgo: due - 1 })
    for (const _ of 'abcd') await hire(['due'], { daysAgo: due + 1 })
    const after = await counted()
    const grown = Object.entries(after).map(([name, count]) => [name, (count as number) - before[name]])
    expect(Object.fromEntries(grown)).toEqual({ toReceive: 1, toPayOut: 2, toDecide: 3, overdue: 4 })
  })
})

describe('a reward', () => {
  test('a reward shows parties, amount, state and its date, but not the candidate', async () => {
    const reward = await hire(['due'])
    await say(manager, reward, 'paid', { reference: 'SEPA 7' })
    const row = await read(reward)
    expect(row).toMatchObject({
      id: reward.id,
      company: 'Crumb',
      job: 'Baker',
      recommenderId: rita.id,
      recommender: 'Rita Falk',
      gross: 300_000,
      share: 75_000,
      amount: 300_000,
      state: 'paid',
      reference: 'SEPA 7',
      isOwn: false,
      disputes: [],
    })
    expect(row.since).toBe(row.explains.findLast(({ kind }) => kind === 'fact')?.at as string)
    expect(row.since > row.at).toBe(true)
    expect(JSON.stringify(row)).not.toContain('Kim')
    expect(JSON.stringify(row)).not.toContain('@')
    expect((await list('?state=paid')).rewards.find(({ id }) => id === row.id)).toEqual(row)
  })

  test('a reward outlives its recommender and shows no name', async () => {
    const gone = await app.signIn('referrer')
    const reward = await hire(['due', 'paid'], { by: gone.id })
    await app.db.delete(referrals).where(eq(referrals.referrerId, gone.id))
    await app.db.delete(users).where(eq(users.id, gone.id))
    const row = await read(reward)
    expect([row.recommenderId, 'recommender' in row]).toEqual([gone.id, false])
  })

  test('an unknown reward is not found', async () => {
    const { status, body } = await olga.browser.get(`${REWARDS}/${crypto.randomUUID()}`)
    expect([status, body.detail]).toEqual([404, 'There is no such reward.'])
  })

  test('an operator who is party to a reward is told that another operator decides', async () => {
    const otto = await app.signIn('hiring_manager', { email: 'otto@example.org' })
    company = await makeCompany(app.db, { ownerId: otto.id })
    const [recommended, owed] = [await hire([], { by: olga.id }), await hire()]
    const ownOf = async (who: Person) => [(await read(recommended, who)).isOwn, (await read(owed, who)).isOwn]
    expect([await ownOf(olga), await ownOf(otto)]).toEqual([
      [true, false],
      [true, true],
    ])
    expect((await say(olga, recommended, 'resolve', { outcome: 'stands', reason: 'It is mine.' })).status).toBe(404)
  })

  test('an operator takes no step on a reward of another account of the same inbox', async () => {
    const oona = await app.signIn(null, { email: 'oo.na@gmail.com' })
    const recommender = await app.signIn('referrer', { email: 'oona+r@gmail.com' })
    const owner = await app.signIn('hiring_manager', { email: 'oona+c@googlemail.com' })
    const recommended = await hire(['due', 'paid'], { by: recommender.id })
    company = await makeCompany(app.db, { ownerId: owner.id })
    for (const reward of [recommended, await hire(['due', 'paid'])]) {
      expect((await read(reward, oona)).isOwn).toBe(true)
      const steps = [
        await say(oona, reward, 'received', { reference: 'In 1' }),
        await say(oona, reward, 'dispute', { reason: 'It looks odd.' }),
        await oona.browser.get(`/api/statement/rows/${reward.id}`),
        await oona.browser.get(`/api/statement/rows/${reward.id}/receipt`),
      ]
      await say(manager, reward, 'dispute', { reason: 'It never began.' })
      await say(owner, reward, 'dispute', { reason: 'It never began.' })
      steps.push(await say(oona, reward, 'resolve', { outcome: 'stands', reason: 'It is mine.' }))
      expect(steps.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
      expect((await read(reward)).isOwn).toBe(false)
      expect((await say(olga, reward, 'resolve', { outcome: 'stands', reason: 'It began.' })).status).toBe(200)
      expect((await say(olga, reward, 'received', { reference: 'In 1' })).status).toBe(200)
      expect((await say(oona, reward, 'paid-out', { reference: 'Out 1' })).status).toBe(404)
    }
  })

  test('a reward lists its dispute messages with authors, in order', async () => {
    const reward = await hire(['due'])
    await say(rita, reward, 'dispute', { reason: 'I was promised more.' })
    await say(olga, reward, 'resolve', { outcome: 'stands', reason: 'The terms say so.' })
    await say(olga, reward, 'dispute', { reason: 'It looks odd.' })
    await say(manager, reward, 'dispute', { reason: 'It never began.' })
    await say(olga, reward, 'resolve', { outcome: 'stands', reason: 'It did.' })
    expect((await read(reward)).disputes.map(({ kind, by, reason }) => [kind, by, reason])).toEqual([
      ['disputed', 'recommender', 'I was promised more.'],
      ['resolved', 'operator', 'The terms say so.'],
      ['disputed', 'operator', 'It looks odd.'],
      ['disputed', 'company', 'It never began.'],
      ['resolved', 'operator', 'It did.'],
    ])
  })

  test('a dispute opened by a status has no text, and an erasure removes all texts', async () => {
    const reward = await hire(['due'])
    const change = (status: string) =>
      manager.browser.patch(`/api/applications/${reward.applicationId}/status`, { status })
    await change('rejected')
    const [word] = (await read(reward)).disputes
    expect(word).toMatchObject({ kind: 'disputed', by: 'company', reason: null })
    await change('hired')
    await say(rita, reward, 'dispute', { reason: 'Kim began in May.' })
    expect((await read(reward)).disputes.map(({ kind, by, reason }) => [kind, by, reason])).toEqual([
      ['disputed', 'company', null],
      ['resolved', 'company', null],
      ['disputed', 'recommender', 'Kim began in May.'],
    ])
    await app.db.delete(referrals).where(eq(referrals.id, reward.referralId))
    expect((await read(reward)).disputes.map(({ reason }) => reason)).toEqual([null, null, null])
  })
})
