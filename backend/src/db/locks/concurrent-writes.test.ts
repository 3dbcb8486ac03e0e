import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { newRound, WRITES } from '../../../test/application-writes.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { verifyEvents } from '../../record/events/verify-events.ts'

/** How often each pair is run: `bun run locks` of the lab runs every pair 200 times, this alone each write beside itself, once. */
const ROUNDS = Number(process.env.LOCK_ROUNDS ?? 1)
const EVERY_PAIR = process.env.LOCK_ROUNDS !== undefined
/** The first pair that is run: `LOCK_FROM=93 bun run locks` goes on where a run of an hour was ended. */
const FROM = Number(process.env.LOCK_FROM ?? 1)
/** Milliseconds: a machine that is busy answers by then, and two calls that wait for each other do not. */
const DEADLINE = 20_000
/** Rounds under way at once, two calls each: fewer than the pool has connections. */
const SIDE_BY_SIDE = 4

const app = testApp({ OPERATOR_EMAILS: 'olga@example.org' }, { deadline: DEADLINE })
setDefaultTimeout(60_000 + ROUNDS * 1000)
let people: Record<'referrer' | 'operator', Person>

beforeAll(async () => {
  // The database does not part two that wait for each other, so that neither is answered in time.
  const name = new URL(app.env.DATABASE_URL).pathname.slice(1)
  await app.db.execute(sql.raw(`alter database ${name} set deadlock_timeout = '1min'`))
  people = {
    referrer: await app.signIn('referrer'),
    operator: await app.signIn('referrer', { email: 'olga@example.org' }),
  }
})

const names = Object.keys(WRITES)
const pairs = names.flatMap((first, at) =>
  names.slice(at, EVERY_PAIR ? undefined : at + 1).map((second) => [first, second] as const),
)

test.each(pairs.slice(FROM - 1))('concurrent %s and %s are both answered', async (first, second) => {
  const run = async () => {
    const round = await newRound(app, people, [first, second])
    return Promise.all([first, second].map((name) => WRITES[name]?.(round)))
  }
  for (let left = ROUNDS; left > 0; left -= SIDE_BY_SIDE) {
    const answers = await Promise.all(Array.from({ length: Math.min(left, SIDE_BY_SIDE) }, run))
    expect(answers.flat().filter((answer) => !answer || answer >= 500)).toEqual([])
  }
})

test('concurrent writes leave a chain of events', async () => {
  expect((await verifyEvents(app.db)).broken).toBeUndefined()
})
