import { beforeAll, expect, test } from 'bun:test'
import { JobInput, Posting } from '@goodword/contract/jobs'
import { OVERDUE_DAYS, SLOT_NAMES } from '@goodword/contract/limits'
import { REWARD_STATES } from '@goodword/contract/statement'
import {
  APPLICATION_STATUSES,
  EXPERIENCE_LEVELS,
  JOB_TYPES,
  REFERRAL_PROGRESS,
  REFERRAL_STATUSES,
} from '@goodword/contract/statuses'
import { eq, ne } from 'drizzle-orm'
import postgres from 'postgres'
import { applications } from '../src/db/schema/applications.ts'
import { companies } from '../src/db/schema/companies.ts'
import { eventSalts } from '../src/db/schema/event-salts.ts'
import { events } from '../src/db/schema/events.ts'
import { jobs } from '../src/db/schema/jobs.ts'
import { letters } from '../src/db/schema/letters.ts'
import { objects } from '../src/db/schema/objects.ts'
import { referrals } from '../src/db/schema/referrals.ts'
import { rewardReasons } from '../src/db/schema/reward-reasons.ts'
import { rewards } from '../src/db/schema/rewards.ts'
import { statusChanges } from '../src/db/schema/status-changes.ts'
import { users } from '../src/db/schema/users.ts'
import { openLetter } from '../src/letters/open-letter.ts'
import { unsentRewardChange } from '../src/letters/status-notifications/unsent-reward-change.ts'
import { checkLedger } from '../src/money/ledger/check-ledger.ts'
import { endReward } from '../src/money/ledger/end-reward.ts'
import { subjectOf } from '../src/record/events/append-event.ts'
import { verifyEvents } from '../src/record/events/verify-events.ts'
import { inspectFile } from '../src/storage/inspection/inspect-file.ts'
import { objectKey } from '../src/storage/object-key.ts'
import { testApp } from '../test/harness.ts'
import { signInBy } from '../test/sign-in.ts'
import { DEMO_PEOPLE, INGRID, MAYA, NORA } from './content/people.ts'

import { seedDemo } from './seed-demo.ts'

const app = testApp({}, { deadline: 30_000 })

beforeAll(async () => {
  await seedDemo(app.deps)
})

test('seeding twice changes nothing', async () => {
  const tables = [users, companies, jobs, referrals, applications, statusChanges, objects]
  const read = () => Promise.all(tables.map((table) => app.db.select().from(table).orderBy(table.id)))
  const before = await read()
  await seedDemo(app.deps)
  expect(await read()).toEqual(before)
})

test('the seed sends no letters: all recent ones are undeliverable, and operators can open each', async () => {
  const all = await app.db.select().from(letters).where(ne(letters.state, 'sent'))
  expect(all.map(({ state }) => state)).toEqual(['parked', 'parked', 'parked'])
  const opened = await Promise.all(all.map((row) => openLetter(app.deps, row)))
  for (const letter of opened) expect(letter?.to).toContain('@')
})

test('there are at least 40 open jobs at 12 companies, of every type and level, and a closed one', async () => {
  const all = await app.db.select().from(jobs)
  const open = all.filter(({ isActive }) => isActive)
  expect(open.length).toBeGreaterThanOrEqual(40)
  expect(all.length).toBeGreaterThan(open.length)
  expect(new Set(open.map(({ companyId }) => companyId)).size).toBe(12)
  expect(new Set(open.map(({ type }) => type))).toEqual(new Set(JOB_TYPES))
  for (const level of EXPERIENCE_LEVELS) {
    const found = open.filter(({ title, description }) => `${title} ${description}`.toLowerCase().includes(level))
    expect(found.length).toBeGreaterThanOrEqual(3)
  }
})

test('every optional field of a job is set on some demo jobs and missing on others', async () => {
  const all = await app.db.select().from(jobs)
  for (const [name, field] of Object.entries(Posting.shape)) {
    const isSaid = (job: Record<string, unknown>) => job[name] !== null
    expect([name, all.some(isSaid), all.every(isSaid)]).toEqual([name, true, !field.safeParse(null).success])
  }
})

test('some demo jobs have no salary, half a range, or no bonus', async () => {
  const all = await app.db.select().from(jobs)
  expect(all.some(({ salaryMin, salaryMax }) => salaryMin === null && salaryMax === null)).toBe(true)
  expect(all.some(({ salaryMin, salaryMax }) => (salaryMin === null) !== (salaryMax === null))).toBe(true)
  expect(all.some(({ referralBonus }) => referralBonus === null)).toBe(true)
})

