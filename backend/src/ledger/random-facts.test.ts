import { afterAll, beforeAll, expect, test } from 'bun:test'
import { and, sql as drizzleSql, eq, inArray } from 'drizzle-orm'
import postgres from 'postgres'
import { createTestApp, type TestApp } from '../../test/harness.ts'
import { buildTown, type Case, forgetLimits, happen, newCase, type Town } from '../../test/money-town.ts'
import { afterFact, FACTS, type Fact, type Life } from '../../test/oracle.ts'
import { until } from '../../test/until.ts'
import { databaseErrorIn } from '../db/database-error.ts'
import { accounts } from '../db/schema/accounts.ts'
import { applications } from '../db/schema/applications.ts'
import { jobs } from '../db/schema/jobs.ts'
import { rewardFacts } from '../db/schema/reward-facts.ts'
import { rewardReasons } from '../db/schema/reward-reasons.ts'
import { rewards } from '../db/schema/rewards.ts'
import { AppError, Unavailable } from '../errors.ts'
import { checkLedger } from './check-ledger.ts'

/** `bun run test:ledger` asks for more of them, and for the database to be killed under them; LEDGER_SEED for the same again. */
const COUNT = Number(process.env.LEDGER_FACTS ?? 5000)
const KILLS = Boolean(process.env.LEDGER_KILLS)
/** Rounds between two kills, about. */
const LIFETIME = 60
const seed = Number(process.env.LEDGER_SEED ?? crypto.getRandomValues(new Uint32Array(1))[0])
/** People who are hired, all at a time. */
const CASES = 30
/** Facts under way at once. */
const AT_ONCE = 8

let app: TestApp
let town: Town
let sql: postgres.Sql

beforeAll(async () => {
  app = await createTestApp({ NEWS_DELAY_SECONDS: '3600' }, { deadline: 20_000 })
  town = await buildTown(app.db)
  sql = postgres(app.ownerUrl, { max: 2, onnotice: () => {} })
  process.stdout.write(`seed ${seed}: LEDGER_SEED=${seed} tries the same again\n`)
})
afterAll(async () => {
  await sql.end()
  await app.stop()
})

/** mulberry32: the same seed gives the same numbers. */
let drawn = seed
function pick(below: number): number {
  drawn = (drawn + 0x6d2b79f5) | 0
  let mixed = Math.imul(drawn ^ (drawn >>> 15), 1 | drawn)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) % below
}

/** Most of what happens happens in order, and some of it anything else. */
const LIKELY: Fact[] = ['hire', 'hire', 'due', 'paid', 'received', 'paid-out', 'unhire', 'dispute', 'stands', 'reverse']
function nextFact(): Fact {
  const fact = pick(12) === 0 ? FACTS[pick(FACTS.length)] : LIKELY[pick(LIKELY.length)]
  return fact as Fact
}

/** Whatever may have come of these facts in any order, where each of the uncertain ones may not have happened at all. */
function possibleLives(life: Life, facts: readonly { fact: Fact; isCertain: boolean }[]): Life[] {
  if (facts.length === 0) return [life]
  return facts.flatMap(({ fact, isCertain }, at) => {
    const rest = facts.toSpliced(at, 1)
    return [...possibleLives(afterFact(life, fact), rest), ...(isCertain ? [] : possibleLives(life, rest))]
  })
}

