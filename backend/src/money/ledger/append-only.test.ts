import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { eq, getTableColumns } from 'drizzle-orm'
import postgres from 'postgres'
import { makeCompany, makeJob, makeReferral, makeReward } from '../../../test/factories.ts'
import { testApp } from '../../../test/harness.ts'
import { entries } from '../../db/schema/entries.ts'
import { transfers } from '../../db/schema/transfers.ts'

let server: postgres.Sql
let owner: postgres.Sql
let reward: string
let accounts: { from: string; to: string }

afterAll(() => Promise.all([server.end(), owner.end()]))
const app = testApp()
beforeAll(async () => {
  server = postgres(app.env.DATABASE_URL, { max: 1, onnotice: () => {} })
  owner = postgres(app.ownerUrl, { max: 1, onnotice: () => {} })
  const { id: ownerId } = await app.signIn('hiring_manager')
  const { id: referrerId } = await app.signIn('referrer')
  const job = await makeJob(app.db, await makeCompany(app.db, { ownerId }), { referralBonus: 3000 })
  const { id, companyId } = await makeReward(app.db, await makeReferral(app.db, { job, referrerId }))
  reward = id
  accounts = { from: `company-held/${companyId}`, to: `recommender-held/${referrerId}` }
})

/** Everything in the ledger, to see that nothing of it changed. */
const all = async () => {
  const tables = ['accounts', 'entries', 'transfers', 'rewards', 'reward_facts']
  return Promise.all(tables.map(async (table) => [...(await owner.unsafe(`select * from ${table} order by 1, 2`))]))
}
const error = (statement: string, as: postgres.Sql) =>
  as.unsafe(statement).then(
    () => 'done',
    ({ message }: Error) => message,
  )

const WRITES = [
  'update transfers set amount_cents = 1',
  'delete from transfers',
  'truncate transfers',
  'update entries set amount_cents = 1',
  'delete from entries',
  'truncate entries',
  "update reward_facts set kind = 'due'",
  'delete from reward_facts',
  'truncate reward_facts',
  'update rewards set gross_cents = 1',
  "update rewards set due_at = now() - interval '1 day'",
  'delete from rewards',
  'truncate rewards',
  'delete from accounts',
  'truncate accounts',
]

test.each(WRITES)('neither owner nor server may %s', async (statement) => {
  const before = await all()
  expect(await error(statement, owner)).toContain('the ledger is only ever added to')
  expect(await error(statement, server)).toContain('permission denied')
  expect(await all()).toEqual(before)
})

test.each([
  'update accounts set balance_cents = 1',
  "insert into accounts (id) values ('company-held/0198f000-0000-7000-8000-000000000001')",
  "insert into entries values ('x', 1, uuidv7(), 1, 1)",
  'alter table transfers disable trigger user',
  'drop trigger transfers_post on transfers',
  'create or replace function transfers_post() returns trigger language plpgsql as $$ begin return null; end $$',
  "insert into transfers (reward_id, kind, from_account, to_account, amount_cents, created_at) values (uuidv7(), 'paid', 'a', 'b', 1, now())",
  "insert into reward_facts (reward_id, kind, created_at) values (uuidv7(), 'paid', now())",
])('the server role may not run: %s', async (statement) => {
  const before = await all()
  expect(await error(statement, server)).toMatch(/permission denied|must be owner/)
  expect(await all()).toEqual(before)
})

describe('a transfer', () => {
  const insert = (values: { from?: string; to?: string; amount?: string; kind?: string }) => {
    const { from, to, amount = '1', kind = 'due' } = { ...accounts, ...values }
    return `insert into transfers (reward_id, kind, from_account, to_account, amount_cents)
      values ('${reward}', '${kind}', '${from}', '${to}', ${amount})`
  }
  test.each([
    ['moves nothing', { amount: '0' }, 'transfers_amount'],
    ['moves a negative amount', { amount: '-1' }, 'transfers_amount'],
    ['moves half a cent', { amount: "'0.5'" }, 'invalid input syntax for type bigint'],
    ['has an unknown kind', { kind: 'gift' }, 'transfers_kind'],
    ['reverses nothing', { kind: 'reversed' }, 'transfers_reversals'],
    ['is repeated', { kind: 'promised' }, 'transfers_once'],
    ['goes to an unknown account', { to: 'elsewhere/0198f000-0000-7000-8000-000000000001' }, 'accounts_id'],
  ])('a transfer that %s is refused', async (_, values, reason) => {
    const before = await all()
    expect(await error(insert(values), server)).toContain(reason)
    expect(await all()).toEqual(before)
  })

  test('a transfer to its own account is refused', async () => {
    expect(await error(insert({ to: accounts.from }), server)).toContain('transfers_amount')
  })

  test('a transfer of more than the balance is refused', async () => {
    const before = await all()
    const swapped = { from: accounts.to, to: accounts.from }
    expect(await error(insert({ ...swapped, amount: '225001' }), server)).toContain('accounts_balance')
    expect(await error(insert({ ...swapped, amount: '300001' }), server)).toContain('accounts_balance')
    expect(await all()).toEqual(before)
  })

  test('a transfer has two entries, each with the balance after it', async () => {
    await server.unsafe(insert({ amount: '5' }))
    const found = await app.db
      .select(getTableColumns(entries))
      .from(entries)
      .innerJoin(transfers, eq(transfers.id, entries.transferId))
      .where(eq(transfers.kind, 'due'))
      .orderBy(entries.amountCents)
    expect(found).toMatchObject([
      { accountId: accounts.from, position: 3, amountCents: -5, balanceCents: -300_005 },
      { accountId: accounts.to, position: 2, amountCents: 5, balanceCents: 225_005 },
    ])
  })
})
