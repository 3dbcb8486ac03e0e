import { beforeAll, expect, test } from 'bun:test'
import { and, sql as drizzleSql, eq, inArray, isNotNull } from 'drizzle-orm'
import postgres from 'postgres'
import { testApp } from '../../../test/harness.ts'
import { afterFact, FACTS, type Fact, type Life, type Step } from '../../../test/oracle.ts'
import { type Case, forgetLimits, happen, makeParties, newCase, type Parties } from '../../../test/parties.ts'
import { recordProof } from '../../../test/record-proof.ts'
import { replayLedger } from '../../../test/replay-ledger.ts'
import { until } from '../../../test/until.ts'
import { databaseErrorIn } from '../../db/connect/database-error.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { applications } from '../../db/schema/applications.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { rewardFacts } from '../../db/schema/reward-facts.ts'
import { rewardReasons } from '../../db/schema/reward-reasons.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { AppError, Unavailable } from '../../errors.ts'
import { checkLedger } from './check-ledger.ts'

/** `bun run ledger-proof` of the lab asks for more of them, and for the database to be killed under them; LEDGER_SEED for the same again. */
const COUNT = Number(process.env.LEDGER_FACTS ?? 1000)
const KILLS = Boolean(process.env.LEDGER_KILLS)
/** Rounds between two kills, about. */
const LIFETIME = 60
const seed = Number(process.env.LEDGER_SEED ?? crypto.getRandomValues(new Uint32Array(1))[0])
/** People who are hired, all at a time. */
const CASES = 30
/** Facts under way at once. */
const AT_ONCE = 8

const app = testApp({ NEWS_DELAY_SECONDS: '3600' }, { deadline: 20_000 })
let parties: Parties

beforeAll(async () => {
  parties = await makeParties(app.db)
  process.stdout.write(`seed ${seed}: LEDGER_SEED=${seed} tries the same again\n`)
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
function possibleLives(life: Life, facts: readonly { fact: Step; isCertain: boolean }[]): Life[] {
  if (facts.length === 0) return [life]
  return facts.flatMap(({ fact, isCertain }, at) => {
    const rest = facts.toSpliced(at, 1)
    const next = fact === 'pass' ? [...rest, { fact: 'due' as const, isCertain }] : rest
    return [...possibleLives(afterFact(life, fact), next), ...(isCertain ? [] : possibleLives(life, rest))]
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
  const decided = await app.db
    .select({ id: rewardFacts.rewardId, state: rewardFacts.outcome })
    .from(rewardFacts)
    .where(
      and(
        isNotNull(rewardFacts.outcome),
        isOneOf(
          rewardFacts.rewardId,
          all.map(({ id }) => id),
        ),
      ),
    )
  const { rows: contested } = await app.db.execute<{ id: string }>(drizzleSql`
    select distinct r.application_id as id from rewards r
      join reward_facts reversal on reversal.reward_id = r.id and reversal.kind = 'reversed'
      join reward_facts dispute on dispute.reward_id = r.id and dispute.kind = 'disputed' and dispute.id > reversal.id`)
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
        isDecided: decided.some(({ id }) => id === last?.id),
        isContested: contested.some(({ id }) => id === one.applicationId),
        reversed: theirs.filter(({ state }) => state === 'reversed').length,
      }
      return [one, life]
    }),
  )
}

/** What is told apart: of an application that is over neither who is hired nor how it is disputed. */
function shown({ isHired, isOver, state, dispute, isDecided, isContested, reversed }: Life): string {
  const always = [state, reversed, Boolean(isDecided), Boolean(isContested)]
  return JSON.stringify(isOver ? [...always, dispute !== undefined] : [...always, isHired, dispute])
}

/** @returns what is known of it: where the database was killed meanwhile, nothing */
async function attempt(about: Case, fact: Fact): Promise<'done' | 'refused' | 'cut'> {
  try {
    await happen(app.deps, app.db, parties, about, fact)
  } catch (error) {
    if (databaseErrorIn(error) !== undefined || error instanceof Unavailable) return 'cut'
    if (!(error instanceof AppError)) throw error
    return 'refused'
  }
  return 'done'
}

/**
 * Kills a process of the database in the middle of its work: the database ends all others, and recovers from its log.
 * @returns its checkpointer before, which does not outlive that; undefined where there was nobody to kill
 */
async function kill(milliseconds: number): Promise<number | undefined> {
  await Bun.sleep(milliseconds)
  const checkpointer = await checkpointerOf()
  const { rows } = await app.db.execute<{ pid: number }>(drizzleSql`
    select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and backend_type = 'client backend' order by (state = 'idle'), random() limit 1`)
  const [victim] = rows
  if (!victim) return undefined
  process.kill(victim.pid, 'SIGKILL')
  return checkpointer
}

/** Over the server's own pool, whose questions all settle, whatever becomes of the database. */
async function checkpointerOf(): Promise<number | undefined> {
  const { rows } = await app.db.execute<{ pid: number }>(
    drizzleSql`select pid from pg_stat_activity where backend_type = 'checkpointer'`,
  )
  return rows[0]?.pid
}