test('every demo job passes the posting form', async () => {
  for (const job of await app.db.select().from(jobs)) {
    // A job without requirements is allowed where jobs are listed, not in the form.
    const requirements = job.requirements ?? 'As described above, and nothing more.'
    const posted = { ...job, requirements, hasReferralBonus: job.referralBonus !== null }
    expect(JobInput.safeParse(posted).error?.issues).toBeUndefined()
  }
})

test('the logo of every demo job is readable from the store', async () => {
  const paths = new Set((await app.db.select().from(jobs)).map(({ companyLogo }) => companyLogo ?? ''))
  expect(paths.size).toBe(12)
  for (const path of paths) {
    const reply = await fetch(app.url + path)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png'])
    const id = path.split('/').at(-1) ?? ''
    const [logo] = await app.db.select().from(objects).where(eq(objects.id, id))
    expect((await reply.bytes()).byteLength).toBe(logo?.size ?? 0)
  }
})

test('every demo document is a PDF as recorded', async () => {
  const documents = (await app.db.select().from(objects)).filter(({ purpose }) => purpose !== 'logo')
  expect(documents.length).toBeGreaterThan(30)
  for (const { key, size, contentType } of documents) {
    const path = objectKey('private', key)
    expect(await app.storage.head(path)).toMatchObject({ size: size ?? 0, type: contentType ?? '' })
    expect((await inspectFile(await app.storage.read(path))).type).toBe('application/pdf')
  }
})

test('every demo application has a resume, some a portfolio, and up to three additional documents', async () => {
  const files = await app.db.select().from(objects)
  const counts = (await app.db.select().from(applications)).map(({ id }) =>
    SLOT_NAMES.map((slot) => files.filter((file) => file.applicationId === id && file.purpose === slot).length),
  )
  const bySlot = SLOT_NAMES.map((_, slot) => [...new Set(counts.map((count) => count[slot]))].sort())
  expect(Object.fromEntries(SLOT_NAMES.map((slot, index) => [slot, bySlot[index]]))).toEqual({
    logo: [0],
    resume: [1],
    portfolio: [0, 1],
    additional: [0, 1, 2, 3],
  })
})

test('demo data has every status of applications and referrals', async () => {
  const sent = await app.db.select().from(referrals)
  const received = await app.db.select().from(applications)
  expect(new Set(received.map(({ status }) => status))).toEqual(new Set(APPLICATION_STATUSES))
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([...REFERRAL_STATUSES, null]))
  expect(new Set(sent.map(({ progress }) => progress))).toEqual(new Set(REFERRAL_PROGRESS))
})

test("every referrer's message in demo data was written with the notice that the company may read it", async () => {
  expect(await app.db.$count(referrals, eq(referrals.isMessagePrivate, true))).toBe(0)
})