/** Where these applications stand, as the tables say. */
async function observe(cases: readonly Case[]): Promise<Map<Case, Life>> {
  const ids = cases.map(({ applicationId }) => applicationId)
  const all = await app.db.select().from(rewards).where(inArray(rewards.applicationId, ids)).orderBy(rewards.occurrence)
  const open = await app.db
    .select({ id: applications.id, status: applications.status, removedAt: jobs.removedAt })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(inArray(applications.id, ids))
  const inWords = await app.db
    .select({ id: rewardFacts.rewardId, reason: rewardReasons.text })
    .from(rewardFacts)
    .leftJoin(rewardReasons, eq(rewardReasons.factId, rewardFacts.id))
    .where(
      and(
        eq(rewardFacts.kind, 'disputed'),
        inArray(
          rewardFacts.rewardId,
          all.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(rewardFacts.id)
  return new Map(
    cases.map((one) => {
      const theirs = all.filter(({ applicationId }) => applicationId === one.applicationId)
      const last = theirs.at(-1)
      const application = open.find(({ id }) => id === one.applicationId)
      const reason = inWords.findLast(({ id }) => id === last?.id)?.reason
      const life: Life = {
        isHired: application?.status === 'hired',
        isOver: !application || application.removedAt !== null,
        state: last?.state,
        dispute: last?.isDisputed ? (reason ? 'words' : 'status') : undefined,
        reversed: theirs.filter(({ state }) => state === 'reversed').length,
      }
      return [one, life]
    }),
  )
}

/** What is told apart: of an application that is over neither who is hired nor how it is disputed. */
function shown({ isHired, isOver, state, dispute, reversed }: Life): string {
  return JSON.stringify(isOver ? [state, dispute !== undefined, reversed] : [isHired, state, dispute, reversed])
}

/** @returns whether it is known to have been done or refused */
async function attempt(about: Case, fact: Fact): Promise<boolean> {
  try {
    await happen(app.deps, app.db, town, about, fact)
  } catch (error) {
    const isCut = databaseErrorIn(error) !== undefined || error instanceof Unavailable
    if (!(isCut || error instanceof AppError)) throw error
    return !isCut
  }
  return true
}

/** Kills a process of the database in the middle of its work: the database ends all others, and recovers from its log. */
async function kill(milliseconds: number): Promise<boolean> {
  await Bun.sleep(milliseconds)
  const [victim] = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and backend_type = 'client backend' order by (state = 'idle'), random() limit 1`
  if (victim) process.kill(victim.pid, 'SIGKILL')
  return victim !== undefined
}

/** Once the database answers again, nothing is due but by a fact. */
async function comeBack(): Promise<void> {
  await until(() =>
    app.db
      .transaction(async (tx) => {
        await tx.execute('set local session_replication_role = replica')
        await tx.update(rewards).set({ dueAt: drizzleSql`now() + interval '1 day'` }).where(eq(rewards.state, 'held'))
      })
      .then(
        () => true,
        () => false,
      ),
  )
}

/** What each account has to hold, by the lives of all applications alone. */
function expectedBalances(all: readonly Case[]): Map<string, number> {
  const sums = new Map<string, number>()
  const add = (account: string, cents: number) => sums.set(account, (sums.get(account) ?? 0) + cents)
  for (const { life, gross, recommender, companyId } of all) {
    if (!life.state || life.state === 'reversed') continue
    const own = gross * 0.75
    const isReceived = life.state === 'received' || life.state === 'paid-out'
    const [theirs, company] = {
      held: ['held', 'company-held'],
      due: ['due', 'company-due'],
      paid: ['due', 'settlement'],
      received: ['due', 'company-paid'],
      'paid-out': ['paid', 'company-paid'],
    }[life.state] as [string, string]
    add(`recommender-${theirs}/${recommender.userId}`, own)
    add(`goodword-${isReceived ? 'paid' : theirs}/${companyId}`, gross - own)
    add(`${company}/${companyId}`, -gross)
  }
  return sums
}

test(
  `${COUNT} random facts, several at once, leave what the rules say, and a ledger that adds up`,
  async () => {
    const cases: Case[] = []
    const over: Case[] = []
    let kills = 0
    const tried = new Map<string, number>()
    for (let done = 0; done < COUNT; ) {
      while (cases.length < CASES) cases.push(await newCase(app.db, town, pick))
      // Some applications get two facts at once.
      const under = Array.from({ length: AT_ONCE }, () => ({ about: cases[pick(CASES)] as Case, fact: nextFact() }))
      const isKilled = KILLS && pick(LIFETIME) === 0
      const killing = isKilled && kill(pick(30))
      const answers = await Promise.all(
        under.map(async ({ about, fact }) => ({ about, fact, isCertain: await attempt(about, fact) })),
      )
      if (await killing) kills += 1
      if (isKilled) await comeBack()
      done += answers.length
      for (const { fact } of answers) tried.set(fact, (tried.get(fact) ?? 0) + 1)
      const touched = Map.groupBy(answers, ({ about }) => about)
      const seen = await observe([...touched.keys()])
      for (const [about, facts] of touched) {
        // A sweep passes over what somebody else holds.
        const told = facts.map(({ fact, isCertain }) => ({
          fact,
          isCertain: isCertain && (fact !== 'due' || facts.length === 1),
        }))
        const now = seen.get(about) as Life
        const fitting = possibleLives(about.life, told).filter(
          (life) => shown(life) === shown(now) && life.isOver === now.isOver,
        )
        expect({ before: about.life, told, now, fitting: fitting.length > 0 }).toMatchObject({ fitting: true })
        about.life = now
        if (now.isOver && pick(3) === 0) over.push(...cases.splice(cases.indexOf(about), 1))
      }
      if (done % 60 === 0) await forgetLimits(app.db)
    }
    const held = (await app.db.select().from(accounts)).filter(({ balanceCents }) => balanceCents !== 0)
    const expected = [...expectedBalances([...cases, ...over])].sort()
    expect(held.map(({ id, balanceCents }) => [id, balanceCents] as [string, number]).sort()).toEqual(expected)
    expect(await checkLedger(sql)).toEqual([])
    if (KILLS)
      process.stdout.write(
        `${COUNT} facts, the database killed ${kills} times: ${[...tried].map((one) => one.join(' ')).join(', ')}\n`,
      )
    expect([...tried.keys()].sort()).toEqual([...FACTS].sort())
  },
  60_000 + COUNT * 40,
)