/** For how long a busy machine may take to recover, in milliseconds. */
const PATIENCE = 60_000

/**
 * Waits until the database has ended everything and recovered; then nothing is due but by a fact. It may answer for a moment
 * before it learns of the kill.
 */
async function comeBack(before: number): Promise<void> {
  await until(
    () =>
      checkpointerOf().then(
        (now) => now !== undefined && now !== before,
        () => false,
      ),
    PATIENCE,
  )
  await until(
    () =>
      app.db
        .transaction(async (tx) => {
          await tx.execute('set local session_replication_role = replica')
          await tx.update(rewards).set({ dueAt: drizzleSql`now() + interval '1 day'` }).where(eq(rewards.state, 'held'))
        })
        .then(
          () => true,
          () => false,
        ),
    PATIENCE,
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

/** Cents by which accounts are off, all together. */
function driftFrom(
  expected: ReadonlyMap<string, number>,
  held: readonly { id: string; balanceCents: number }[],
): number {
  const known = new Map(held.map(({ id, balanceCents }) => [id, balanceCents]))
  const ids = new Set([...known.keys(), ...expected.keys()])
  return [...ids].reduce((sum, id) => sum + Math.abs((known.get(id) ?? 0) - (expected.get(id) ?? 0)), 0)
}

test(
  `${COUNT} random concurrent facts leave the states the rules give, and a ledger that adds up`,
  async () => {
    const cases: Case[] = []
    const over: Case[] = []
    const began = performance.now()
    let [kills, candidates] = [0, 0]
    const tried = new Map<string, number>()
    const ended = { done: 0, refused: 0, cut: 0 }
    for (let done = 0; done < COUNT; ) {
      while (cases.length < CASES) {
        cases.push(await newCase(app.db, parties, pick))
        candidates += 1
      }
      // Some applications get two facts at once.
      const under = Array.from({ length: AT_ONCE }, () => ({ about: cases[pick(CASES)] as Case, fact: nextFact() }))
      const killing = KILLS && pick(LIFETIME) === 0 ? kill(pick(30)) : undefined
      const answers = await Promise.all(
        under.map(async ({ about, fact }) => ({ about, fact, end: await attempt(about, fact) })),
      )
      const before = await killing
      if (before !== undefined) {
        kills += 1
        await comeBack(before)
      }
      done += answers.length
      for (const { fact, end } of answers) {
        tried.set(fact, (tried.get(fact) ?? 0) + 1)
        ended[end] += 1
      }
      const touched = Map.groupBy(answers, ({ about }) => about)
      const seen = await observe([...touched.keys()])
      for (const [about, facts] of touched) {
        // A sweep passes over what somebody else holds.
        const told = facts.map(({ fact, end }) => ({
          fact: fact === 'due' ? ('pass' as const) : fact,
          isCertain: end !== 'cut' && (fact !== 'due' || facts.length === 1),
        }))
        const now = seen.get(about) as Life
        const fitting = possibleLives(about.life, told).filter(
          (life) => shown(life) === shown(now) && life.isOver === now.isOver,
        )
        expect({ before: about.life, told, now, fitting: fitting.length > 0 }).toMatchObject({ fitting: true })
        about.life = now
        if (now.isOver && pick(3) === 0) over.push(...cases.splice(cases.indexOf(about), 1))
      }
      // Before even facts of the operator alone come to the 60 a minute that they may do.
      if (done % (5 * AT_ONCE) === 0) await forgetLimits(app.db)
      if (KILLS && done % 10_000 === 0) process.stdout.write(`${done} facts, ${kills} kills\n`)
    }
    const held = (await app.db.select().from(accounts)).filter(({ balanceCents }) => balanceCents !== 0)
    const expected = expectedBalances([...cases, ...over])
    const replay = await replayLedger(app.db)
    const sql = postgres(app.ownerUrl, { max: 1, onnotice: () => {} })
    const brokenRules = await checkLedger(sql)
    await sql.end()
    recordProof({
      ...{ seed, facts: [...tried], ...ended, kills, candidates, candidatesAtOnce: CASES, factsAtOnce: AT_ONCE },
      ...{ recommenders: parties.recommenders.length, managers: parties.managers.length },
      ...{ ...replay, drift: driftFrom(expected, held), brokenRules: brokenRules.length },
      seconds: (performance.now() - began) / 1000,
    })
    expect(held.map(({ id, balanceCents }) => [id, balanceCents] as [string, number]).sort()).toEqual(
      [...expected].sort(),
    )
    expect(replay).toMatchObject({ sum: 0, differing: 0, belowNothing: 0, doublePromises: 0 })
    expect(brokenRules).toEqual([])
    expect([...tried.keys()].sort()).toEqual([...FACTS].sort())
  },
  // On a machine that does much else.
  60_000 + COUNT * 100,
)
