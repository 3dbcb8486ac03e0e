import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { makeApplication, makeCompany, makeJob, makeReferral, makeUser } from '../../test/factories.ts'
import { createTestMail, type TestMail } from '../../test/mail.ts'
import { until } from '../../test/until.ts'
import { applications } from '../db/schema/applications.ts'
import { jobs } from '../db/schema/jobs.ts'
import { letters } from '../db/schema/letters.ts'
import { referrals } from '../db/schema/referrals.ts'
import { users } from '../db/schema/users.ts'
import type { Letter } from './letter.ts'
import { seal } from './seal.ts'

setDefaultTimeout(30_000)

const CANDIDATE = 'grace@example.com'
const REFERRER = 'ada@example.com'
const MANAGER = 'margaret@example.com'

let mail: TestMail
let worker: Awaited<ReturnType<TestMail['startWorker']>>
let people: { jobId: string; referralId: string; applicationId: string }

// All of it new for each test: a letter of the test before may still be under way, or wait for its next try.
beforeEach(async () => {
  mail = await createTestMail()
  worker = await start()
  people = await makePeople()
})
afterEach(() => mail.stop())

const start = () => mail.startWorker({ attemptsMax: 2, retryDelay: 1 })

async function makePeople(referrerName = 'Ada', title = 'Compiler Engineer') {
  const referrer = await makeUser(mail.db, { email: REFERRER, firstName: referrerName, lastName: 'Person' })
  const manager = await makeUser(mail.db, { email: MANAGER, firstName: 'Margaret' })
  const job = await makeJob(mail.db, await makeCompany(mail.db, { ownerId: manager.id, name: 'Aurora' }), { title })
  const referral = await makeReferral(mail.db, {
    job,
    referrerId: referrer.id,
    candidateEmail: CANDIDATE,
    candidateName: 'Grace Hopper',
    message: 'Have a look at https://evil.example now',
  })
  const application = await makeApplication(mail.db, { referral })
  return { jobId: job.id, referralId: referral.id, applicationId: application.id }
}

const enqueue = (...all: Letter[]) => mail.db.transaction((tx) => worker.mail.enqueue(tx, all))
const received = (count: number) => until(() => mail.smtp.received.length >= count && mail.smtp.received)
const stateOf = async (kind: string) => (await mail.db.select().from(letters).where(eq(letters.kind, kind)))[0]?.state
const confirmation = (): Letter => ({ kind: 'application-confirmation', applicationId: people.applicationId })
const status = (value: 'reviewing' | 'interview' | 'hired'): Letter => ({
  kind: 'status-update',
  applicationId: people.applicationId,
  status: value,
})

test('a letter goes out after commit with its personal link, and the token is deleted', async () => {
  await enqueue({ kind: 'invitation', referralId: people.referralId, token: 'the-token' })
  const [letter] = await received(1)
  expect(letter).toMatchObject({
    to: CANDIDATE,
    subject: '“Ada Person” put in a good word for you: “Compiler Engineer” at “Aurora”',
  })
  expect(letter?.text).toContain('http://localhost:3000/apply/the-token')
  await until(async () => (await stateOf('invitation')) === 'sent')
  const [row] = await mail.db.select().from(letters)
  expect(row).toMatchObject({ sealed: null, attempts: 1 })
  expect(letter?.messageId).toBe(`<${row?.id}@localhost>`)
})

test('a person without a name is "a colleague" to others and greeted without a name', async () => {
  await mail.db.update(users).set({ firstName: '', lastName: '' })
  await enqueue(
    { kind: 'invitation', referralId: people.referralId, token: 'the-token' },
    { kind: 'referrer-applied', applicationId: people.applicationId },
    { kind: 'new-application', applicationId: people.applicationId },
  )
  const [toCandidate, toReferrer, toManager] = await received(3)
  expect(toCandidate?.subject).toBe('A colleague put in a good word for you: “Compiler Engineer” at “Aurora”')
  expect(toReferrer?.text).toContain('Hi there,')
  expect(toManager?.text).toContain('Hi there,')
  expect(toManager?.text).toContain('A colleague')
})

