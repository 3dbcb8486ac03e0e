import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { QUESTIONS_OPEN, QUESTIONS_PER_DAY } from '@goodword/contract/limits'
import { and, eq, sql } from 'drizzle-orm'
import { makeApplication, makeCompany, makeJob, makeLink, makeMember, makeReferral } from '../../../test/factories.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { JUST_OVER } from '../../../test/just-over.ts'
import { mailTo, tokenIn } from '../../../test/mailbox.ts'
import { until } from '../../../test/until.ts'
import { candidateQuestions } from '../../db/schema/candidate-questions.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { letters } from '../../db/schema/letters.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { addressHashes } from '../../privacy/suppressions/address-hashes.ts'
import { suppress } from '../../privacy/suppressions/suppress.ts'

setDefaultTimeout(30_000)

const app = testApp()
let company: Awaited<ReturnType<typeof makeCompany>>
let job: Awaited<ReturnType<typeof makeJob>>
let ingrid: Person
let erik: Person
let rosa: Person

beforeAll(async () => {
  ingrid = await app.signIn('hiring_manager', { firstName: 'Ingrid', lastName: 'Solberg' })
  company = await makeCompany(app.db, { ownerId: ingrid.id })
  job = await makeJob(app.db, company)
  erik = await memberOf({ firstName: 'Erik', lastName: 'Haugen' })
  rosa = await app.signIn('referrer', { firstName: 'Rosa', lastName: 'Meyer' })
})

async function memberOf(names: object = {}) {
  const person = await app.signIn('hiring_manager', names)
  await makeMember(app.db, company, { userId: person.id })
  return person
}
const invited = (values: object = {}) => makeReferral(app.db, { job, referrerId: rosa.id, ...values })
type Invited = Awaited<ReturnType<typeof invited>>
const ask = ({ token }: { token: string }, text: string) =>
  app.guest().post(`/api/referrals/token/${token}/questions`, { text })
const look = async ({ token }: { token: string }) => (await app.guest().get(`/api/referrals/token/${token}`)).body
const answer = (by: Person, id: string, text: string) => by.browser.post(`/api/questions/${id}/answer`, { text })
const listOf = async (by: Person) => (await by.browser.get('/api/questions')).body
const asked = async (referral: Invited, text: string): Promise<string> => (await ask(referral, text)).body.id
const rowsOf = (kind: string) => app.db.select().from(letters).where(eq(letters.kind, kind))

