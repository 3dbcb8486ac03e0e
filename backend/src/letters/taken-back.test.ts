import { afterEach, beforeEach, expect, setDefaultTimeout, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { makeCompany, makeJob, makeReferral, makeUser } from '../../test/factories.ts'
import { createTestMail, type TestMail } from '../../test/mail.ts'
import { until } from '../../test/until.ts'
import { referrals } from '../db/schema/referrals.ts'

setDefaultTimeout(30_000)

let mail: TestMail
let worker: Awaited<ReturnType<TestMail['startWorker']>>
let referralId: string

beforeEach(async () => {
  mail = await createTestMail()
  worker = await mail.startWorker({ retryDelay: 600 })
  const [referrer, manager] = [await makeUser(mail.db), await makeUser(mail.db)]
  const job = await makeJob(mail.db, await makeCompany(mail.db, { ownerId: manager.id }))
  referralId = (await makeReferral(mail.db, { job, referrerId: referrer.id })).id
})
afterEach(() => mail.stop())

const received = (count: number) => until(() => mail.smtp.received.length >= count && mail.smtp.received)
const enqueue = (token: string) =>
  mail.db.transaction((tx) => worker.mail.enqueue(tx, [{ kind: 'invitation', referralId, token }]))

/** As an invitation is sent again. @param meanwhile what happens while its referral is held */
const sendAgain = (meanwhile: () => Promise<unknown> = async () => {}) =>
  mail.db.transaction(async (tx) => {
    await tx.select().from(referrals).where(eq(referrals.id, referralId)).for('update')
    await meanwhile()
    await worker.mail.cancel(tx, referralId)
    await worker.mail.enqueue(tx, [{ kind: 'invitation', referralId, token: 'the-new-token' }])
  })

const states = async () => {
  const ofLetters = sql`select state::text from pgboss.job where singleton_key = ${referralId} order by id`
  return (await mail.db.execute<{ state: string }>(ofLetters)).rows.map(({ state }) => state)
}

test('a resent invitation is queued behind a letter being sent', async () => {
  mail.smtp.isSilentAfter = ({ text }) => text.includes('the-old-token')
  await enqueue('the-old-token')
  await received(1)
  await sendAgain()
  expect(await states()).toEqual(['active', 'created'])
  mail.smtp.cut()
})

test('a reminder being written during a resend is not sent', async () => {
  await sendAgain(async () => {
    await mail.db.transaction((tx) => worker.mail.enqueue(tx, [{ kind: 'reminder', referralId }]))
    // Its link belongs to the referral, which is held here.
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await until(async () => (await mail.db.execute(waiting)).rows.length > 0)
  })
  const [only] = await received(1)
  expect(only?.text).toContain('/apply/the-new-token')
  // It went behind the reminder, whose try is over then.
  expect(mail.smtp.tries).toHaveLength(1)
})

test('a resent invitation does not wait for the retry of a withdrawn letter', async () => {
  mail.smtp.fault = ({ tries }) => (tries === 1 ? 'hang' : undefined)
  await enqueue('the-old-token')
  await until(() => mail.smtp.tries.length === 1)
  await sendAgain()
  mail.smtp.cut()
  const [letter] = await received(1)
  expect(letter?.text).toContain('/apply/the-new-token')
  expect(await states()).not.toContain('retry')
})
