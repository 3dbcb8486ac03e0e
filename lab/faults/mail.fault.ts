import { afterEach, beforeEach, expect, setDefaultTimeout, test } from 'bun:test'
import { asc } from 'drizzle-orm'
import { letters } from '../../backend/src/db/schema/letters.ts'
import { makeApplication, makeCompany, makeJob, makeReferral, makeUser } from '../../backend/test/factories.ts'
import { createTestMail, type TestMail } from '../../backend/test/mail.ts'
import { recordFigures } from '../../backend/test/record-figures.ts'
import { seconds } from '../../backend/test/seconds.ts'
import { until } from '../../backend/test/until.ts'

setDefaultTimeout(120_000)

let mail: TestMail
let worker: Awaited<ReturnType<TestMail['startWorker']>>

beforeEach(async () => {
  mail = await createTestMail()
  worker = await mail.startWorker()
})
afterEach(() => mail.stop())

const STATUSES = ['reviewing', 'interview', 'hired'] as const
const SUBJECTS = ['Your application is being read', 'They would like to meet you', 'Congratulations, you are hired']

/** Candidates, each with three changes of status to be told of, one after the other. */
async function candidates(count: number): Promise<string[]> {
  const owner = await makeUser(mail.db)
  const job = await makeJob(mail.db, await makeCompany(mail.db, { ownerId: owner.id }))
  const addresses: string[] = []
  for (let number = 0; number < count; number++) {
    const candidateEmail = `candidate-${number}@example.com`
    const { id } = await makeApplication(mail.db, {
      referral: await makeReferral(mail.db, { job, referrerId: owner.id, candidateEmail }),
    })
    for (const status of STATUSES) {
      await mail.db.transaction((tx) => worker.mail.enqueue(tx, [{ kind: 'status-update', applicationId: id, status }]))
    }
    addresses.push(candidateEmail)
  }
  return addresses
}

const stateOf = async () =>
  Map.groupBy(await mail.db.select().from(letters).orderBy(asc(letters.id)), ({ state }) => state)
/** Which of their three letters somebody got, in the order in which they came. */
const receivedBy = (address: string) =>
  mail.smtp.received
    .filter(({ to }) => to === address)
    .map(({ subject }) => SUBJECTS.indexOf(subject.split(':')[0] ?? ''))

test('the mail server silent after it took a letter', async () => {
  const silent = 'candidate-0@example.com'
  let isFirst = true
  mail.smtp.isSilentAfter = ({ to }) => {
    const isIt = isFirst && to === silent
    if (isIt) isFirst = false
    return isIt
  }
  const began = performance.now()
  const [first = '', other = ''] = await candidates(2)
  await until(() => receivedBy(other).length === 3)
  const others = performance.now() - began
  expect(receivedBy(first)).toEqual([0])
  await until(async () => (await stateOf()).get('sent')?.length === 6, 90_000)
  const took = performance.now() - began
  const copies = mail.smtp.received.filter(({ to }) => to === first).slice(0, 2)
  recordFigures('mail-server-failing', {
    'silent after DATA: seconds until all was sent': seconds(took),
    'letters to somebody else meanwhile': seconds(others),
    'copies of the letter': receivedBy(first).filter((letter) => letter === 0).length,
    'Message-IDs of the copies': new Set(copies.map(({ messageId }) => messageId)).size,
  })
  // Twice rather than never, and nothing overtook it; a mail reader shows one.
  expect([receivedBy(first), receivedBy(other)]).toEqual([
    [0, 0, 1, 2],
    [0, 1, 2],
  ])
  expect(copies[0]?.messageId).toBe(copies[1]?.messageId as string)
})

test('the mail server down, then busy, then refusing some', async () => {
  await mail.smtp.stop()
  const people = await candidates(6)
  await until(
    async () => (await mail.db.select().from(letters)).filter(({ lastError }) => lastError).length >= people.length,
  )
  await mail.startSmtpAgain()
  const refused = people[0] ?? ''
  mail.smtp.fault = ({ to, tries }) => (to === refused ? 550 : tries <= 2 ? 451 : undefined)
  const began = performance.now()
  await until(async () => !(await stateOf()).has('queued'), 100_000)
  const states = await stateOf()
  const parked = states.get('parked')?.length ?? 0
  // A letter that came twice is one letter.
  const delivered = new Set(mail.smtp.received.map(({ messageId }) => messageId)).size
  const inOrder = people.slice(1).filter((address) => receivedBy(address).join() === '0,1,2').length
  recordFigures('mail-server-failing', {
    'down, then 451 twice for each: seconds until all was sent': seconds(performance.now() - began),
    'people told in order': `${inOrder} of ${people.length - 1}`,
    'refused with 550 and parked': parked,
    'mails lost': 3 * people.length - delivered - parked,
  })
  expect([inOrder, mail.smtp.received.length, delivered, parked]).toEqual([5, 15, 15, 3])
})
