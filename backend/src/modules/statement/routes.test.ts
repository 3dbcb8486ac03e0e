import { beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import type { Statement, StatementRow, TrialBalance } from '@goodword/contract/statement'
import { eq, sql } from 'drizzle-orm'
import { makeApplication, makeCompany, makeJob, makeReferral, makeReward } from '../../../test/factories.ts'
import { createTestApp, type Person, testApp } from '../../../test/harness.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { transfers } from '../../db/schema/transfers.ts'
import type { MoneyFact } from '../../money/ledger/post-fact.ts'

const app = testApp({ OPERATOR_EMAILS: 'olga@example.org, otto@example.org' })
let manager: Person
let stranger: Person
let operator: Person
let recommender: Person
let company: Parameters<typeof makeJob>[1]

beforeAll(async () => {
  manager = await app.signIn('hiring_manager')
  stranger = await app.signIn('hiring_manager')
  operator = await app.signIn('referrer', { email: 'olga@example.org' })
  company = await makeCompany(app.db, { ownerId: manager.id, name: 'Crumb' })
  await makeCompany(app.db, { ownerId: stranger.id })
})
beforeEach(async () => {
  recommender = await app.signIn('referrer')
})

const REFERENCE = { reference: 'SEPA 7' }

/** A hire that somebody recommended, after these facts. */
async function hire(facts: readonly MoneyFact[] = [], { by = recommender, title = 'Baker' } = {}) {
  const job = await makeJob(app.db, company, { title, referralBonus: 3000 })
  const referral = await makeReferral(app.db, { job, referrerId: by.id, candidateName: 'Kim Park' })
  return makeReward(app.db, referral, facts)
}
const read = async ({ browser }: Person, query = '') => {
  const { status, body, headers } = await browser.get(`/api/statement${query}`)
  expect(status).toBe(200)
  return { ...(body as Statement), next: headers.get('x-next-cursor'), total: headers.get('x-total-count') }
}
const post = async (who: Person, { id }: { id: string }, step: string, body: unknown = REFERENCE) => {
  const reply = await who.browser.post(`/api/statement/rows/${id}/${step}`, body)
  return { status: reply.status, body: reply.body as StatementRow & { detail: string } }
}
const moved = ({ id }: { id: string }) => app.db.$count(transfers, eq(transfers.rewardId, id))

describe('a company reads how to pay', () => {
  const paid = testApp({
    OPERATED_BY: 'Fernway Ltd',
    OPERATOR_TAX_ID: 'GB 123',
    PAY_TO: 'Fernway Ltd; IBAN GB00 0000 ;BIC ABCDGB00',
  })
  const CALL = '/api/statement/payment-details'

  test('managers read seller and account as configured', async () => {
    expect((await (await paid.signIn('hiring_manager')).browser.get(CALL)).body).toEqual({
      seller: 'Fernway Ltd',
      sellerAddress: null,
      sellerTaxId: 'GB 123',
      payTo: ['Fernway Ltd', 'IBAN GB00 0000', 'BIC ABCDGB00'],
      contactEmail: null,
    })
  })

  test('nobody else reads them', async () => {
    expect((await (await paid.signIn('referrer')).browser.get(CALL)).status).toBe(403)
    expect((await paid.guest().get(CALL)).status).toBe(401)
  })
})

describe('a statement', () => {
  test('an empty statement is returned before company setup, too', async () => {
    const nothing = { currency: 'USD', held: 0, due: 0, paid: 0, reversed: 0, rows: [] }
    expect((await recommender.browser.get('/api/statement')).body).toEqual(nothing)
    expect((await (await app.signIn('hiring_manager')).browser.get('/api/statement')).body).toEqual(nothing)
  })

  test("a recommender's statement gives held, due, paid and reversed sums, newest row first", async () => {
    const held = await hire()
    const due = await hire(['due'])
    const received = await hire(['due', 'paid', 'received'])
    const paid = await hire(['due', 'paid', 'received', 'paid-out'])
    const reversed = await hire(['reversed'])
    const statement = await read(recommender)
    expect(statement).toMatchObject({ currency: 'USD', held: 225_000, due: 450_000, paid: 225_000, reversed: 225_000 })
    expect(statement.rows.map(({ id, state }) => [id, state])).toEqual([
      [reversed.id, 'reversed'],
      [paid.id, 'paid-out'],
      [received.id, 'received'],
      [due.id, 'due'],
      [held.id, 'held'],
    ])
  })

  test("a manager's statement gives the company's debts, and nothing to another manager", async () => {
    const before = await read(manager)
    for (const facts of [[], ['due'], ['due', 'paid'], ['due', 'paid', 'received'], ['reversed']] as MoneyFact[][])
      await hire(facts)
    const after = await read(manager)
    const grown = (name: 'held' | 'due' | 'paid' | 'reversed') => after[name] - before[name]
    expect([grown('held'), grown('due'), grown('paid'), grown('reversed')]).toEqual([
      300_000, 300_000, 600_000, 300_000,
    ])
    expect(after.rows[0]).toMatchObject({ amount: 300_000, gross: 300_000, share: 75_000, candidate: 'Kim Park' })
    expect(after.rows[0]?.recommender).toBe(`${recommender.firstName} ${recommender.lastName}`)
    expect((await read(stranger)).rows).toEqual([])
  })

  test('a statement in short has the same sums and no rows', async () => {
    await hire(['due'])
    for (const person of [manager, recommender]) {
      const { rows: _, ...sums } = (await person.browser.get('/api/statement')).body
      expect((await person.browser.get('/api/statement?summary=1')).body).toEqual({ ...sums, rows: [] })
    }
  })

  test('the statement of a manager who recommends has two sides', async () => {
    const { id } = await hire([], { by: stranger })
    expect((await read(stranger, '?side=company')).rows).toEqual([])
    expect((await read(stranger, '?side=recommender')).rows.map((row) => row.id)).toEqual([id])
    const refused = await recommender.browser.get('/api/statement?side=company')
    expect([refused.status, refused.body.detail]).toEqual([403, 'Only hiring managers have a company.'])
  })

  test('a statement names the candidate only to readers who may see the name', async () => {
    const { referralId, jobId } = await hire()
    expect((await read(recommender)).rows[0]?.candidate).toBe('Kim Park')
    expect((await read(recommender)).rows[0]).not.toHaveProperty('recommender')
    await manager.browser.delete(`/api/jobs/${jobId}`)
    expect((await read(recommender)).rows[0]?.candidate).toBe('Kim Park')
    expect((await read(manager)).rows[0]).not.toHaveProperty('candidate')
    expect((await read(manager)).rows[0]).not.toHaveProperty('recommender')
    await app.db.delete(referrals).where(eq(referrals.id, referralId))
    expect((await read(recommender)).rows[0]).not.toHaveProperty('candidate')
  })

  test('a statement row explains its amount by terms, hire, facts and transfers', async () => {
    const { terms, termsHash, id } = await hire(['due', 'reversed'])
    const [row] = (await read(recommender)).rows
    expect(row?.explains.map(({ kind, amount, from, to }) => [kind, amount, from, to])).toEqual([
      ['terms', undefined, undefined, undefined],
      ['hire', undefined, undefined, undefined],
      ['fact', undefined, undefined, undefined],
      ['transfer', 225_000, 'company-held', 'recommender-held'],
      ['transfer', 75_000, 'company-held', 'goodword-held'],
      ['fact', undefined, undefined, undefined],
      ['transfer', 300_000, 'company-due', 'company-held'],
      ['transfer', 225_000, 'recommender-held', 'recommender-due'],
      ['transfer', 75_000, 'goodword-held', 'goodword-due'],
      ['fact', undefined, undefined, undefined],
      ['transfer', 225_000, 'recommender-due', 'company-due'],
      ['transfer', 75_000, 'goodword-due', 'company-due'],
    ])
    const facts = (kind: string) => row?.explains.filter((one) => one.kind === kind).map(({ fact }) => fact)
    expect(facts('fact')).toEqual(['promised', 'due', 'reversed'])
    expect(facts('transfer')).toEqual(['promised', 'promised', 'due', 'due', 'due', 'reversed', 'reversed'])
    expect(row?.explains[0]).toMatchObject({ text: terms, hash: termsHash })
    const ids = (await app.db.select().from(transfers).where(eq(transfers.rewardId, id))).map((one) => one.id)
    expect(row?.explains.flatMap((one) => one.id ?? []).sort()).toEqual(ids.sort())
    expect(row?.explains.at(-2)?.reverses).toBe(row?.explains[3]?.id as string)
    expect(row?.explains.map(({ text }) => text)).toMatchObject({
      1: 'The company set the status to hired.',
      2: 'The hire was recorded, and the bonus is promised.',
      3: '$2,250 from what the company may owe to what is held for the recommender',
      5: 'The guarantee has passed: the bonus is due.',
      6: '$3,000 of what the company may owe are now what the company owes',
      7: '$2,250 from what is held for the recommender to what is due to the recommender',
      9: 'The bonus was reversed: nothing is owed any more.',
    })
    expect(JSON.stringify(row)).not.toContain(company.id)
    expect(JSON.stringify(row)).not.toContain(recommender.id)
  })

  test('a statement row lists each transfer with its accounts', async () => {
    await hire(['due', 'paid', 'received', 'paid-out'])
    const [row] = (await read(recommender)).rows
    const toldOf = (step: string) => row?.explains.filter(({ fact }) => fact === step).map(({ text }) => text)
    expect(['due', 'paid', 'received', 'paid-out'].map(toldOf)).toEqual([
      [
        'The guarantee has passed: the bonus is due.',
        '$3,000 of what the company may owe are now what the company owes',
        '$2,250 from what is held for the recommender to what is due to the recommender',
        '$750 from what is held for Goodword to what is due to Goodword',
      ],
      [
        'The company says that it has paid.',
        '$3,000 of what the company owes are now what is on its way from the company',
      ],
      [
        'The payment of the company was received.',
        '$3,000 of what is on its way from the company are now what the company has paid',
        '$750 from what is due to Goodword to what Goodword was paid',
      ],
      ['The recommender was paid.', '$2,250 from what is due to the recommender to what the recommender was paid'],
    ])
  })

  test('a paged statement has the totals of all rows', async () => {
    for (let count = 0; count < 3; count++) await hire()
    const first = await read(recommender, '?limit=2')
    expect([first.rows.length, first.total, first.held]).toEqual([2, '3', 675_000])
    const second = await read(recommender, `?limit=2&cursor=${first.next}`)
    expect([second.rows.length, second.next, second.held]).toEqual([1, null, 675_000])
    const ids = [...first.rows, ...second.rows].map(({ id }) => id)
    expect(ids).toEqual((await read(recommender)).rows.map(({ id }) => id))
    const refused = await manager.browser.get(`/api/statement?limit=2&cursor=${first.next}`)
    expect(refused.status).toBe(400)
  })

  test('a statement can be filtered by state, without the disputed rows', async () => {
    const [held, disputed] = [await hire(), await hire()]
    await hire(['due'])
    await post(recommender, disputed, 'dispute', { reason: 'I was promised more.' })
    const ids = async (state: string) => (await read(recommender, `?state=${state}`)).rows.map(({ id }) => id)
    expect([await ids('held'), await ids('disputed')]).toEqual([[held.id], [disputed.id]])
    expect((await read(recommender, '?state=due&limit=5')).total).toBe('1')
  })

  test('a statement can be filtered by one of its totals, disputed rows included', async () => {
    const paidOut: MoneyFact[] = ['due', 'paid', 'received', 'paid-out']
    const all: { id: string }[] = []
    for (const facts of [[], ['due'], ...[2, 3, 4].map((to) => paidOut.slice(0, to)), ['reversed']] as MoneyFact[][])
      all.push(await hire(facts))
    await post(recommender, all[1] as { id: string }, 'dispute', { reason: 'I was promised more.' })
    const madeOf = async (who: Person, sum: 'held' | 'due' | 'paid' | 'reversed') => {
      const { rows, ...sums } = await read(who, `?sum=${sum}`)
      const own = rows.filter(({ id }) => all.some((row) => row.id === id))
      return [rows.reduce((cents, { amount }) => cents + amount, 0) === sums[sum], own.map(({ state }) => state)]
    }
    const sums = ['held', 'due', 'paid', 'reversed'] as const
    expect(await Promise.all(sums.map((sum) => madeOf(recommender, sum)))).toEqual([
      [true, ['held']],
      [true, ['received', 'paid', 'disputed']],
      [true, ['paid-out']],
      [true, ['reversed']],
    ])
    expect(await Promise.all(sums.map((sum) => madeOf(manager, sum)))).toEqual([
      [true, ['held']],
      [true, ['disputed']],
      [true, ['paid-out', 'received', 'paid']],
      [true, ['reversed']],
    ])
    const { next } = await read(manager, '?sum=paid&limit=1')
    expect((await manager.browser.get(`/api/statement?sum=held&limit=1&cursor=${next}`)).status).toBe(400)
  })

  test('a statement row is readable by its parties and operators alone', async () => {
    const { id } = await hire(['due'])
    const rowFor = async ({ browser }: Person) => (await browser.get(`/api/statement/rows/${id}`)).body as StatementRow
    expect(await rowFor(recommender)).toEqual((await read(recommender)).rows[0] as StatementRow)
    expect(await rowFor(manager)).toMatchObject({ id, amount: 300_000, candidate: 'Kim Park' })
    expect(await rowFor(operator)).toMatchObject({ id, amount: 300_000, state: 'due' })
    const refused = await stranger.browser.get(`/api/statement/rows/${id}`)
    expect([refused.status, refused.body.detail]).toEqual([404, 'There is no such row.'])
    expect((await manager.browser.get(`/api/statement/rows/${crypto.randomUUID()}`)).status).toBe(404)
  })

  test.each([
    ['format=xml', 'The format can only be csv.'],
    ['side=both', 'Please ask for recommender or company.'],
    ['state=gone', 'Please choose one of the states.'],
    ['sum=owed', 'Please choose one of the sums.'],
    ['limit=0', 'Please ask for 1 to 100 rows at a time.'],
  ])('the statement query %s is refused in a sentence', async (query, sentence) => {
    const { status, body } = await recommender.browser.get(`/api/statement?${query}`)
    expect([status, body.detail]).toEqual([400, sentence])
  })
})

describe('a statement as CSV', () => {
  const lines = async (who: Person, query = '') => {
    const { status, headers, body } = await who.browser.get(`/api/statement?format=csv${query}`)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(headers.get('content-disposition')).toBe('attachment; filename="goodword-statement.csv"')
    return String(body).split('\r\n')
  }

  test('a CSV statement has a line for each row, with amounts in dollars', async () => {
    const { id, dueAt, createdAt } = await hire(['due'])
    expect(await lines(recommender)).toEqual([
      '"id","promised","bonus","goodword","amount","currency","state","due","job","company","candidate","reference"',
      `"${id}","${createdAt.toISOString()}","3000.00","750.00","2250.00","USD","due","${dueAt.toISOString()}","Baker","Crumb","Kim Park",""`,
      '',
    ])
  })

  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['a;=1+1', "a;'=1+1"],
    ['a\t=1+1', 'a =1+1'],
    ['=HYPERLINK("https://x.example","a")', '\'=HYPERLINK(""https://x.example"",""a"")'],
    ['a, b', 'a, b'],
    ['a "b"', 'a ""b""'],
    ['a=b', 'a=b'],
  ])('CSV cells cannot be formulas: %s', async (reference, cell) => {
    const row = await hire(['due'])
    expect((await post(manager, row, 'paid', { reference })).body.reference).toBe(reference)
    const line = (await lines(manager)).find((one) => one.startsWith(`"${row.id}"`))
    expect(line?.endsWith(`,"${cell}"`)).toBe(true)
  })
})

