import { beforeAll, expect, test } from 'bun:test'
import { mentionOf } from '@goodword/contract/mentions'
import { subDays } from 'date-fns/subDays'
import { and, asc, eq } from 'drizzle-orm'
import { makeApplication, makeCompany, makeJob, makeLink, makeMember, makeReferral } from '../../../test/factories.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { mailTo } from '../../../test/mailbox.ts'
import { until } from '../../../test/until.ts'
import { letters } from '../../db/schema/letters.ts'
import { users } from '../../db/schema/users.ts'
import { sendSummaries } from '../../letters/send-summaries.ts'
import { dailyLetterLimit } from '../../letters/status-notifications/daily-letter-limit.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'

const app = testApp()
let ingrid: Person
let company: Awaited<ReturnType<typeof makeCompany>>
let job: Awaited<ReturnType<typeof makeJob>>
let referral: Awaited<ReturnType<typeof makeReferral>>
let applicationId: string

beforeAll(async () => {
  ingrid = await app.signIn('hiring_manager', { firstName: 'Ingrid', lastName: 'Solberg' })
  company = await makeCompany(app.db, { ownerId: ingrid.id })
  job = await makeJob(app.db, company, { title: 'Baker' })
  referral = await makeReferral(app.db, { job, referrerId: (await app.signIn('referrer')).id })
  applicationId = (await makeApplication(app.db, { referral, firstName: 'Cara' })).id
})

const colleague = async (names: object = {}) => {
  const person = await app.signIn('hiring_manager', names)
  await makeMember(app.db, company, { userId: person.id })
  return person
}
const note = (text: string, by = ingrid) => by.browser.post(`/api/applications/${applicationId}/notes`, { text })
const notes = async () => (await ingrid.browser.get(`/api/applications/${applicationId}`)).body.notes
const lettersTo = ({ id }: Person) =>
  app.db.$count(letters, and(eq(letters.recipientKey, id), eq(letters.kind, 'mentioned')))

test('who is mentioned gets one letter a note, which says who, which job and where, and nothing of the note', async () => {
  const erik = await colleague({ firstName: 'Erik', lastName: 'Haugen' })
  const at = mentionOf(erik.id)
  const { status, body } = await note(`😀 ${at} and ${at}: Secret sourdough.`)
  expect(status).toBe(201)
  expect(body.text).toBe('😀 @Erik Haugen and @Erik Haugen: Secret sourdough.')
  expect(body.mentions).toEqual([3, 20].map((place) => ({ userId: erik.id, name: 'Erik Haugen', at: place })))
  const [letter] = await mailTo(erik.email)
  expect(letter?.subject).toBe('“Ingrid Solberg” mentioned you in a note: “Baker”')
  expect(letter?.text).toContain(`/applications/${applicationId}`)
  expect(JSON.stringify(letter)).not.toMatch(/sourdough|Cara/)
  expect(await lettersTo(erik)).toBe(1)
})

test('a mention shows the current name, and nobody gets a letter for mentioning themselves', async () => {
  await note(`${mentionOf(ingrid.id)} remember.`)
  expect(await lettersTo(ingrid)).toBe(0)
  await app.db.update(users).set({ lastName: 'Berg' }).where(eq(users.id, ingrid.id))
  expect((await notes()).at(-1).text).toBe('@Ingrid Berg remember.')
  await app.db.update(users).set({ lastName: 'Solberg' }).where(eq(users.id, ingrid.id))
})

test('a mention of a stranger, of a former member, or of nobody is refused with a sentence, and no note is added', async () => {
  const [stranger, gone] = [await app.signIn('hiring_manager'), await colleague()]
  await makeCompany(app.db, { ownerId: stranger.id })
  await ingrid.browser.delete(`/api/company/members/${gone.id}`)
  const before = (await notes()).length
  for (const id of [stranger.id, gone.id, crypto.randomUUID()]) {
    const { status, body } = await note(`Look, ${mentionOf(id)}`)
    const sentence = 'Somebody mentioned here is not in your company. Please remove that mention.'
    expect([status, body.detail, body.errors]).toMatchObject([400, sentence, expect.anything()])
  }
  expect(await notes()).toHaveLength(before)
  expect(await lettersTo(stranger)).toBe(0)
})

