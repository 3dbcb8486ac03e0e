import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { VALID } from '../contract/test/boundaries.ts'
import { Browser } from '../test/browser.ts'
import { makeCompany, makeJob } from '../test/factories.ts'
import { startFaultStack } from '../test/stack.ts'
import { until } from '../test/until.ts'
import { jobs } from './db/schema/jobs.ts'
import { letters } from './db/schema/letters.ts'
import { referrals } from './db/schema/referrals.ts'
import { sessions } from './db/schema/sessions.ts'
import { users } from './db/schema/users.ts'
import { startQueue } from './queue/start-queue.ts'
import { SWEEPS } from './sweeps/sweeps.ts'
import { createLogger } from './watching/log.ts'

/** Two servers as `bun start` runs them, on one database, one mail server and one object store. */
setDefaultTimeout(30_000)

const stack = await startFaultStack()
await stack.startServer()
const urls = [stack.url, await stack.startReplica()] as const
let referrer: { id: string; at: (replica: 0 | 1) => Browser }
let jobId: string

beforeAll(async () => {
  const manager = await stack.signIn('hiring_manager')
  jobId = (await makeJob(stack.db, await makeCompany(stack.db, { ownerId: manager.id }))).id
  referrer = await newReferrer()
})
afterAll(() => stack.stop())

/** Somebody whose browser is led to one or the other server, with one and the same session. */
async function newReferrer() {
  const { id, browser } = await stack.signIn('referrer')
  const at = (replica: 0 | 1) => {
    const same = new Browser(urls[replica])
    for (const [name, value] of browser.cookies) same.cookies.set(name, value)
    return same
  }
  return { id, at }
}
const invitation = (candidateEmail: string, referrerId = referrer.id) => ({
  jobId,
  referrerId,
  candidateEmail,
  candidateName: 'Kim Park',
})
const either = (number: number) => (number % 2) as 0 | 1

describe('a session shared by two servers', () => {
  const user = (at: (replica: 0 | 1) => Browser) =>
    Promise.all([0, 1].map(async (replica) => (await at(either(replica)).get('/api/auth/user')).status))

  test('an ended session reads nothing at the server that ended it', async () => {
    const { at } = await newReferrer()
    expect(await user(at)).toEqual([200, 200])
    await at(0).get('/api/auth/logout')
    expect((await at(0).get('/api/auth/user')).status).toBe(401)
  })

  test('an ended session changes nothing at any server', async () => {
    const { id, at } = await newReferrer()
    expect(await user(at)).toEqual([200, 200])
    await stack.db.update(sessions).set({ revokedAt: sql`now()` }).where(eq(sessions.userId, id))
    const statuses = [0, 1].map(async (replica) => {
      return (await at(either(replica)).post('/api/referrals', invitation('kim@example.com', id))).status
    })
    expect(await Promise.all(statuses)).toEqual([401, 401])
  })

  test('an ended session reads nothing at any server after a second, even without a notification', async () => {
    const { id, at } = await newReferrer()
    expect(await user(at)).toEqual([200, 200])
    await stack.db.update(sessions).set({ revokedAt: sql`now()` }).where(eq(sessions.userId, id))
    await Bun.sleep(1000)
    expect(await user(at)).toEqual([401, 401])
  })
})

test(
  'a job list is as it was changed 50 ms ago, at both servers',
  async () => {
    const rounds = Number(process.env.FRESH_ROUNDS ?? 30)
    const { at } = await newReferrer()
    const stale: number[] = []
    const company = await makeCompany(stack.db, { ownerId: (await stack.signIn('hiring_manager')).id })
    const { id } = await makeJob(stack.db, company)
    for (let round = 0; round < rounds; round++) {
      const title = `Title ${round}`
      await stack.db.update(jobs).set({ title }).where(eq(jobs.id, id))
      await Bun.sleep(50)
      for (const replica of [0, 1] as const) {
        const { body } = await at(replica).get('/api/jobs?limit=1')
        if (body[0].title !== title) stale.push(round)
      }
    }
    expect(stale).toEqual([])
  },
  600_000 + 30_000,
)

test('a server lists its own changes at once', async () => {
  const manager = await stack.signIn('hiring_manager')
  await makeCompany(stack.db, { ownerId: manager.id })
  const { at } = await newReferrer()
  for (let round = 0; round < 20; round++) {
    const title = `Posted ${round}`
    expect((await manager.browser.post('/api/jobs', { ...VALID.job, title })).status).toBe(201)
    expect((await at(0).get('/api/jobs?limit=1')).body[0].title).toBe(title)
  }
})

test('a post sent to both servers at once makes one row', async () => {
  const body = invitation('both@example.org')
  const key = { 'idempotency-key': crypto.randomUUID() }
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, number) => referrer.at(either(number)).post('/api/referrals', body, key)),
  )
  expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(201))
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
  expect(await stack.db.$count(referrals, eq(referrals.candidateEmail, body.candidateEmail))).toBe(1)
})

test('every letter is sent once across workers', async () => {
  const people = Array.from({ length: 40 }, (_, number) => `once-${number}@example.org`)
  const write = async (email: string, number: number) =>
    (await referrer.at(either(number)).post('/api/referrals', invitation(email))).status
  for (let from = 0; from < people.length; from += 8) {
    const some = people.slice(from, from + 8)
    expect(await Promise.all(some.map(write))).toEqual(Array(8).fill(201))
  }
  await until(async () => (await stack.db.$count(letters, sql`state <> 'sent'`)) === 0, 20_000)
  const received = stack.smtp.received.map(({ to }) => to).filter((to) => to.startsWith('once-'))
  expect(received.sort()).toEqual(people.sort())
})

test('a rate limit counts across servers', async () => {
  const { id, at } = await newReferrer()
  const [user] = await stack.db.select({ email: users.email }).from(users).where(eq(users.id, id))
  const letter = { to: user?.email, subject: 'A test', message: 'Hello' }
  const statuses: number[] = []
  for (let number = 0; number < 7; number++) {
    statuses.push((await at(either(number)).post('/api/test-email', letter)).status)
  }
  expect(statuses.filter((status) => status < 300)).toHaveLength(5)
  expect(statuses.slice(5)).toEqual([429, 429])
})

test('a sweep is scheduled once across servers, and a sweep requested twice runs once', async () => {
  const { rows: scheduled } = await stack.db.execute<{ name: string }>(
    sql`select name from pgboss.schedule where name like 'sweep-%' order by name`,
  )
  const names = Object.keys(SWEEPS).map((name) => `sweep-${name}`)
  expect(scheduled.map(({ name }) => name)).toEqual(names.sort())
  const queue = await startQueue(stack.env.DATABASE_URL, createLogger({ LOG_LEVEL: 'silent' }))
  const ids = await Promise.all([queue.send('sweep-limits'), queue.send('sweep-limits')])
  expect(ids.filter(Boolean)).toHaveLength(1)
  const { rows } = await stack.db.execute(sql`select count(*)::int as jobs from pgboss.job where name = 'sweep-limits'`)
  expect(rows[0]?.jobs).toBe(1)
  await queue.stop()
})
