import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { makeApplication, makeCompany, makeJob, makeReferral, makeUser } from '../../test/factories.ts'
import { createTestMail } from '../../test/mail.ts'
import { until } from '../../test/until.ts'
import { letters } from '../db/schema/letters.ts'
import { listParkedLetters } from './parked-letters.ts'
import { resendLetter } from './resend-letter.ts'

setDefaultTimeout(30_000)

const mail = await createTestMail()
const { db, smtp } = mail
let worker: Awaited<ReturnType<typeof mail.startWorker>>

beforeAll(async () => {
  worker = await mail.startWorker()
})
afterAll(() => mail.stop())

const resend = (id: string) => db.transaction((tx) => resendLetter(tx, worker.queue, id))

test('a letter refused for good is listed with its reason, and can be sent again', async () => {
  const owner = await makeUser(db)
  const job = await makeJob(db, await makeCompany(db, { ownerId: owner.id }))
  const referral = await makeReferral(db, { job, referrerId: owner.id, candidateEmail: 'kim@example.org' })
  const { id: applicationId } = await makeApplication(db, { referral })
  smtp.fault = () => 550
  await db.transaction((tx) => worker.mail.enqueue(tx, [{ kind: 'application-confirmation', applicationId }]))
  const [parked] = await until(async () => {
    const all = await listParkedLetters(db)
    return all.length > 0 && all
  })
  expect(parked).toMatchObject({ kind: 'application-confirmation', attempts: 1, lastError: '550 EENVELOPE RCPT TO' })
  expect(JSON.stringify(parked)).not.toContain('kim@')

  smtp.fault = () => undefined
  expect(await resend(parked?.id ?? '')).toBe(true)
  const [letter] = await until(() => smtp.received.length > 0 && smtp.received)
  expect(letter).toMatchObject({ to: 'kim@example.org', messageId: `<${parked?.id}@localhost>` })
  await until(async () => (await db.select().from(letters))[0]?.state === 'sent')
  expect(await listParkedLetters(db)).toEqual([])
})

test('a letter that is not parked cannot be sent again', async () => {
  const [sent] = await db.select().from(letters).where(eq(letters.state, 'sent'))
  expect(await resend(sent?.id ?? '')).toBe(false)
  expect(await resend(crypto.randomUUID())).toBe(false)
})