describe('a question before applying', () => {
  test('stands on the page of who asked it, and in the list of the company without a word of who that is', async () => {
    const referral = await invited({ candidateName: 'Nils Aalto', message: 'You would shine.' })
    const reply = await ask(referral, '  May I work from home?  ')
    expect(reply.status).toBe(201)
    expect(reply.body).toEqual({
      id: expect.any(String),
      text: 'May I work from home?',
      askedAt: expect.any(String),
      answer: null,
      answeredAt: null,
      byLetter: true,
      refusesEmails: false,
    })
    expect((await look(referral)).questions).toEqual([reply.body])

    const found = (await listOf(ingrid)).find(({ id }: { id: string }) => id === reply.body.id)
    expect(found).toEqual({
      id: reply.body.id,
      text: 'May I work from home?',
      askedOn: new Date().toISOString().slice(0, 10),
      job: { id: job.id, title: job.title },
      answer: null,
    })
    // Neither the time nor the order of what was written together.
    expect(reply.body.id[14]).toBe('4')
    const { id, candidateEmail } = referral
    for (const secret of [id, candidateEmail, 'Aalto', 'Meyer', rosa.id, referral.token]) {
      expect(JSON.stringify(found)).not.toContain(secret)
      expect(app.logged.filter((line) => line.includes('question asked') && line.includes(secret))).toEqual([])
    }
  })

  test('asked twice, one after the other or at once, is one question and one letter', async () => {
    const referral = await invited()
    const before = (await rowsOf('new-question')).length
    const all = await Promise.all([1, 2, 3].map(() => ask(referral, 'Is there a dog?')))
    all.push(await ask(referral, 'Is there a dog?'))
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1)
    expect((await rowsOf('new-question')).length - before).toBe(1)
  })

  test(`is refused with ${QUESTIONS_OPEN} unanswered ones, and after ${QUESTIONS_PER_DAY} a day`, async () => {
    const referral = await invited()
    for (let turn = 0; turn < QUESTIONS_PER_DAY / QUESTIONS_OPEN; turn++) {
      const ids: string[] = []
      for (let at = 0; at < QUESTIONS_OPEN; at++) ids.push(await asked(referral, `Question ${turn} ${at}?`))
      const { status, body } = await ask(referral, `One too many ${turn}?`)
      expect([status, body.detail]).toEqual([
        409,
        '3 of your questions have no answer yet. Please wait for one of them.',
      ])
      for (const id of ids) expect((await answer(ingrid, id, 'Yes.')).status).toBe(200)
    }
    const { status, body } = await ask(referral, 'And one more?')
    expect([status, body.detail]).toEqual([429, expect.stringMatching(/^You have asked many questions\. Please try/)])
  })

  test.each<[string, () => Promise<{ token: string }>, number, string]>([
    ['a link that has run out', () => invited({ tokenExpiresAt: sql`${JUST_OVER}` }), 404, 'This referral link is'],
    ['an unknown link', async () => ({ token: 'x'.repeat(43) }), 404, 'This referral link is invalid'],
    ['a closed job', () => invitedTo({ isActive: false }), 409, 'This job is closed and takes no new questions.'],
    [
      'a hidden posting',
      () => invitedTo({ isActive: false, hiddenAt: new Date(), hiddenReason: 'Fraud' }),
      409,
      'The operators of Goodword hid this posting. It takes no questions.',
    ],
    ['an application', applied, 409, 'You have applied already. Questions can be asked until then.'],
  ])('is refused by %s', async (_, link, status, sentence) => {
    const reply = await ask(await link(), 'Is it remote?')
    expect([reply.status, reply.body.detail]).toEqual([status, expect.stringContaining(sentence)])
  })

  const invitedTo = async (values: object) => invited({ job: await makeJob(app.db, company, values) })
  async function applied() {
    const referral = await invited()
    await makeApplication(app.db, { referral })
    return { token: await makeLink(app.db, 'own', referral) }
  }

  test('is gone for the company when who asked declines, is taken back, runs out or erases', async () => {
    const [declined, revoked, over, kept] = [await invited(), await invited(), await invited(), await invited()]
    const ids = new Map<string, Invited>()
    for (const referral of [declined, revoked, over, kept]) ids.set(await asked(referral, 'Is it loud?'), referral)
    await app.guest().post(`/api/referrals/token/${declined.token}/decline`, { never: false })
    await rosa.browser.post(`/api/referrals/${revoked.id}/revoke`)
    await app.db
      .update(referrals)
      .set({ tokenExpiresAt: sql`${JUST_OVER}` })
      .where(eq(referrals.id, over.id))
    const listed = (await listOf(ingrid)).filter(({ id }: { id: string }) => ids.has(id))
    expect(listed.map(({ id }: { id: string }) => ids.get(id)?.id)).toEqual([kept.id])
    const left = await app.db.select().from(candidateQuestions).where(eq(candidateQuestions.text, 'Is it loud?'))
    expect(left.map(({ referralId }) => referralId).sort()).toEqual([over.id, kept.id].sort())
    for (const [id, referral] of ids)
      expect((await answer(ingrid, id, 'No.')).status).toBe(referral.id === kept.id ? 200 : 404)
  })
})

