import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import postgres from 'postgres'
import { makeApplication, makeCompany, makeJob, makeReferral, makeReward } from '../../../test/factories.ts'
import { testApp } from '../../../test/harness.ts'
import { checkLedger } from './check-ledger.ts'
import { describeLedger } from './describe-ledger.ts'
import { runLedgerCheck } from './start-checking.ts'

let sql: postgres.Sql
let hires: string[]

afterAll(() => sql.end())
const app = testApp()
beforeAll(async () => {
  sql = postgres(app.ownerUrl, { max: 1, onnotice: () => {} })
  const { id: ownerId } = await app.signIn('hiring_manager')
  const { id: referrerId } = await app.signIn('referrer')
  const job = await makeJob(app.db, await makeCompany(app.db, { ownerId }), { referralBonus: 3000 })
  const facts = [[], ['due'], ['due', 'paid', 'received', 'paid-out'], ['reversed']] as const
  for (const some of facts) await makeReward(app.db, await makeReferral(app.db, { job, referrerId }), some)
  await makeApplication(app.db, { referral: await makeReferral(app.db, { job, referrerId }) })
})
beforeEach(async () => {
  hires = (await sql<{ id: string }[]>`select id from rewards order by id`).map(({ id }) => id)
  // A hire that ended, as the status says, too.
  await sql`update applications set status = 'rejected' where id = (select application_id from rewards where id = ${hires[3] ?? ''})`
})

/** Checks the ledger after rows were changed by hand, with no trigger at work; then it is as before. */
async function checkAfter(statement: string): Promise<string[]> {
  let found: string[] = []
  await sql
    .begin(async (tx) => {
      await tx.unsafe('set local session_replication_role = replica')
      await tx.unsafe(statement)
      const inIt = { begin: (_: string, work: (tx: postgres.TransactionSql) => Promise<unknown>) => work(tx) }
      found = await checkLedger(inIt as unknown as postgres.Sql)
      throw new Error('taken back')
    })
    .catch(({ message }: Error) => expect(message).toBe('taken back'))
  return found.map((sentence) => sentence.replace(/^Not so \(\d+\): (.*)\. First: .*$/, '$1'))
}

test('an unaltered ledger adds up', async () => {
  expect(await checkLedger(sql)).toEqual([])
  expect(await describeLedger(app.ownerUrl)).toBe(
    '✓ 4 rewards, 20 transfers between 10 accounts: they add up, and the sum is 0.\n  $6,000 are held or due.',
  )
})

const held = "id like 'recommender-held/%'"
const ENTRIES = 'the entries of an account, one after the other, give each balance and the last'
const REPLAY = 'a replay of all transfers gives the same balances'
const TWO = 'each transfer has two entries, of its amount'
const MOVES = 'what moves money has its transfers, and nothing else has'
const STANDS = 'a reward stands where its last fact that moves money left it'
const WHOLE = 'a promise is worth the whole bonus'
const WHERE = 'the money of a reward is where it stands, with its parties'