test("an application's history starts with the submission, runs forward and ends with its current status", async () => {
  const now = Date.now()
  const changes = await app.db.select().from(statusChanges).orderBy(statusChanges.createdAt)
  const all = await app.db
    .select({ application: applications, referral: referrals, job: jobs })
    .from(applications)
    .innerJoin(referrals, eq(referrals.id, applications.referralId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
  for (const { application, referral, job } of all) {
    const history = changes.filter(({ applicationId }) => applicationId === application.id)
    expect(history[0]).toMatchObject({ fromStatus: null, toStatus: 'pending', createdAt: application.createdAt })
    expect(history.slice(1).map(({ fromStatus }) => fromStatus)).toEqual(
      history.slice(0, -1).map(({ toStatus }) => toStatus),
    )
    expect(history.at(-1)?.toStatus).toBe(application.status)
    const moments = [job, referral, ...history].map(({ createdAt }) => createdAt.getTime())
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
    expect(moments.at(-1)).toBeLessThan(now)
  }
})

test('the event log has every referral, submission and status change, and verifies', async () => {
  const told = await app.db.select().from(events).orderBy(events.seq)
  expect(await verifyEvents(app.db)).toEqual({
    count: told.length,
    chains: new Set(told.map(({ jobId }) => jobId)).size,
  })
  const count = (...kinds: string[]) => told.filter(({ kind }) => kinds.includes(kind)).length
  expect(count('referral-created')).toBe(await app.db.$count(referrals))
  expect(count('submitted')).toBe(await app.db.$count(applications))
  expect(count('submitted', 'status-changed')).toBe(await app.db.$count(statusChanges))
  const people = await app.db
    .select({ referral: referrals, salt: eventSalts.salt })
    .from(referrals)
    .leftJoin(eventSalts, eq(eventSalts.referralId, referrals.id))
  for (const { referral, salt } of people) {
    const [created, ...later] = told.filter(({ referralId }) => referralId === referral.id)
    expect(created?.kind).toBe('referral-created')
    if (referral.progress === 'declined' || referral.progress === 'revoked')
      expect([salt, later.map(({ kind }) => kind)]).toEqual([null, [referral.progress]])
    else expect(created?.subject).toBe(subjectOf(salt ?? '', referral.candidateKey))
  }
})

test('no demo invitation is older than its job, an open link works and an expired one has run out', async () => {
  const all = await app.db.select().from(referrals).innerJoin(jobs, eq(jobs.id, referrals.jobId))
  for (const { referrals: referral, jobs: job } of all) {
    expect(referral.createdAt.getTime()).toBeGreaterThan(job.createdAt.getTime())
    const isOver = referral.tokenExpiresAt.getTime() < Date.now()
    if (['invited', 'interested'].includes(referral.progress)) expect(isOver).toBe(false)
    if (referral.progress === 'expired') expect(isOver).toBe(true)
  }
})

test("Maya's held, due, paid and reversed rewards add up", async () => {
  const [maya] = await app.db.select().from(users).where(eq(users.email, MAYA.email))
  const theirs = await app.db
    .select()
    .from(rewards)
    .where(eq(rewards.recommenderId, maya?.id ?? ''))
    .orderBy(rewards.state)
  expect(theirs.map(({ state }) => state)).toEqual(['due', 'held', 'paid', 'paid-out', 'reversed'])
  for (const { hiredAt, createdAt } of theirs) expect(createdAt).toEqual(hiredAt)
  const sql = postgres(app.ownerUrl, { max: 1, onnotice: () => {} })
  expect(await checkLedger(sql)).toEqual([])
  await sql.end()
})

test('recommenders and companies were notified of their rewards, so they also hear of a reversal', async () => {
  const held = await app.db.select().from(rewards).where(eq(rewards.state, 'held'))
  const told: (string | undefined)[] = []
  for (const { applicationId } of held) {
    const end = app.db.transaction(async (tx) => {
      await endReward(tx, applicationId)
      told.push((await unsentRewardChange(tx, applicationId))?.kind)
      tx.rollback()
    })
    await expect(end).rejects.toThrow('Rollback')
  }
  expect(told).toEqual(['reversed', 'reversed'])
})

test('operators see rewards in every state, one overdue, and a dispute with its reason', async () => {
  const all = await app.db.select().from(rewards)
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(REWARD_STATES))
  const overdue = Date.now() - OVERDUE_DAYS * 86_400_000
  expect(all.filter(({ state, dueAt }) => state === 'due' && dueAt.getTime() < overdue)).toHaveLength(1)
  expect(all.filter(({ isDisputed }) => isDisputed)).toHaveLength(1)
  expect((await app.db.select().from(rewardReasons)).map(({ text }) => text)).toEqual([
    expect.stringContaining('We have paid twice.'),
  ])
})

test('signing in as a demo person opens the seeded account', async () => {
  const before = await app.db.$count(users)
  for (const { email, firstName, lastName, role } of DEMO_PEOPLE) {
    const browser = app.guest()
    await signInBy(browser, '/api/auth/google/referrer', {
      email,
      given_name: firstName,
      family_name: lastName,
    })
    const { body } = await browser.get('/api/auth/user')
    expect(body).toMatchObject({ email, firstName, lastName, role })
  }
  expect(await app.db.$count(users)).toBe(before)
})

test('one manager has applications in every status for one job, another has none', async () => {
  const received = await app.db
    .select({ email: users.email, status: applications.status, jobId: jobs.id })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, jobs.postedBy))
  const byJob = Map.groupBy(
    received.filter(({ email }) => email === INGRID.email),
    ({ jobId }) => jobId,
  )
  expect([...byJob.values()].some((rows) => new Set(rows.map(({ status }) => status)).size === 5)).toBe(true)
  expect(received.some(({ email }) => email === NORA.email)).toBe(false)
})
