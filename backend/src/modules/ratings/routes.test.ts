import { beforeAll, describe, expect, test } from 'bun:test'
import { DEFAULT_CRITERIA } from '@goodword/contract/marks'
import { eq } from 'drizzle-orm'
import { makeApplication, makeCompany, makeJob, makeLink, makeMember, makeReferral } from '../../../test/factories.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { applicationRatings } from '../../db/schema/application-ratings.ts'
import { applications } from '../../db/schema/applications.ts'

const app = testApp()
let [ingrid, erik, stranger, rosa]: Person[] = []
let company: Awaited<ReturnType<typeof makeCompany>>
let job: Awaited<ReturnType<typeof makeJob>>

beforeAll(async () => {
  ingrid = await app.signIn('hiring_manager', { firstName: 'Ingrid', lastName: 'Solberg' })
  erik = await colleagueOf(ingrid, { firstName: 'Erik', lastName: 'Haugen' })
  stranger = await app.signIn('hiring_manager')
  await makeCompany(app.db, { ownerId: stranger.id })
  rosa = await app.signIn('referrer', { firstName: 'Rosa', lastName: 'Meyer' })
  job = await makeJob(app.db, company)
})

async function colleagueOf(owner: Person, names: object) {
  company ??= await makeCompany(app.db, { ownerId: owner.id })
  const person = await app.signIn('hiring_manager', names)
  await makeMember(app.db, company, { userId: person.id })
  return person
}
const of = (person: Person | undefined) => (person as Person).browser
const makeOne = async (values: object = {}, to = job, referrerId = rosa?.id ?? '') =>
  makeApplication(app.db, { referral: await makeReferral(app.db, { job: to, referrerId }), ...values })
const judged = (evidence: string, names: readonly string[] = DEFAULT_CRITERIA) => ({
  judgements: names.map((criterion) => ({ criterion, mark: 'shown', evidence })),
})
const rate = (id: string, by: Person | undefined, input: object) => of(by).put(`/api/applications/${id}/rating`, input)
const read = async (id: string, by: Person | undefined) => (await of(by).get(`/api/applications/${id}/ratings`)).body