test('a member who left before the letter is sent gets none, and 21 mentions are too many', async () => {
  const gone = await colleague()
  await ingrid.browser.delete(`/api/company/members/${gone.id}`)
  const [row] = await app.db.select().from(letters).where(eq(letters.recipientKey, gone.id)).limit(1)
  expect(row?.kind).not.toBe('mentioned')
  const many = Array.from({ length: 21 }, () => mentionOf(crypto.randomUUID())).join(' ')
  expect((await note(many)).body.detail).toBe('Please mention at most 20 people in a note.')
})

test("a mention's letter goes when the candidate erases everything, and holds back no news of theirs", async () => {
  const erik = await colleague()
  const other = await makeReferral(app.db, { job, referrerId: (await app.signIn('referrer')).id })
  const { id } = await makeApplication(app.db, { referral: other })
  for (let turn = 0; turn < 8; turn += 1)
    await ingrid.browser.post(`/api/applications/${id}/notes`, { text: `${mentionOf(erik.id)} ${turn}` })
  const rows = () =>
    app.db
      .select({ state: letters.state })
      .from(letters)
      .where(and(eq(letters.recipientKey, erik.id), eq(letters.applicationId, id)))
      .orderBy(asc(letters.id))
  // Six a day; what is more comes with the summary (docs/rules.md#one-application-causes-at-most-six-letters-a-day).
  const states = [...Array(6).fill('sent'), 'held', 'held'].join()
  await until(async () => (await rows()).map(({ state }) => state).join() === states)
  expect(await app.db.transaction((tx) => dailyLetterLimit(tx, id))).toBe(true)
  await app.db.transaction((tx) => app.deps.mail.forget(tx, { referralId: other.id, applicationId: id }))
  expect(await rows()).toEqual([])
})

test('a summary has 100 lines and counts the rest', async () => {
  const erik = await colleague()
  await note(`Look, ${mentionOf(erik.id)}`)
  const [{ id: _, ...row } = { id: '' }] = await until(async () => {
    const rows = await app.db.select().from(letters).where(eq(letters.recipientKey, erik.id))
    return rows[0]?.state === 'sent' ? rows : undefined
  })
  const held = { ...row, state: 'held', createdAt: subDays(new Date(), 1) } as typeof letters.$inferInsert
  await app.db.insert(letters).values(Array.from({ length: 103 }, () => held))
  await sendSummaries(app.deps)
  const letter = (await mailTo(erik.email, 2)).find(({ subject }) => subject.startsWith('Your daily'))
  expect(letter?.subject).toBe('Your daily summary: 103 updates')
  expect(letter?.text).toContain('And 3 more.')
  expect(letter?.text.match(/mentioned you/g)).toHaveLength(100)
})

test('mentions cause 60 letters an hour, then a note without one can still be added', async () => {
  const [author, erik] = [await colleague(), await colleague()]
  await takeFromLimit(app.db, `mentions:${author.id}`, 60, 3600, '', 60)
  const before = (await notes()).length
  const { status, body } = await note(`Look, ${mentionOf(erik.id)}`, author)
  const sentence = 'You have mentioned colleagues many times. A note without a mention can still be added.'
  expect([status, body.detail]).toEqual([429, expect.stringContaining(sentence)])
  expect([(await notes()).length, await lettersTo(erik)]).toEqual([before, 0])
  expect((await note('Look.', author)).status).toBe(201)
})

test("the candidate's download has the note without whom it mentions", async () => {
  const erik = await colleague({ firstName: 'Sigrid', lastName: 'Dahl' })
  await note(`Ask ${mentionOf(erik.id)} about rye.`)
  const { body } = await app.guest().get(`/api/referrals/token/${await makeLink(app.db, 'own', referral)}/data`)
  expect(body.application.notes.at(-1).text).toBe('Ask @a colleague about rye.')
  expect(JSON.stringify(body)).not.toContain('Sigrid')
})