describe('the ledger check reports', () => {
  test.each<[what: string, statement: string, found: string[]]>([
    [
      'a balance was changed',
      `update accounts set balance_cents = balance_cents + 1 where ${held}`,
      ['the sum of all accounts is 0', ENTRIES, REPLAY],
    ],
    [
      'an entry was changed',
      "update entries set amount_cents = amount_cents + 1 where position = 1 and account_id like 'goodword-held/%'",
      [TWO, ENTRIES],
    ],
    [
      'an entry is missing',
      "delete from entries where position = 1 and account_id like 'goodword-held/%'",
      [TWO, ENTRIES],
    ],
    [
      'an entry has no transfer',
      `insert into entries select account_id, 99, uuidv7(), 0, balance_cents from entries order by account_id, position desc limit 1`,
      ['each entry is of a transfer', ENTRIES],
    ],
    [
      'a transfer was changed',
      "update transfers set amount_cents = amount_cents + 1 where kind = 'paid'",
      [TWO, REPLAY, WHERE],
    ],
    [
      'a transfer is missing',
      "delete from transfers where kind = 'paid'",
      ['each entry is of a transfer', REPLAY, MOVES, WHERE],
    ],
    ['a reward has another state', "update rewards set state = 'due' where state = 'held'", [STANDS, WHERE]],
    ['a fact is missing', "delete from reward_facts where kind = 'paid-out'", [STANDS, MOVES]],
    ['a bonus was changed', "update rewards set gross_cents = gross_cents + 1 where state = 'held'", [WHOLE, WHERE]],
    ['a recommender was changed', "update rewards set recommender_id = uuidv7() where state = 'due'", [WHERE]],
    ['a company was changed', "update rewards set company_id = uuidv7() where state = 'paid-out'", [WHERE]],
    ['the shares were changed', "update rewards set share_cents = share_cents + 1 where state = 'held'", [WHERE]],
    [
      'an application has two promises',
      `update rewards set application_id = (select application_id from rewards where state = 'due'), occurrence = 2
         where state = 'paid-out'`,
      [
        'no application has two promises that stand',
        'a hire has a promise that stands, unless an operator took it back',
      ],
    ],
    [
      'a hire has no promise',
      "update applications set status = 'hired' where id not in (select application_id from rewards)",
      ['a hire has a promise that stands, unless an operator took it back'],
    ],
    [
      'money is held without a hire',
      "update applications set status = 'rejected' where id = (select application_id from rewards where state = 'held')",
      ['what is held belongs to a hire until its guarantee has passed, unless it is disputed or an operator decided'],
    ],
  ])('the ledger check reports: %s', async (_, statement, found) => {
    expect(await checkAfter(statement)).toEqual(found)
    expect(await checkLedger(sql)).toEqual([])
  })

  test("an operator's reversal leaves a hire without a promise, and the check reports nothing", async () => {
    const decided = `
      insert into reward_facts (reward_id, kind) select id, 'resolved' from rewards where state = 'reversed';
      update applications set status = 'hired' where id = (select application_id from rewards where state = 'reversed')`
    expect(await checkAfter(decided)).toEqual([])
  })

  test('a hire ended after its guarantee is held until an operator decides, and the check reports nothing', async () => {
    const ended = `
      update rewards set due_at = now() - interval '1 second' where state = 'held';
      update applications set status = 'rejected' where id = (select application_id from rewards where state = 'held')`
    expect(await checkAfter(ended)).toEqual([])
  })

  test('a ledger fault is logged as error with rule and place', async () => {
    await runLedgerCheck(app.deps)
    expect(app.logged.filter((line) => line.includes('does not add up'))).toEqual([])
    await sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx`update rewards set gross_cents = gross_cents + 1 where id = ${hires[0] ?? ''}`
    })
    await runLedgerCheck(app.deps)
    const [line] = app.logged.filter((each) => each.includes('does not add up'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 50, found: `Not so (1): ${WHOLE}. First: ${hires[0]}` })
    await expect(describeLedger(app.ownerUrl)).rejects.toThrow('The ledger does not add up.')
    const { exitCode, stderr } = Bun.spawnSync([process.execPath, 'scripts/check-ledger.ts'], {
      cwd: join(import.meta.dir, '../../../..'),
      env: { ...process.env, DATABASE_URL: app.ownerUrl },
    })
    expect([exitCode, ...stderr.toString().trim().split('\n')]).toEqual([
      1,
      '✗ The ledger does not add up.',
      `Not so (1): ${WHOLE}. First: ${hires[0]}`,
      `Not so (1): ${WHERE}. First: ${hires[0]}`,
    ])
  })

  test('the ledger check reports that it could not run', async () => {
    const url = new URL(app.env.DATABASE_URL)
    url.port = '1'
    await runLedgerCheck({ env: { DATABASE_DIRECT_URL: url.href }, log: app.deps.log })
    expect(app.logged.at(-1)).toContain('checking the ledger failed')
  })
})