describe('ratings of others', () => {
  test('a member who has not rated finds them in no page, list, file, count or download', async () => {
    const { id } = await makeOne({ lastName: 'Hidden' })
    const before = await read(id, erik)
    expect((await rate(id, ingrid, judged('Secret sourdough evidence.'))).status).toBe(200)
    expect(await read(id, erik)).toEqual(before)
    expect(before).toMatchObject({ mine: null, others: null })
    const channels = [
      `/api/applications/${id}/ratings`,
      `/api/applications/${id}`,
      '/api/applications',
      '/api/applications.csv',
      `/api/applications/job/${job.id}`,
      `/api/applications/job/${job.id}/counts`,
      `/api/jobs/my-jobs/${job.id}`,
      `/api/jobs/my-jobs/${job.id}/criteria`,
    ]
    for (const path of channels) {
      const { status, body } = await of(erik).get(path)
      expect([path, status]).toEqual([path, 200])
      expect(JSON.stringify(body)).not.toContain('Secret sourdough')
    }
  })

  test('they come once the own one is given, and a member learns nothing by a refused one', async () => {
    const { id } = await makeOne()
    await rate(id, ingrid, judged('Ten years of bread.'))
    const short = await rate(id, erik, judged('short'))
    expect([short.status, JSON.stringify(short.body)]).toEqual([400, expect.not.stringContaining('Ten years')])
    expect((await read(id, erik)).others).toBeNull()
    const { body } = await rate(id, erik, judged('Five years of bread.'))
    expect(body).toMatchObject({
      mine: { author: 'Erik Haugen', isMine: true, changedAt: null },
      others: [{ author: 'Ingrid Solberg', isMine: false, judgements: judged('Ten years of bread.').judgements }],
    })
    expect((await read(id, ingrid)).others).toHaveLength(1)
  })

  test('the recommender, another company and guests see none, and give none', async () => {
    const { id } = await makeOne()
    await rate(id, ingrid, judged('Secret sourdough evidence.'))
    for (const [person, expected] of [
      [rosa, 403],
      [stranger, 404],
    ] as const) {
      const tried = [
        await of(person).get(`/api/applications/${id}/ratings`),
        await rate(id, person, judged('Ten letters.')),
      ]
      expect(tried.map(({ status }) => status)).toEqual([expected, expected])
      expect(JSON.stringify(tried)).not.toContain('Secret')
    }
    expect((await app.guest().get(`/api/applications/${id}/ratings`)).status).toBe(401)
    for (const path of [`/api/referrals/user/${rosa?.id}`, '/api/statement?side=recommender'])
      expect(JSON.stringify((await of(rosa).get(path)).body)).not.toContain('Secret')
  })

  test('who recommended the candidate and joined the company later neither rates nor sees them', async () => {
    const otto = await app.signIn('referrer')
    const { id } = await makeOne({}, job, otto.id)
    await rate(id, ingrid, judged('Secret sourdough evidence.'))
    await makeMember(app.db, company, { userId: otto.id })
    expect(await read(id, otto)).toMatchObject({ closedFor: 'recommender', mine: null, others: null })
    const { status, body } = await rate(id, otto, judged('My friend is the best.'))
    expect([status, body.detail]).toEqual([403, 'You recommended this person, so your colleagues rate.'])
  })

  test('a member who is the candidate neither rates nor sees them', async () => {
    const [applied, invited] = [await colleagueOf(ingrid as Person, {}), await colleagueOf(ingrid as Person, {})]
    const referral = await makeReferral(app.db, { job, referrerId: rosa?.id ?? '', candidateEmail: invited.email })
    const own = [
      [applied, (await makeOne({ email: applied.email.toUpperCase() })).id],
      [invited, (await makeApplication(app.db, { referral, email: 'elsewhere@example.com' })).id],
    ] as const
    for (const [person, id] of own) {
      await rate(id, ingrid, judged('Secret sourdough evidence.'))
      expect(await read(id, person)).toMatchObject({ closedFor: 'candidate', mine: null, others: null })
      const { status, body } = await rate(id, person, judged('I am the best of all.'))
      expect([status, body.detail]).toEqual([403, 'This application is your own, so your colleagues rate.'])
    }
  })

  test('a removed member sees and gives none, and theirs stay without their name', async () => {
    const gone = await colleagueOf(ingrid as Person, { firstName: 'Nils', lastName: 'Borg' })
    const { id } = await makeOne()
    await rate(id, gone, judged('Written before leaving.'))
    expect((await of(ingrid).delete(`/api/company/members/${gone.id}`)).status).toBe(204)
    expect((await gone.browser.get(`/api/applications/${id}/ratings`)).status).toBe(403)
    expect((await rate(id, gone, judged('Written after leaving.'))).status).toBe(403)
    const { body } = await rate(id, ingrid, judged('Ten years of bread.'))
    expect(body.others).toMatchObject([{ author: 'A former colleague', isMine: false }])
    expect(JSON.stringify(body)).not.toContain('Nils')
  })
})