describe('the company', () => {
  test('reads of a question by email where its member handles the job or hears of all, and never who recommended the asker', async () => {
    const [each, mine, quiet, daily] = [await memberOf(), await memberOf(), await memberOf(), await memberOf()]
    await each.browser.put('/api/settings', { letters: { applications: 'each' } })
    await quiet.browser.put('/api/settings', { letters: { applications: 'none' } })
    await daily.browser.put('/api/settings', { letters: { applications: 'daily' } })
    const [own, silent, held] = await Promise.all(
      [mine, quiet, daily].map(({ id }) => makeJob(app.db, company, { postedBy: id, title: `Handled by ${id}` })),
    )
    const referral = await invited({ job: own, candidateName: 'Secret Person' })
    const questionId = await asked(referral, 'Is evil.com yours?\nOr not?')
    for (const [person, why] of [
      [mine, 'you handle this job'],
      [each, 'you chose to hear of applications to all'],
    ] as const) {
      const [letter, ...others] = await mailTo(person.email)
      expect([letter?.subject, others]).toEqual([`A question about a posting: “${own?.title}”`, []])
      expect(letter?.text).toContain('> “Is evil. com yours?\n> Or not?”')
      expect(letter?.text).toContain('/applications#questions')
      expect(letter?.text).toContain(why)
      for (const secret of ['Secret', 'Rosa', 'Meyer', referral.candidateEmail, referral.token, referral.id])
        expect(`${letter?.text}${letter?.html}`).not.toContain(secret)
    }
    // Of all that is kept of the letters, nothing leads to who asked.
    const rows = (await rowsOf('new-question')).filter(({ data }) => JSON.stringify(data).includes(questionId))
    expect(rows).toMatchObject([{ referralId: null, applicationId: null, jobId: own?.id }])

    await asked(await invited({ job: silent }), 'Is it loud?')
    await asked(await invited({ job: held }), 'Is it warm?')
    const stateOf = async ({ id }: Person) =>
      (
        await app.db
          .select()
          .from(letters)
          .where(and(eq(letters.recipientKey, id), eq(letters.kind, 'new-question')))
      ).map(({ state }) => state)
    await until(async () => (await stateOf(daily)).join() === 'held')
    await until(async () => (await stateOf(quiet)).length === 0)
    // The letters of a job that is handed over come to who handles it now.
    await ingrid.browser.patch(`/api/jobs/my-jobs/${held?.id}/responsible`, { userId: mine.id })
    expect([await stateOf(daily), (await stateOf(mine)).includes('held')]).toEqual([[], true])
    await each.browser.put('/api/settings', { letters: { applications: 'mine' } })
  })

  test('has no question of somebody whom the reader recommended', async () => {
    const member = await memberOf()
    const id = await asked(await invited({ referrerId: member.id }), 'Is it yours?')
    expect((await listOf(member)).map((one: { id: string }) => one.id)).not.toContain(id)
    expect((await member.browser.get(`/api/questions/${id}`)).status).toBe(404)
    expect((await answer(member, id, 'Yes.')).status).toBe(404)
    expect((await answer(ingrid, id, 'Yes.')).status).toBe(200)
  })

  test('answers once: a colleague who is later gets a sentence and the first answer', async () => {
    const referral = await invited()
    const id = await asked(referral, 'How many are you?')
    const both = await Promise.all([answer(ingrid, id, 'Nine.'), answer(erik, id, 'Ten.')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = both.findIndex(({ status }) => status === 409)
    expect(both[late]?.body.detail).toBe('A colleague has answered this question already. Your words were not sent.')
    const [first, second] = late === 1 ? [ingrid, erik] : [erik, ingrid]
    const { body } = await second.browser.get(`/api/questions/${id}`)
    const text = late === 1 ? 'Nine.' : 'Ten.'
    expect(body.answer).toMatchObject({ text, by: late === 1 ? 'Ingrid Solberg' : 'Erik Haugen', isMine: false })
    // The same request again has the same result.
    expect((await answer(first, id, text)).status).toBe(200)
    expect((await answer(first, id, 'Or eleven.')).status).toBe(409)
    expect((await mailTo(referral.candidateEmail)).length).toBe(1)
    expect((await listOf(ingrid)).map((one: { id: string }) => one.id)).not.toContain(id)
  })
})

describe('an answer', () => {
  test('stands on the page and comes by email to who asked alone, with the words of both and a link', async () => {
    const referral = await invited({ candidateName: 'Nils Aalto' })
    const id = await asked(referral, 'May I work from home?')
    await answer(erik, id, 'Two days a week.\nSee work.example.')
    const [letter, ...others] = await mailTo(referral.candidateEmail)
    expect([letter?.subject, others]).toEqual([`Your question was answered: “${job.title}” at “${company.name}”`, []])
    expect(letter?.text).toContain('> “May I work from home?”')
    expect(letter?.text).toContain('> “Two days a week.\n> See work. example.”')
    // Who of the company it was is not told.
    expect(`${letter?.text}${letter?.html}`).not.toContain('Erik')
    const page = await look({ token: tokenIn(letter) })
    expect(page.questions).toMatchObject([{ answer: 'Two days a week.\nSee work.example.', byLetter: true }])
    expect(JSON.stringify(page)).not.toContain('Erik')
    const data = (await app.guest().get(`/api/referrals/token/${referral.token}/data`)).body
    expect(data.questions).toMatchObject([
      { text: 'May I work from home?', answer: 'Two days a week.\nSee work.example.' },
    ])
    const toRosa = await app.db.select().from(letters).where(eq(letters.recipientKey, rosa.id))
    expect(toRosa).toEqual([])
  })

  test('comes by no email to who refused all emails, and the page says so beforehand', async () => {
    const referral = await invited()
    const [hash] = await addressHashes(app.db, app.env, referral.candidateEmail)
    await suppress(app.db, hash, { forever: true })
    const { body } = await ask(referral, 'May I bring a dog?')
    expect(body).toMatchObject({ byLetter: false, refusesEmails: true })
    await answer(ingrid, body.id, 'Yes.')
    await until(async () => {
      const rows = (await rowsOf('question-answered')).filter(({ referralId }) => referralId === referral.id)
      return rows.every(({ state }) => state === 'sent') || rows.length === 0
    })
    expect(await mailTo(referral.candidateEmail, 0)).toEqual([])
    expect((await look(referral)).questions).toMatchObject([{ answer: 'Yes.', byLetter: false, refusesEmails: true }])
  })

  test('still comes after the application, to the confirmed address with the own page, and never names who asked', async () => {
    const referral = await invited()
    const id = await asked(referral, 'Is it noisy?')
    const email = `own-${referral.candidateEmail}`
    await makeApplication(app.db, { referral, email })
    const found = (await listOf(ingrid)).find((one: { id: string }) => one.id === id)
    expect(Object.keys(found)).toEqual(['id', 'text', 'askedOn', 'job', 'answer'])
    await answer(ingrid, id, 'Not at all.')
    const [letter] = await mailTo(email)
    expect((await look({ token: tokenIn(letter) })).questions).toMatchObject([{ answer: 'Not at all.' }])
    // Others who hold the invitation learn nothing of it.
    expect((await look(referral)).questions).toEqual([])
    expect(await mailTo(referral.candidateEmail, 0)).toEqual([])
  })

  test('stays the company’s after a withdrawal, which would name who asked, and is answered without an email', async () => {
    const referral = await invited()
    const ids = [await asked(referral, 'Is it cold?'), await asked(referral, 'Is it warm?')] as const
    await answer(ingrid, ids[0], 'Never.')
    await makeApplication(app.db, { referral, confirmedAt: new Date() })
    const own = { token: await makeLink(app.db, 'own', referral) }
    await until(async () => (await rowsOf('question-answered')).every(({ state }) => state === 'sent'))
    expect((await app.guest().post(`/api/referrals/token/${own.token}/withdraw`)).status).toBe(204)
    expect((await ingrid.browser.get(`/api/questions/${ids[0]}`)).body.answer.text).toBe('Never.')
    expect((await listOf(ingrid)).map(({ id }: { id: string }) => id)).toContain(ids[1])
    const silent = { byLetter: false, refusesEmails: false }
    expect((await look(own)).questions).toMatchObject([silent, silent])
    const before = (await mailTo(referral.candidateEmail, 0)).length
    expect((await answer(ingrid, ids[1], 'Always.')).status).toBe(200)
    await until(async () => (await rowsOf('question-answered')).every(({ state }) => state === 'sent'))
    expect((await mailTo(referral.candidateEmail, 0)).length).toBe(before)
    expect((await look(own)).questions).toMatchObject([{ answer: 'Never.' }, { answer: 'Always.' }])
  })

  test('waits while the job is closed', async () => {
    const other = await makeJob(app.db, company)
    const id = await asked(await invited({ job: other }), 'Is it far?')
    const set = (isActive: boolean) => app.db.update(jobs).set({ isActive }).where(eq(jobs.id, other.id))
    await set(false)
    expect((await answer(ingrid, id, 'No.')).status).toBe(404)
    await set(true)
    expect((await answer(ingrid, id, 'No.')).status).toBe(200)
  })
})