test('a rollback leaves no letter', async () => {
  const rolledBack = mail.db.transaction(async (tx) => {
    await worker.mail.enqueue(tx, [confirmation()])
    throw new Error('something else went wrong')
  })
  await expect(rolledBack).rejects.toThrow('something else')
  expect(await mail.db.select().from(letters)).toEqual([])
  await enqueue(status('interview'))
  expect((await received(1)).map(({ subject }) => subject)).toEqual([
    'They would like to meet you: “Compiler Engineer” at “Aurora”',
  ])
})

test('the outbox holds no readable personal data', async () => {
  mail.smtp.fault = () => 451
  await enqueue(
    { kind: 'invitation', referralId: people.referralId, token: 'the-token' },
    { kind: 'referrer-applied', applicationId: people.applicationId },
    { kind: 'job-removed', applicationId: people.applicationId },
  )
  const rows = JSON.stringify(await mail.db.select().from(letters))
  for (const secret of [CANDIDATE, REFERRER, 'Grace', 'Ada', 'Compiler', 'the-token'])
    expect(rows).not.toContain(secret)
})

const OPEN = { progress: 'invited', tokenExpiresAt: new Date(Date.now() + 3_600_000) } as const

test.each([
  ['while its invitation is open and unanswered', 1, {}, true],
  ['no more once its invitation is answered', 0, { progress: 'applied' }, true],
  ['no more once its invitation expired', 0, { tokenExpiresAt: new Date(Date.now() - 3_600_000) }, true],
  ['no more once the job is closed', 0, {}, false],
] as const)('a reminder is sent %s', async (_, count, change, isActive) => {
  await mail.db.update(referrals).set({ ...OPEN, ...change })
  await mail.db.update(jobs).set({ isActive })
  await enqueue({ kind: 'reminder', referralId: people.referralId })
  // A letter that is not to be sent is deleted.
  await until(async () => (await stateOf('reminder')) !== 'queued')
  expect(mail.smtp.received.map(({ subject }) => subject.split(':')[0])).toEqual(Array(count).fill('Still open'))
})

test("the letters of one change go out in order, the candidate's first", async () => {
  mail.smtp.fault = ({ to, tries }) => (to === CANDIDATE && tries === 1 ? 451 : undefined)
  await enqueue(
    status('interview'),
    { kind: 'referrer-status', applicationId: people.applicationId, status: 'interview' },
    { kind: 'new-application', applicationId: people.applicationId },
  )
  expect((await received(3)).map(({ to }) => to)).toEqual([CANDIDATE, REFERRER, MANAGER])
  expect(mail.smtp.tries).toEqual([CANDIDATE, CANDIDATE, REFERRER, MANAGER])
})

test('letters to one person keep their order through a failing server', async () => {
  mail.smtp.fault = ({ tries }) => (tries === 1 ? 421 : undefined)
  await enqueue(status('reviewing'))
  await enqueue(status('interview'))
  await enqueue(status('hired'))
  expect((await received(3)).map(({ subject }) => subject.split(':')[0])).toEqual([
    'Your application is being read',
    'They would like to meet you',
    'Congratulations, you are hired',
  ])
})

test('letters to one person keep their order across topics', async () => {
  const [referrer] = await mail.db.select().from(users).where(eq(users.email, REFERRER))
  const [job] = await mail.db.select().from(jobs)
  if (!referrer || !job) throw new Error('There is nobody.')
  const { id } = await makeApplication(mail.db, {
    referral: await makeReferral(mail.db, { job, referrerId: referrer.id, candidateName: 'Kim Park' }),
  })
  await worker.stop()
  await enqueue({ kind: 'referrer-applied', applicationId: people.applicationId })
  await enqueue({ kind: 'referrer-applied', applicationId: id })
  mail.smtp.fault = () => 421
  worker = await mail.startWorker({ retryDelay: 1 })
  const attempts = async () =>
    (await mail.db.select().from(letters).orderBy(letters.id)).map((letter) => letter.attempts)
  const [, ofSecond] = await until(async () => {
    const [first = 0, second] = await attempts()
    return first >= 2 && [first, second]
  })
  expect(ofSecond).toBe(0)
  mail.smtp.fault = () => undefined
  expect((await received(2)).map(({ subject }) => subject.split(' applied')[0])).toEqual([
    '“Grace Hopper”',
    '“Kim Park”',
  ])
})

