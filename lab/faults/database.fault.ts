import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { and, eq, inArray } from 'drizzle-orm'
import postgres from 'postgres'
import { events } from '../../backend/src/db/schema/events.ts'
import { letters } from '../../backend/src/db/schema/letters.ts'
import { referrals } from '../../backend/src/db/schema/referrals.ts'
import { statusChanges } from '../../backend/src/db/schema/status-changes.ts'
import { verifyEvents } from '../../backend/src/record/events/verify-events.ts'
import type { Reply } from '../../backend/test/browser.ts'
import { makeApplication, makeCompany, makeJob, makeReferral } from '../../backend/test/factories.ts'
import { recordFigures } from '../../backend/test/record-figures.ts'
import { seconds } from '../../backend/test/seconds.ts'
import { type FaultStack, startFaultStack } from '../../backend/test/stack.ts'
import { until } from '../../backend/test/until.ts'
import { settledOf } from './settled.ts'

setDefaultTimeout(60_000)

let stack: FaultStack
let jobId: string
let manager: Awaited<ReturnType<FaultStack['signIn']>>
let referrer: Awaited<ReturnType<FaultStack['signIn']>>

beforeAll(async () => {
  stack = await startFaultStack()
  await stack.startServer()
  manager = await stack.signIn('hiring_manager')
  jobId = (await makeJob(stack.db, await makeCompany(stack.db, { ownerId: manager.id }))).id
  referrer = await stack.signIn('referrer')
})
afterAll(() => stack.stop())

const timed = async (call: Promise<Reply>) => {
  const began = performance.now()
  const reply = await call
  return { ...reply, began, took: performance.now() - began }
}
const look = () => timed(referrer.browser.get('/api/jobs?limit=5'))
/** Who asks for what nobody else asks for waits for a connection of their own, not for somebody else's reading. */
const lookFor = (number: number) => timed(referrer.browser.get(`/api/jobs?limit=5&q=word${number}`))
/** Milliseconds until the first good answer from now on. */
async function recovery(): Promise<number> {
  const began = performance.now()
  await until(async () => (await look()).status === 200)
  return performance.now() - began
}

test('PostgreSQL killed in the middle of requests and started again', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => stack.signIn('referrer')))
  const acknowledged: string[] = []
  const settled: { status: number; began: number; took: number }[] = []
  let begun = 0
  let isOver = false
  const visit = async ({ id, browser }: (typeof people)[number]) => {
    while (!isOver) {
      begun += 1
      const candidateEmail = `${crypto.randomUUID()}@example.org`
      const body = { jobId, referrerId: id, candidateEmail, candidateName: 'Kim Park' }
      const { status, began, took } = await timed(browser.post('/api/referrals', body))
      settled.push({ status, began, took })
      if (status === 201) acknowledged.push(candidateEmail)
      settled.push(await look())
      begun += 1
    }
  }
  const visits = people.map(visit)
  await until(() => acknowledged.length > 50)
  const killedAt = performance.now()
  await stack.database.kill()
  await until(() => settled.some(({ status }) => status === 503))
  await stack.database.start()
  const recovered = await recovery()
  const before = acknowledged.length
  await until(() => acknowledged.length > before + 50)
  isOver = true
  await settledOf(visits)

  const refused = settled.filter(({ status }) => status === 503)
  const longest = Math.max(...refused.map(({ began, took }) => Math.min(took, began + took - killedAt)))
  const rows = await stack.db.select({ email: referrals.candidateEmail }).from(referrals)
  const stored = new Set(rows.map(({ email }) => email))
  const lost = acknowledged.filter((email) => !stored.has(email)).length
  const [written, told] = [await stack.db.$count(letters), await stack.db.$count(events)]
  recordFigures('database-killed', {
    'seconds to recover': seconds(recovered),
    'longest until refused': seconds(longest),
    'rows lost': lost,
    'half writes': Math.abs(rows.length - written) + Math.abs(rows.length - told),
    'requests never settled': begun - settled.length,
  })
  expect(new Set(settled.map(({ status }) => status).filter((status) => status >= 500))).toEqual(new Set([503]))
  expect([lost, written, told, settled.length]).toEqual([0, rows.length, rows.length, begun])
  expect(longest).toBeLessThan(2000)
  expect(recovered).toBeLessThan(1000)
})

test('PostgreSQL frozen', async () => {
  stack.database.signal('SIGSTOP')
  const replies = await settledOf(Array.from({ length: 60 }, (_, number) => lookFor(number)))
  const health = await timed(referrer.browser.get('/healthz'))
  const ready = await timed(referrer.browser.get('/readyz'))
  stack.database.signal('SIGCONT')
  const recovered = await recovery()
  const longest = Math.max(ready.took, ...replies.map(({ took }) => took))
  recordFigures('database-frozen', {
    'seconds to recover': seconds(recovered),
    'longest request': seconds(longest),
    'requests never settled': 60 - replies.length,
  })
  expect(replies.map(({ status }) => status)).toEqual(Array(60).fill(503))
  expect([health.status, ready.status]).toEqual([200, 503])
  expect(longest).toBeLessThan(3000)
  expect(recovered).toBeLessThan(1000)
})

/** More than run and wait in the server, and fewer than Bun's client has under way at once: the rest would wait in there. */
const CALLERS = 250