describe('a payment', () => {
  test('a payment takes three steps with their references, and both parties see them', async () => {
    const row = await hire(['due'])
    const paid = await post(manager, row, 'paid', { reference: ' SEPA 7 ' })
    expect([paid.status, paid.body.state, paid.body.amount, paid.body.reference]).toEqual([
      200,
      'paid',
      300_000,
      'SEPA 7',
    ])
    const received = await post(operator, row, 'received', { reference: 'In 1' })
    expect([received.status, received.body.state, received.body.reference]).toEqual([200, 'received', 'In 1'])
    expect((await read(recommender)).rows[0]).not.toHaveProperty('reference')
    const paidOut = await post(operator, row, 'paid-out', { reference: 'Out 1' })
    expect([paidOut.status, paidOut.body.state, paidOut.body.reference]).toEqual([200, 'paid-out', 'Out 1'])
    expect(await read(recommender)).toMatchObject({ due: 0, paid: 225_000, rows: [{ reference: 'Out 1' }] })
    expect((await read(manager)).rows[0]?.reference).toBe('In 1')
    const [told, toldCompany] = [
      JSON.stringify((await read(recommender)).rows),
      JSON.stringify((await read(manager)).rows[0]),
    ]
    expect(['SEPA 7', 'In 1', 'Out 1'].map((text) => told.includes(text))).toEqual([false, false, true])
    expect(['SEPA 7', 'In 1', 'Out 1'].map((text) => toldCompany.includes(text))).toEqual([true, true, false])
  })

  test("a company's payment needs neither reference nor body", async () => {
    for (const sent of [{}, { reference: null }, { reference: '  ' }, undefined]) {
      const { status, body } = await manager.browser.post(`/api/statement/rows/${(await hire(['due'])).id}/paid`, sent)
      expect([status, body.reference]).toEqual([200, undefined])
    }
  })

  const STEPS: [step: string, facts: MoneyFact[], sentence: string][] = [
    ['paid', [], 'This is not due yet: nothing is to be paid before.'],
    ['paid', ['due', 'paid'], 'It was said before that this is paid.'],
    ['paid', ['due', 'paid', 'received'], 'It was said before that this is paid.'],
    ['paid', ['reversed'], 'This was reversed: nothing is owed any more.'],
    ['received', [], 'The company has not said yet that it has paid.'],
    ['received', ['due'], 'The company has not said yet that it has paid.'],
    ['received', ['due', 'paid', 'received'], 'It was said before that this was received.'],
    ['paid-out', ['due', 'paid'], 'The payment of the company has not been received yet.'],
    ['paid-out', ['due', 'paid', 'received', 'paid-out'], 'It was said before that this was paid out.'],
    ['paid-out', ['due', 'reversed'], 'This was reversed: nothing is owed any more.'],
  ]
  test.each(STEPS)('%s after %j is refused, and nothing is posted', async (step, facts, sentence) => {
    const row = await hire(facts)
    const before = await moved(row)
    const { status, body } = await post(step === 'paid' ? manager : operator, row, step)
    expect([status, body.detail]).toEqual([409, sentence])
    expect(await moved(row)).toBe(before)
  })

  test('a payment by a stranger or the recommender is refused', async () => {
    const row = await hire(['due'])
    const answers = [await post(stranger, row, 'paid'), await post(recommender, row, 'paid')]
    expect(answers.map(({ status, body }) => [status, body.detail])).toEqual([
      [404, 'There is no such row.'],
      [403, 'Only the company that owes this can say that it has paid.'],
    ])
    expect((await post(manager, { id: crypto.randomUUID() }, 'paid')).status).toBe(404)
  })

  test('a payment confirmed by two operators at once is posted once', async () => {
    const otto = await app.signIn('hiring_manager', { email: 'otto@example.org' })
    const row = await hire(['due', 'paid'])
    const before = await moved(row)
    const answers = await Promise.all([operator, otto].map((each) => post(each, row, 'received')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await moved(row)) - before).toBe(2)
  })

  test('an operator cannot confirm a payment of their own', async () => {
    const row = await hire(['due', 'paid', 'received'], { by: operator })
    const { status, body } = await post(operator, row, 'paid-out')
    expect([status, body.detail]).toEqual([404, 'There is no such row.'])
  })

  test.each(['', '   ', null, undefined, 'x'.repeat(141)])(
    'a payment with the reference %j is not confirmed',
    async (reference) => {
      const row = await hire(['due', 'paid'])
      const sentence = reference?.trim()
        ? 'Please use at most 140 characters'
        : 'Please enter the reference of the payment'
      const { status, body } = await post(operator, row, 'received', { reference })
      expect([status, body.detail]).toEqual([400, sentence])
      expect((await post(operator, row, 'received', { reference: 'x'.repeat(140) })).status).toBe(200)
    },
  )

  test('a payment reference is one line', async () => {
    const row = await hire(['due'])
    const before = await moved(row)
    const lines = { reference: 'SEPA 7\nSEPA 8' }
    const refused = [await post(manager, row, 'paid', lines)]
    await post(manager, row, 'paid')
    refused.push(await post(operator, row, 'received', lines))
    await post(operator, row, 'received')
    refused.push(await post(operator, row, 'paid-out', lines))
    expect(refused.map(({ status, body }) => [status, body.detail])).toEqual(
      Array(3).fill([400, 'Please use a single line']),
    )
    expect((await moved(row)) - before).toBe(3)
  })
})