test('a refused recipient parks the letter with its reason, and the next one goes out', async () => {
  mail.smtp.fault = ({ to }) => (to === CANDIDATE ? 550 : undefined)
  await enqueue(status('hired'), { kind: 'referrer-status', applicationId: people.applicationId, status: 'hired' })
  expect((await received(1)).map(({ to }) => to)).toEqual([REFERRER])
  await until(async () => (await stateOf('referrer-status')) === 'sent')
  const [parked] = await mail.db.select().from(letters).where(eq(letters.kind, 'status-update'))
  expect(parked).toMatchObject({ state: 'parked', attempts: 1, lastError: '550 EENVELOPE RCPT TO' })
})

test('after its last try a letter is parked without blocking others to the same person', async () => {
  mail.smtp.fault = () => 451
  await enqueue(confirmation())
  await until(async () => (await stateOf('application-confirmation')) === 'parked')
  mail.smtp.fault = () => undefined
  await enqueue(status('reviewing'))
  expect(await received(1)).toHaveLength(1)
})

describe('a letter unreadable to this server version', () => {
  const change = (set: Partial<typeof letters.$inferInsert>) => mail.db.update(letters).set(set)
  /** Enqueued without a worker, and then as another version would have stored it. */
  async function enqueueAs(letter: Letter, set: Partial<typeof letters.$inferInsert>) {
    await worker.stop()
    await enqueue(letter)
    await change(set)
  }
  const firstRow = async () => (await mail.db.select().from(letters).orderBy(letters.id))[0]

  test.each<[string, () => Letter, Partial<typeof letters.$inferInsert>, string]>([
    [
      'of an unknown kind',
      confirmation,
      { kind: 'good-wishes' },
      'this version of the server does not know letters of kind "good-wishes"',
    ],
    [
      'with a name that every object has',
      confirmation,
      { kind: 'constructor' },
      'this version of the server does not know letters of kind "constructor"',
    ],
    [
      'with a status that does not exist here',
      () => status('hired'),
      { data: { status: 'promoted' } },
      'this version of the server cannot read what is stored of it',
    ],
    [
      'sealed with another secret',
      () => ({ kind: 'invitation', referralId: people.referralId, token: 'the-token' }),
      { sealed: seal({ SESSION_SECRET: 'another one' }, crypto.randomUUID(), { token: 'the-token' }) },
      'its seal does not open: the secret it was sealed with is not configured any more',
    ],
  ])('a letter %s is parked with its reason, logged, and blocks no others', async (_, letter, set, reason) => {
    await enqueueAs(letter(), set)
    worker = await start()
    await until(async () => (await firstRow())?.state === 'parked')
    expect(await firstRow()).toMatchObject({ attempts: 2, lastError: reason })
    expect(mail.logged.join()).toContain(reason.replaceAll('"', '\\"'))
    await enqueue(status('reviewing'))
    expect(await received(1)).toHaveLength(1)
  })

  test('an unreadable letter is retried, so that a newer server can send it', async () => {
    await enqueueAs(confirmation(), { kind: 'good-wishes' })
    worker = await mail.startWorker({ retryDelay: 1 })
    await until(async () => (await firstRow())?.lastError)
    await change({ kind: 'application-confirmation' })
    expect((await received(1)).map(({ to }) => to)).toEqual([CANDIDATE])
  })
})

test("a letter goes to the recipient's current address, and no older one is stored", async () => {
  await worker.stop()
  await enqueue(confirmation())
  await mail.db.update(applications).set({ email: 'new@example.com' })
  await start()
  expect((await received(1)).map(({ to }) => to)).toEqual(['new@example.com'])
})