describe('a rating', () => {
  test('is one for each member, who may change it, and says when', async () => {
    const { id } = await makeOne()
    const first = (await rate(id, ingrid, judged('Ten years of bread.'))).body.mine
    expect((await rate(id, ingrid, judged('Ten years of bread.'))).body.mine).toEqual(first)
    const both = await Promise.all([1, 2].map((turn) => rate(id, ingrid, judged(`Eleven years of bread ${turn}.`))))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await read(id, ingrid)).mine).toMatchObject({ id: first.id, changedAt: expect.any(String) })
    expect(await app.db.$count(applicationRatings, eq(applicationRatings.applicationId, id))).toBe(1)
  })

  test.each([
    ['words of nine letters', judged('Nine lett'), 'Please write at least 10 characters about what you saw'],
    ['words of 1,001 letters', judged('x'.repeat(1001)), 'Please use at most 1,000 characters'],
    [
      'a fifth mark',
      { judgements: [{ ...judged('Ten years.').judgements[0], mark: 5 }] },
      'Please choose what the application shows',
    ],
    ['no criterion', { judgements: [] }, 'Please name 2 to 5 criteria'],
    ['six criteria', judged('Ten years of it.', ['a', 'b', 'c', 'd', 'e', 'f']), 'Please name 2 to 5 criteria'],
  ])('with %s is refused', async (_, input, sentence) => {
    const { id } = await makeOne()
    const { status, body } = await rate(id, ingrid, input)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(sentence)
  })

  test('of a withdrawn application is refused, also a change', async () => {
    const { id } = await makeOne()
    await rate(id, ingrid, judged('Ten years of bread.'))
    await app.db.update(applications).set({ withdrawnAt: new Date() }).where(eq(applications.id, id))
    for (const by of [ingrid, erik]) {
      const { status, body } = await rate(id, by, judged('Eleven years of bread.'))
      expect([status, body.detail]).toEqual([409, 'The candidate has withdrawn this application.'])
    }
    expect(await read(id, ingrid)).toMatchObject({ closedFor: 'withdrawn', mine: { changedAt: null } })
  })

  test("is in the candidate's download, without its author", async () => {
    const referral = await makeReferral(app.db, { job, referrerId: rosa?.id ?? '' })
    const { id } = await makeApplication(app.db, { referral })
    await rate(id, ingrid, judged('Ten years of bread.'))
    const { body } = await app.guest().get(`/api/referrals/token/${await makeLink(app.db, 'own', referral)}/data`)
    expect(body.application.ratings).toMatchObject([
      { criterion: 'Relevant experience', mark: 'Shown', evidence: 'Ten years of bread.', changedAt: null },
      { criterion: 'Works well with others' },
    ])
    expect(JSON.stringify(body)).not.toContain('Solberg')
  })
})

describe('the criteria of a job', () => {
  const name = (names: unknown, id = job.id, by = ingrid) => of(by).put(`/api/jobs/my-jobs/${id}/criteria`, { names })

  test('are two that every job begins with, until its members name others', async () => {
    const other = await makeJob(app.db, company)
    const find = async () => (await of(erik).get(`/api/jobs/my-jobs/${other.id}/criteria`)).body
    expect(await find()).toEqual({ names: [...DEFAULT_CRITERIA] })
    expect((await name([' Bread ', 'Rye', 'Ovens'], other.id)).body).toEqual({ names: ['Bread', 'Rye', 'Ovens'] })
    expect(await find()).toEqual({ names: ['Bread', 'Rye', 'Ovens'] })
  })

  test('may change: old ratings keep their names and may be mended by them, new ones need the new', async () => {
    const other = await makeJob(app.db, company)
    const { id } = await makeOne({}, other)
    await rate(id, ingrid, judged('Ten years of bread.'))
    await name(['Bread', 'Rye'], other.id)
    const { status, body } = await rate(id, erik, judged('Five years of bread.'))
    expect([status, body.detail]).toEqual([409, expect.stringContaining('The criteria of this job changed meanwhile.')])
    expect((await rate(id, erik, judged('Five years of bread.', ['Bread', 'Rye']))).status).toBe(200)
    const mended = await rate(id, ingrid, judged('Eleven years of bread.'))
    expect(mended.body.mine.judgements[0].criterion).toBe(DEFAULT_CRITERIA[0])
    expect(mended.body.others[0].judgements[0].criterion).toBe('Bread')
  })

  test.each([
    ['one', ['Bread'], 'Please name 2 to 5 criteria'],
    ['six', ['a', 'b', 'c', 'd', 'e', 'f'], 'Please name 2 to 5 criteria'],
    ['two alike', ['Bread', 'bread'], 'Please name each criterion once'],
    ['one without a name', ['Bread', ' '], 'Please name this criterion'],
    ['one of 61 letters', ['Bread', 'x'.repeat(61)], 'Please use at most 60 characters'],
  ])('that are %s are refused', async (_, names, sentence) => {
    const { status, body } = await name(names)
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(sentence)])
  })

  test('of another company are neither read nor named', async () => {
    expect((await name(['Bread', 'Rye'], job.id, stranger)).status).toBe(404)
    expect((await of(stranger).get(`/api/jobs/my-jobs/${job.id}/criteria`)).status).toBe(404)
  })
})
