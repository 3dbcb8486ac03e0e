import { beforeAll, expect, test } from 'bun:test'
import { and, eq } from 'drizzle-orm'
import { makeApplication, makeCompany, makeJob, makeReferral } from '../../../../test/factories.ts'
import { type Person, testApp } from '../../../../test/harness.ts'
import { mailTo } from '../../../../test/mailbox.ts'
import { letters } from '../../../db/schema/letters.ts'

const app = testApp()
const WORDS = 'We found somebody.\n\nThank you, see https://crumb.example'
let manager: Person
let referrer: Person
let company: Awaited<ReturnType<typeof makeCompany>>

beforeAll(async () => {
  manager = await app.signIn('hiring_manager')
  referrer = await app.signIn('referrer')
  company = await makeCompany(app.db, { ownerId: manager.id, name: 'Crumb' })
})

type Job = Awaited<ReturnType<typeof makeJob>>
const newJob = () => makeJob(app.db, company, { title: 'Baker' })
const applied = async (job: Job, values: object = {}) =>
  makeApplication(app.db, { referral: await makeReferral(app.db, { job, referrerId: referrer.id }), ...values })
const set = ({ id }: Job, change: object) => manager.browser.patch(`/api/jobs/${id}`, change)
const close = (job: Job, closingMessage: string | null = WORDS) => set(job, { isActive: false, closingMessage })
const lettersAbout = (applicationId: string) =>
  app.db.$count(letters, and(eq(letters.kind, 'job-closed'), eq(letters.applicationId, applicationId)))

test('those who wait for an answer get the words in one letter, with their lines and without a link of theirs', async () => {
  const job = await newJob()
  const waiting = await applied(job)
  const { body } = await manager.browser.get(`/api/jobs/my-jobs/${job.id}/posting`)
  expect(body.waiting).toBe(1)
  expect((await close(job)).body).toMatchObject({ isActive: false })
  const [letter] = await mailTo(waiting.email)
  expect(letter?.subject).toBe('Job closed: “Baker” at “Crumb”')
  expect(letter?.text).toContain('> “We found somebody.\n> \n> Thank you, see https')
  expect(letter?.text).not.toContain('https://crumb.example')
  expect(letter?.text).toContain('/apply/')
  const lines = app.logged.map((line) => JSON.parse(line)).filter(({ jobId, told }) => jobId === job.id && told)
  expect(lines).toMatchObject([{ told: 1, msg: 'job closed with words' }])
  expect(app.logged.join()).not.toContain('We found somebody')
})

test('who withdrew, was answered or never confirmed their address gets none', async () => {
  const job = await newJob()
  const others = [
    await applied(job, { withdrawnAt: new Date() }),
    await applied(job, { status: 'reviewing' }),
    await applied(job, { status: 'rejected' }),
    await applied(job, { confirmedAt: null }),
  ]
  expect((await manager.browser.get(`/api/jobs/my-jobs/${job.id}/posting`)).body.waiting).toBe(0)
  await close(job)
  for (const { id } of others) expect(await lettersAbout(id)).toBe(0)
})

test('a closing without words sends no letter', async () => {
  const job = await newJob()
  const { id } = await applied(job)
  for (const words of [null, '', '   ']) {
    await close(job, words)
    await set(job, { isActive: true })
  }
  expect(await lettersAbout(id)).toBe(0)
})

test('a repeated closing sends the words once, and another closing sends them again, three times a day', async () => {
  const job = await newJob()
  const { id } = await applied(job)
  await close(job)
  await close(job, 'Once more.')
  expect(await lettersAbout(id)).toBe(1)
  for (const count of [2, 3]) {
    await set(job, { isActive: true })
    await close(job)
    expect(await lettersAbout(id)).toBe(count)
  }
  await set(job, { isActive: true })
  const { status, body } = await close(job)
  expect([status, body.detail]).toEqual([429, expect.stringContaining('closed with a message several times today')])
  // It is still open, and can be closed without words.
  expect((await close(job, null)).body).toMatchObject({ isActive: false })
})

test('nobody gets a seventh letter of a day about one application', async () => {
  const job = await newJob()
  const { id, referralId } = await applied(job)
  const sent = { kind: 'status-update', applicationId: id, recipientKey: referralId, state: 'sent' } as const
  await app.db.insert(letters).values(Array.from({ length: 6 }, () => sent))
  await close(job)
  expect(await lettersAbout(id)).toBe(0)
})

test('words of more than 2,000 characters are refused, and the job stays open', async () => {
  const job = await newJob()
  const { status, body } = await close(job, 'x'.repeat(2001))
  expect([status, body.errors]).toEqual([400, { closingMessage: 'Please use at most 2,000 characters' }])
  expect((await manager.browser.get(`/api/jobs/my-jobs/${job.id}`)).body.isActive).toBe(true)
})
