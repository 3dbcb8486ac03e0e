import { beforeAll, beforeEach, expect, test } from 'bun:test'
import { eq, ne, sql } from 'drizzle-orm'
import { makeApplication, makeCompany, makeJob, makeReferral } from '../../../test/factories.ts'
import { testApp } from '../../../test/harness.ts'
import { uploadFile } from '../../../test/uploads.ts'
import { applications } from '../../db/schema/applications.ts'
import { events } from '../../db/schema/events.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { objects } from '../../db/schema/objects.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { verifyEvents } from '../../record/events/verify-events.ts'
import { attachObject } from '../../storage/attach-object.ts'
import { checkUpload } from '../../storage/check-upload.ts'
import { objectKey } from '../../storage/object-key.ts'
import { findOverdue } from './overdue.ts'
import { sweepRetention } from './sweep-retention.ts'

const app = testApp()
let job: Awaited<ReturnType<typeof makeJob>>
let referrerId: string

beforeAll(async () => {
  referrerId = (await app.signIn('referrer')).id
})
beforeEach(async () => {
  await app.db.delete(jobs)
  const manager = await app.signIn('hiring_manager')
  job = await makeJob(app.db, await makeCompany(app.db, { ownerId: manager.id }))
})

const ago = (interval: string) => sql`now() - ${interval}::interval`
const refer = () => makeReferral(app.db, { job, referrerId })
const left = async () => (await app.db.select({ id: referrals.id }).from(referrals)).map(({ id }) => id)

async function apply(values: { status?: 'rejected' | 'hired' | 'pending' } = {}) {
  const referral = await refer()
  return { referral, application: await makeApplication(app.db, { referral, ...values }) }
}
const change = (id: string, set: Record<string, unknown>) =>
  app.db.update(applications).set(set).where(eq(applications.id, id))

test('an invitation expired for 30 days is erased, one for 29 days is kept', async () => {
  const [old, young] = [await refer(), await refer()]
  await app.db
    .update(referrals)
    .set({ tokenExpiresAt: ago('30 days 1 hour') })
    .where(eq(referrals.id, old.id))
  await app.db
    .update(referrals)
    .set({ tokenExpiresAt: ago('29 days') })
    .where(eq(referrals.id, young.id))
  expect(await sweepRetention(app.deps)).toBe(1)
  expect(await left()).toEqual([young.id])
})

test('a declined invitation is first kept for the referrer', async () => {
  const { id, token } = await refer()
  await app.guest().post(`/api/referrals/token/${token}/decline`, {})
  expect(await sweepRetention(app.deps)).toBe(0)
  expect(await left()).toEqual([id])
})

test('a rejected or withdrawn application is erased after 12 months without a change', async () => {
  const [rejected, withdrawn, recent] = [
    await apply({ status: 'rejected' }),
    await apply(),
    await apply({ status: 'rejected' }),
  ]
  await change(rejected.application.id, { updatedAt: ago('12 months 1 day') })
  await change(withdrawn.application.id, { updatedAt: ago('12 months 1 day'), withdrawnAt: ago('12 months 1 day') })
  await change(recent.application.id, { updatedAt: ago('11 months') })
  expect(await sweepRetention(app.deps)).toBe(2)
  expect(await left()).toEqual([recent.referral.id])
})

test('an application to a closed job is erased after 12 months, except a hire', async () => {
  const [waiting, hired] = [await apply(), await apply({ status: 'hired' })]
  for (const { application } of [waiting, hired]) await change(application.id, { updatedAt: ago('13 months') })
  expect(await sweepRetention(app.deps)).toBe(0)
  await app.db.update(jobs).set({ isActive: false })
  expect(await sweepRetention(app.deps)).toBe(1)
  expect(await left()).toEqual([hired.referral.id])
})

test('an application with expired consent is erased, a hire is kept', async () => {
  const [pending, hired] = [await apply(), await apply({ status: 'hired' })]
  for (const { application } of [pending, hired]) await change(application.id, { consentExpiresAt: ago('1 hour') })
  expect(await sweepRetention(app.deps)).toBe(1)
  expect(await left()).toEqual([hired.referral.id])
})

test('the sweep removes files and letters as well, and the event log verifies', async () => {
  const { application } = await apply({ status: 'rejected' })
  const owner = { referralIds: [crypto.randomUUID()] }
  const checked = await checkUpload(app.deps, {
    url: await uploadFile(app, { owner, slot: 'resume' }),
    slot: 'resume',
    owner,
  })
  await app.db.transaction((tx) => attachObject(tx, checked, { applicationId: application.id }))
  const [row] = await app.db.select().from(objects).where(eq(objects.id, checked.objectId))
  await change(application.id, { updatedAt: ago('13 months') })
  await sweepRetention(app.deps)
  expect(await app.storage.head(objectKey('private', row?.key ?? ''))).toBeUndefined()
  expect(await app.db.$count(objects, ne(objects.state, 'removed'))).toBe(0)
  const [last] = await app.db.select().from(events).orderBy(sql`seq desc`).limit(1)
  expect(last).toMatchObject({ kind: 'erased', referralId: application.referralId })
  expect((await verifyEvents(app.db)).broken).toBeUndefined()
})

test('a dry run counts what the sweep would erase, and erases nothing', async () => {
  const { id } = await refer()
  await app.db.update(referrals).set({ tokenExpiresAt: ago('31 days') })
  expect(await findOverdue(app.db, 10)).toEqual([{ id, jobId: job.id }])
  expect(await left()).toEqual([id])
})