test('every connection busy', async () => {
  const other = postgres(stack.env.DATABASE_URL, { max: 1 })
  const held = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const holding = other.begin(async (tx) => {
    await tx`lock table jobs in access exclusive mode`
    locked.resolve()
    await held.promise
  })
  await locked.promise
  const replies = await settledOf(Array.from({ length: CALLERS }, (_, number) => lookFor(number)))
  held.resolve()
  await holding
  await other.end()
  const recovered = await recovery()
  // Ten hold a connection until the server itself ends their statement; everybody else waits in the queue or is refused.
  const took = replies.map((reply) => reply.took).sort((a, b) => a - b)
  recordFigures('connections-busy', {
    'seconds to recover': seconds(recovered),
    'refused within (all but the ten under way)': seconds(took.at(-11) ?? 0),
    'longest request': seconds(took.at(-1) ?? 0),
    'requests never settled': CALLERS - replies.length,
  })
  expect(replies.map(({ status }) => status)).toEqual(Array(CALLERS).fill(503))
  expect(took.at(-11)).toBeLessThan(1000)
  expect(recovered).toBeLessThan(1000)
})

test('fifty statuses set at once', async () => {
  const company = await makeCompany(stack.db, { ownerId: (await stack.signIn('hiring_manager')).id })
  const job = await makeJob(stack.db, company)
  const owner = await stack.signInAs(company.ownerId)
  const ids: string[] = []
  for (let count = 0; count < 50; count++) {
    const referral = await makeReferral(stack.db, { job, referrerId: referrer.id })
    ids.push((await makeApplication(stack.db, { referral })).id)
  }
  const before = await stack.db.$count(events)
  const replies = await Promise.all(
    ids.map((id) => timed(owner.patch(`/api/applications/${id}/status`, { status: 'interview' }))),
  )
  const history = await stack.db.$count(
    statusChanges,
    and(eq(statusChanges.toStatus, 'interview'), inArray(statusChanges.applicationId, ids)),
  )
  const told = (await stack.db.$count(events)) - before
  const { broken } = await verifyEvents(stack.db)
  recordFigures('statuses-at-once', {
    'fifty at once, in the history': history,
    'in the event log, which verifies': told,
    'longest of them': seconds(Math.max(...replies.map(({ took }) => took))),
  })
  expect(replies.map(({ status }) => status)).toEqual(Array(50).fill(200))
  expect([history, told, broken]).toEqual([50, 50, undefined])
})

test('ten thousand jobs, ten thousand referrals of one person, ten thousand on one job', async () => {
  // On a connection without the time limits of requests.
  const admin = postgres(stack.env.DATABASE_URL, { max: 1 })
  await admin`insert into jobs (company_id, posted_by, title, description, requirements, location, type, company_name)
    select company_id, posted_by, title || ' ' || n, repeat(description, 5), requirements, location, type, company_name
    from jobs cross join generate_series(1, 10000) n where jobs.id = ${jobId}`
  const person = await stack.signIn('referrer')
  const crowd = await stack.signIn('referrer')
  const slowest = async (path: string, { browser }: Pick<typeof person, 'browser'> = person, wanted = 0) => {
    let worst = 0
    for (let count = 0; count < 10; count++) {
      const { status, body, took } = await timed(browser.get(path))
      expect(status).toBe(200)
      expect(body.length).toBeGreaterThanOrEqual(wanted)
      worst = Math.max(worst, took)
    }
    return worst
  }
  const measured: Record<string, number> = {}

  // Before any are spread over other jobs: then statistics say that whichever job has referrals has them all.
  await admin`delete from referrals`
  await admin`with made as (
      insert into referrals (job_id, referrer_id, candidate_email, candidate_key, candidate_name, token_hash, token_expires_at)
      select ${jobId}, ${crowd.id}, n || '@example.org', n || '@example.org', 'Candidate ' || n, 'one-' || n, now() + interval '1 day'
      from generate_series(1, 10000) n returning id, job_id, candidate_key)
    insert into applications (referral_id, job_id, candidate_key, first_name, last_name, email, agreement_text, agreement_hash)
    select id, job_id, candidate_key, 'Kim', 'Park', candidate_key, 'agreed', 'hash' from made`
  await admin`analyze`
  measured['the newest 1,000 jobs, one with 10,000 referrals'] = await slowest('/api/jobs', person, 1000)
  measured['a page of them'] = await slowest('/api/jobs?limit=50&q=job&sort=salary', person, 50)
  measured['its manager: the newest 1,000 jobs with their counts'] = await slowest('/api/jobs/my-jobs', manager, 1000)
  measured['its manager: the newest 1,000 of 10,000 applications'] = await slowest(
    `/api/applications/job/${jobId}`,
    manager,
    1000,
  )

  await admin`insert into referrals (job_id, referrer_id, candidate_email, candidate_key, candidate_name, token_hash, token_expires_at)
    select id, ${person.id}, id || '@example.org', id || '@example.org', 'Candidate ' || id, 'made-' || id, now() + interval '1 day'
    from jobs limit 10000`
  await admin`analyze`
  await admin.end()
  measured['the newest 1,000 jobs, each with a referral'] = await slowest('/api/jobs', person, 1000)
  measured['the newest 1,000 of 10,000 referrals of one person'] = await slowest(
    `/api/referrals/user/${person.id}`,
    person,
    1000,
  )
  const settledAt = stack.memory()
  await slowest('/api/jobs')
  const grown = stack.memory() - settledAt
  recordFigures('ten-thousand-rows', {
    ...Object.fromEntries(Object.entries(measured).map(([what, took]) => [`${what}, slowest of ten`, seconds(took)])),
    'memory grown over ten more': `${(grown / 1e6).toFixed(0)} MB`,
  })
  expect(measured['a page of them']).toBeLessThan(500)
  for (const took of Object.values(measured)) expect(took).toBeLessThan(3000)
  expect(grown).toBeLessThan(150e6)
})
