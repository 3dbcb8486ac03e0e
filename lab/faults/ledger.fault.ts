import { afterAll, beforeAll, beforeEach, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import postgres from 'postgres'
import { rateLimits } from '../../backend/src/db/schema/rate-limits.ts'
import { rewards } from '../../backend/src/db/schema/rewards.ts'
import { checkLedger } from '../../backend/src/money/ledger/check-ledger.ts'
import { makeApplication, makeCompany, makeJob, makeReferral, makeUser } from '../../backend/test/factories.ts'
import { letGuaranteePass } from '../../backend/test/let-guarantee-pass.ts'
import { recordFigures } from '../../backend/test/record-figures.ts'
import { seconds } from '../../backend/test/seconds.ts'
import { type FaultStack, startFaultStack } from '../../backend/test/stack.ts'
import { until } from '../../backend/test/until.ts'
import { ROOT } from '../../scripts/rooms.ts'

setDefaultTimeout(120_000)

let stack: FaultStack
let sql: postgres.Sql
let manager: Awaited<ReturnType<FaultStack['signIn']>>
let recommender: { id: string; email: string }
let managerEmail: string

/** Seconds that news wait: long enough for what comes and goes. */
const DELAY = 2

beforeAll(async () => {
  stack = await startFaultStack()
  sql = postgres(stack.env.DATABASE_URL, { max: 1, onnotice: () => {} })
  await startServer()
})
beforeEach(async () => {
  stack.smtp.fault = () => undefined
  recommender = await makeUser(stack.db, { role: 'referrer', email: `ada-${crypto.randomUUID()}@example.org` })
  managerEmail = `olga-${crypto.randomUUID()}@example.org`
  const { id } = await makeUser(stack.db, { role: 'hiring_manager', email: managerEmail })
  manager = { id, browser: await stack.signInAs(id) }
})
afterAll(async () => {
  await sql.end()
  await stack.stop()
})

const startServer = () => stack.startServer({ NEWS_DELAY_SECONDS: String(DELAY) })

/** Somebody whom the recommender invited has applied. @returns the application's id */
async function applied(): Promise<string> {
  const job = await makeJob(stack.db, await makeCompany(stack.db, { ownerId: manager.id }), { referralBonus: 3000 })
  const referral = await makeReferral(stack.db, { job, referrerId: recommender.id })
  return (await makeApplication(stack.db, { referral })).id
}
const set = (id: string, status: 'hired' | 'rejected') =>
  manager.browser.patch(`/api/applications/${id}/status`, { status })
const rewardsOf = (id: string) => stack.db.select().from(rewards).where(eq(rewards.applicationId, id))
/** What arrived about rewards, by its subject up to the job. */
const told = () =>
  stack.smtp.received
    .filter(({ to }) => to === recommender.email || to === managerEmail)
    .map(({ subject }) => subject.split(':')[0])
    .filter((subject = '') => /reward|bonus/.test(subject))
    .sort()
/** Once nothing of it waits any more. */
const settled = () =>
  until(async () => {
    const rows = await sql`
      select 1 from letters where state in ('queued', 'waiting')
      union all select 1 from pgboss.job where name = 'status-notifications' and state < 'completed'`
    return rows.length === 0
  }, 60_000)

test('the server killed between a hire and its letters, and while they are sent', async () => {
  const first = await applied()
  expect((await set(first, 'hired')).status).toBe(200)
  // The promise is posted, and its news wait.
  await stack.killServer()
  expect([(await rewardsOf(first)).length, told()]).toEqual([1, []])
  stack.smtp.fault = ({ to, tries }) => (to === recommender.email && tries <= 2 ? 'hang' : undefined)
  await startServer()
  await until(() => stack.smtp.tries.includes(recommender.email), 30_000)
  await stack.killServer()
  stack.smtp.fault = () => undefined
  const began = performance.now()
  await startServer()
  await until(() => told().length === 2, 60_000)
  const took = performance.now() - began
  await settled()
  recordFigures('reward-untold', {
    'promises of one hire, after two kills': (await rewardsOf(first)).length,
    'letters about it': told().length,
    'seconds until another server had sent all': seconds(took),
  })
  expect(told()).toEqual(['A referral bonus is promised', 'Your reward is promised'])
  expect((await rewardsOf(first)).map(({ state }) => state)).toEqual(['held'])
  expect(await checkLedger(sql)).toEqual([])
})

test('an application hired and rejected a hundred times, with the server killed in between', async () => {
  const id = await applied()
  let kills = 0
  for (let times = 0; times < 100; times++) {
    await stack.db.delete(rateLimits)
    expect((await set(id, 'hired')).status).toBe(200)
    // However many letters there were today.
    await sql`update letters set created_at = created_at - interval '1 day'`
    // Killed with the change under way: it is made, or it is not.
    if (times % 25 === 24) {
      const change = set(id, 'rejected').catch(() => undefined)
      await stack.killServer()
      await change
      kills += 1
      await startServer()
    }
    expect((await set(id, 'rejected')).status).toBe(200)
  }
  await settled()
  const all = await rewardsOf(id)
  const standing = all.filter(({ state }) => state !== 'reversed')
  // A kill takes long enough for the news of a hire to be due; what ended meanwhile is then told as well.
  const [promised, ended] = ['promised', 'taken back'].map((word) => told().filter((one) => one?.endsWith(word)).length)
  recordFigures('hired-and-rejected', {
    hires: all.length,
    'servers killed': kills,
    'promises that stand': standing.length,
    'letters of promises less those of their ends': (promised ?? 0) - (ended ?? 0),
  })
  expect([all.length, standing, (promised ?? 0) - (ended ?? 0)]).toEqual([100, [], 0])
  expect(promised).toBeLessThanOrEqual(2 * kills)
  expect(await checkLedger(sql)).toEqual([])
})

/** Makes due what is, as `bun scripts/sweep.ts due` does, on a machine whose clock is off. */
async function sweepWithClock(minutes: number): Promise<string> {
  const preload = join(import.meta.dir, 'shifted-clock.ts')
  const child = Bun.spawn([process.execPath, '--preload', preload, 'scripts/sweep.ts', 'due'], {
    cwd: ROOT,
    env: { ...process.env, ...stack.variables, CLOCK_MINUTES: String(minutes) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // The queue warns of the clock before.
  return (await new Response(child.stdout).text()).trim().split('\n').at(-1) ?? ''
}

test("the server's clock 61 days off, either way, while rewards become due", async () => {
  const minutes = 61 * 24 * 60
  const id = await applied()
  await set(id, 'hired')
  const [reward] = await rewardsOf(id)
  const early = await sweepWithClock(minutes)
  await letGuaranteePass(stack.db, reward?.id ?? '')
  const late = await sweepWithClock(-minutes)
  const [{ days } = { days: 0 }] = await sql<{ days: number }[]>`
    select round(extract(epoch from f.created_at - now()) / 86400)::int as days
      from reward_facts f where f.reward_id = ${reward?.id ?? ''} and f.kind = 'due'`
  recordFigures('guarantee-by-a-wrong-clock', {
    'days the clock was off': '61 and -61',
    'before the guarantee had passed': early,
    'and after': late,
    'days by which it is dated wrongly': days,
  })
  expect([early, late, days]).toEqual([
    'due: made due 0 rewards whose guarantee has passed',
    'due: made due 1 rewards whose guarantee has passed',
    0,
  ])
  expect(await checkLedger(sql)).toEqual([])
})
