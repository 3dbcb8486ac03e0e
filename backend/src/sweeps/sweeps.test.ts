import { beforeAll, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { makeCompany, makeJob, makeJoinLink, makeReferral } from '../../test/factories.ts'
import { openSession, testApp } from '../../test/harness.ts'
import { uploadFile } from '../../test/uploads.ts'
import { companyInvitations } from '../db/schema/company-invitations.ts'
import { letters } from '../db/schema/letters.ts'
import { objects } from '../db/schema/objects.ts'
import { rateLimits } from '../db/schema/rate-limits.ts'
import { referrals } from '../db/schema/referrals.ts'
import { sessions } from '../db/schema/sessions.ts'
import { suppressions } from '../db/schema/suppressions.ts'
import { suppress } from '../privacy/suppressions/suppress.ts'
import { takeFromLimit } from '../rate-limits/take-from-limit.ts'
import { SWEEPS } from './sweeps.ts'

const app = testApp()
beforeAll(async () => {
  const { db } = app
  const { id } = await app.signIn('hiring_manager')
  const company = await makeCompany(db, { ownerId: id })
  const job = await makeJob(db, company)
  await makeJoinLink(db, company, { email: 'nils@example.org', invitedBy: id })
  await makeReferral(db, { job, referrerId: (await app.signIn('referrer')).id })
  await openSession(app, app.guest(), id)
  await uploadFile(app, { owner: { userId: id } })
  await takeFromLimit(db, 'anything', 1, 60, 'Enough.')
  await suppress(db, 'for a while', { forever: false })
  await suppress(db, 'for ever', { forever: true })
  const letter = { kind: 'job-removed', recipientKey: 'a', sealed: 'a recipient', sentAt: sql`now()` }
  await db.insert(letters).values((['parked', 'sent', 'queued'] as const).map((state) => ({ ...letter, state })))
})

const longAgo = sql`now() - interval '2 years'`
const tables = [objects, sessions, rateLimits, referrals, letters, suppressions, companyInvitations]
const rows = () => Promise.all(tables.map((table) => app.db.$count(table)))

test('every sweep keeps recent rows', async () => {
  const before = await rows()
  for (const { count, run } of Object.values(SWEEPS))
    expect([await count(app.deps), await run(app.deps)]).toEqual([0, 0])
  expect(await rows()).toEqual(before)
})

test('a dry run counts what the sweep then removes, and removes nothing', async () => {
  await app.db.update(objects).set({ createdAt: longAgo })
  await app.db.update(sessions).set({ expiresAt: longAgo })
  await app.db.update(rateLimits).set({ windowStart: longAgo })
  await app.db.update(referrals).set({ tokenExpiresAt: longAgo })
  await app.db.update(letters).set({ createdAt: longAgo, sentAt: longAgo })
  await app.db.update(companyInvitations).set({ expiresAt: longAgo })
  await app.db.update(suppressions).set({ until: longAgo }).where(eq(suppressions.addressHash, 'for a while'))
  const before = await rows()
  const counted: Record<string, number> = {}
  for (const [name, { count }] of Object.entries(SWEEPS)) counted[name] = await count(app.deps)
  expect(counted).toMatchObject({
    objects: 1,
    limits: 1,
    retention: 1,
    quarantine: 0,
    letters: 2,
    suppressions: 1,
    invitations: 1,
  })
  expect(counted.sessions).toBeGreaterThan(0)
  expect(await rows()).toEqual(before)
  for (const [name, { run }] of Object.entries(SWEEPS)) expect(await run(app.deps)).toBe(counted[name] ?? -1)
  // What is to be sent and who said "never" stay for ever; a file's key, until its place is looked at once more.
  expect(await rows()).toEqual([1, 0, 0, 0, 1, 1, 0])
  await app.db.update(objects).set({ removedAt: longAgo })
  expect([await SWEEPS.objects?.count(app.deps), await SWEEPS.objects?.run(app.deps)]).toEqual([1, 1])
  expect(await rows()).toEqual([0, 0, 0, 0, 1, 1, 0])
})