describe('a dispute', () => {
  const REASON = { reason: 'The hire never began.' }

  test("a dispute holds the payout until an operator decides, but not the company's payment", async () => {
    const row = await hire(['due'])
    expect((await post(recommender, row, 'dispute', REASON)).body.state).toBe('disputed')
    expect((await post(manager, row, 'paid')).body.state).toBe('disputed')
    expect((await post(operator, row, 'received', { reference: 'In 1' })).body.state).toBe('disputed')
    const refused = await post(operator, row, 'paid-out', { reference: 'Out 1' })
    expect([refused.status, refused.body.detail]).toEqual([409, 'This is disputed: an operator decides first.'])
    const decided = await post(operator, row, 'resolve', { outcome: 'stands', reason: 'It began in May.' })
    expect([decided.status, decided.body.state]).toEqual([200, 'received'])
    expect((await post(operator, row, 'paid-out', { reference: 'Out 1' })).status).toBe(200)
    expect((await read(recommender)).rows[0]?.explains.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'It was disputed: an operator decides. Reason: “The hire never began.”',
        'The dispute was decided. Reason: “It began in May.”',
      ]),
    )
  })

  test.each([[[]], [['due']], [['due', 'paid']], [['due', 'paid', 'received']]] as [MoneyFact[]][])(
    'a dispute decided against the reward reverses it, after %j',
    async (facts) => {
      const before = await read(manager)
      const row = await hire(facts)
      await post(manager, row, 'dispute', REASON)
      const decided = await post(operator, row, 'resolve', { outcome: 'reversed', reason: 'It never began.' })
      expect([decided.status, decided.body.state]).toEqual([200, 'reversed'])
      const after = await read(manager)
      expect([after.held, after.due, after.paid]).toEqual([before.held, before.due, before.paid])
      expect(await read(recommender)).toMatchObject({ held: 0, due: 0, paid: 0, reversed: 225_000 })
      const again = await post(operator, row, 'resolve', { outcome: 'reversed', reason: 'Once more.' })
      expect([again.status, again.body.detail]).toEqual([409, 'This was reversed already.'])
    },
  )

  test('a dispute of a paid-out reward cannot reverse it', async () => {
    const row = await hire(['due', 'paid', 'received', 'paid-out'])
    await post(manager, row, 'dispute', REASON)
    const { status, body } = await post(operator, row, 'resolve', { outcome: 'reversed', reason: 'It never began.' })
    expect([status, body.detail]).toEqual([409, 'This was paid out, and can no longer be reversed.'])
    expect((await post(operator, row, 'resolve', { outcome: 'stands', reason: 'It did.' })).body.state).toBe('paid-out')
  })

  test('a dispute is opened by a party, and the other party adds its side once', async () => {
    const [row, reversed] = [await hire(), await hire(['reversed'])]
    expect((await post(stranger, row, 'dispute', REASON)).status).toBe(404)
    expect((await post(manager, row, 'dispute', REASON)).status).toBe(200)
    expect((await post(recommender, row, 'dispute', { reason: 'It did.' })).body).toMatchObject({ mayDispute: false })
    const refused = [await post(recommender, row, 'dispute', REASON), await post(manager, reversed, 'dispute', REASON)]
    expect(refused.map(({ status, body }) => [status, body.detail])).toEqual([
      [409, 'You have disputed this already.'],
      [409, 'This was reversed: there is nothing to dispute any more.'],
    ])
  })

  test('a decided dispute is opened again by an operator alone', async () => {
    const row = await hire(['due'])
    for (let times = 0; times < 3; times++) {
      await post(times === 0 ? recommender : operator, row, 'dispute', REASON)
      await post(operator, row, 'resolve', { outcome: 'stands', reason: 'It began in May.' })
      for (const party of [recommender, manager]) {
        const { status, body } = await post(party, row, 'dispute', REASON)
        expect([status, body.detail]).toEqual([
          409,
          'This was decided, and the decision is final. An operator can open it again on evidence that was not there.',
        ])
      }
      expect((await read(recommender)).rows[0]?.mayDispute).toBe(false)
    }
  })

  describe('about a reversal by a status', () => {
    const reversed = () => hire(['reversed'])
    const lastOf = async () => (await read(recommender)).rows[0]

    test('the recommender disputes a reversal, and it stays disputed until an operator decides', async () => {
      const row = await reversed()
      expect((await lastOf())?.mayDispute).toBe(true)
      expect((await post(recommender, row, 'dispute', REASON)).body.state).toBe('disputed')
      expect(await read(recommender)).toMatchObject({ held: 0, reversed: 225_000 })
      const decided = await post(operator, row, 'resolve', { outcome: 'reversed', reason: 'She left.' })
      expect([decided.status, decided.body.state]).toEqual([200, 'reversed'])
      const again = await post(recommender, row, 'dispute', REASON)
      expect(again.body.detail).toStartWith('This was decided, and the decision is final.')
    })

    test('a reversal decided against is promised again, with its terms and guarantee', async () => {
      const row = await reversed()
      await post(recommender, row, 'dispute', REASON)
      expect((await post(operator, row, 'resolve', { outcome: 'stands', reason: 'She works there.' })).status).toBe(200)
      const [restored, before] = (await read(recommender)).rows
      expect([restored?.state, before?.state, before?.mayDispute]).toEqual(['held', 'reversed', false])
      expect([restored?.dueAt, restored?.amount]).toEqual([before?.dueAt, before?.amount])
      expect(await read(recommender)).toMatchObject({ held: 225_000, reversed: 225_000 })
      const superseded = await post(operator, row, 'dispute', REASON)
      expect([superseded.status, superseded.body.detail]).toEqual([
        409,
        'The reward was promised again, and is a row of its own: please dispute that one.',
      ])
    })

    test('a reversal can be disputed for thirty days', async () => {
      const row = await reversed()
      await app.db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`)
        await tx.execute(
          sql`update reward_facts set created_at = created_at - interval '31 days' where reward_id = ${row.id}`,
        )
      })
      const { status, body } = await post(recommender, row, 'dispute', REASON)
      expect([status, body.detail]).toEqual([
        409,
        'This was reversed more than 30 days ago, and can no longer be disputed.',
      ])
    })
  })

  test('without a dispute there is nothing to decide', async () => {
    const { status, body } = await post(operator, await hire(), 'resolve', { outcome: 'stands', reason: 'Why not.' })
    expect([status, body.detail]).toEqual([409, 'Nobody disputes this, so there is nothing to decide.'])
  })

  test.each([
    ['dispute', { reason: ' ' }, 'Please say why'],
    ['dispute', { reason: 'x'.repeat(1001) }, 'Please use at most 1,000 characters'],
    ['resolve', { outcome: 'maybe', reason: 'It did.' }, 'Please decide: stands, or reversed'],
    ['resolve', { outcome: 'stands' }, 'Please say why'],
  ])('a %s of %j is refused', async (step, input, sentence) => {
    const row = await hire()
    if (step === 'resolve') await post(manager, row, 'dispute', REASON)
    const { status, body } = await post(step === 'resolve' ? operator : manager, row, step, input)
    expect([status, body.detail]).toEqual([400, sentence])
  })
})

test('the trial balance lists every account and sums to zero', async () => {
  const none = await createTestApp({ OPERATOR_EMAILS: 'olga@example.org' })
  const olga = await none.signIn('referrer', { email: 'olga@example.org' })
  const empty = (await olga.browser.get('/api/ledger/trial-balance')).body as TrialBalance
  expect([empty.sum, empty.accounts.length, empty.accounts.every(({ count }) => count === 0)]).toEqual([0, 10, true])
  await none.stop()
  await hire(['due', 'paid'])
  const { body } = await operator.browser.get('/api/ledger/trial-balance')
  const { sum, accounts } = body as TrialBalance
  expect(sum).toBe(0)
  const settlement = accounts.find(({ account }) => account === 'settlement')
  expect(settlement?.balance).toBeLessThanOrEqual(-300_000)
  expect(settlement?.count).toBe(1)
})

test('an application without a reward is on no statement', async () => {
  const job = await makeJob(app.db, company)
  await makeApplication(app.db, {
    referral: await makeReferral(app.db, { job, referrerId: recommender.id }),
    status: 'hired',
  })
  expect(await app.db.$count(rewards, eq(rewards.recommenderId, recommender.id))).toBe(0)
})