test('queueing a letter about a missing row throws', async () => {
  const none = crypto.randomUUID()
  await expect(enqueue({ kind: 'application-confirmation', applicationId: none })).rejects.toThrow('nothing to write')
  await expect(enqueue({ kind: 'job-removed', applicationId: none })).rejects.toThrow('nothing to write')
})

test('a mail server that is away loses nothing', async () => {
  await mail.smtp.stop()
  await enqueue(confirmation())
  await until(async () => (await mail.db.select().from(letters))[0]?.lastError)
  await mail.startSmtpAgain()
  expect((await received(1)).map(({ to }) => to)).toEqual([CANDIDATE])
})

test('a letter about a deleted row is dropped', async () => {
  mail.smtp.fault = ({ tries }) => (tries === 1 ? 451 : undefined)
  await enqueue(confirmation())
  await until(() => mail.smtp.tries.length === 1)
  await mail.db.delete(applications)
  await until(async () => (await mail.db.select().from(letters)).length === 0)
  expect(mail.smtp.received).toEqual([])
})

test('candidates of a deleted job are notified after their rows are gone', async () => {
  await mail.db.transaction(async (tx) => {
    await worker.mail.enqueue(tx, [{ kind: 'job-removed', applicationId: people.applicationId }])
    await tx.delete(jobs).where(eq(jobs.id, people.jobId))
  })
  const [letter] = await received(1)
  expect(letter).toMatchObject({ to: CANDIDATE, subject: 'No longer available: “Compiler Engineer” at “Aurora”' })
  await until(async () => (await stateOf('job-removed')) === 'sent')
  expect((await mail.db.select().from(letters))[0]?.sealed).toBeNull()
})

test("the referrer's message to the company has no live links", async () => {
  await enqueue({ kind: 'new-application', applicationId: people.applicationId })
  const [letter] = await received(1)
  expect(letter?.text).toContain('Have a look at')
  expect(letter?.text).not.toContain('https://evil.example')
})

test("the referrer's message has no live links, and names cannot add headers", async () => {
  await mail.db.delete(users)
  people = await makePeople('Ada\r\nBcc: everybody@example.com', 'Engineer\nX-Injected: yes')
  await enqueue({ kind: 'invitation', referralId: people.referralId, token: 'the-token' })
  const [letter] = await received(1)
  expect(letter?.text).not.toContain('https://evil.example')
  expect(letter?.text).toContain('evil')
  const [headers] = letter?.raw.split('\r\n\r\n') ?? []
  expect(headers).toMatch(/^To: /m)
  expect(headers).not.toMatch(/^(Bcc|X-Injected):/im)
  expect(letter?.to).toBe(CANDIDATE)
})

test('a letter sealed with a previous secret is sent while that secret is configured', async () => {
  await worker.stop()
  await enqueue({ kind: 'invitation', referralId: people.referralId, token: 'the-token' })
  Object.assign(mail.env, {
    SESSION_SECRET_PREVIOUS: [mail.env.SESSION_SECRET],
    SESSION_SECRET: 'another secret of more than thirty-two characters',
    STORED_DATA_SECRET: 'a secret for stored things, of more than thirty-two characters',
  })
  await start()
  expect((await received(1)).map(({ to }) => to)).toEqual([CANDIDATE])
})

test("a stopped worker's letters are sent by another", async () => {
  await worker.stop()
  await enqueue(confirmation())
  await start()
  expect(await received(1)).toHaveLength(1)
})

test('a test letter is sent at once, and its failure is a plain sentence', async () => {
  await worker.mail.sendTest({ to: 'me@example.com', subject: 'Hello', message: 'Does this work?' })
  expect(mail.smtp.received[0]).toMatchObject({ to: 'me@example.com', subject: 'Hello' })
  mail.smtp.fault = () => 550
  const refused = worker.mail.sendTest({ to: 'me@example.com', subject: 'Hello', message: 'And this?' })
  await expect(refused).rejects.toThrow('The mail server refused this letter. Please check the address and the text.')
})
