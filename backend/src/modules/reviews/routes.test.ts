import { beforeAll, describe, expect, test } from 'bun:test'
import { STATUSES_AT_ONCE } from '@goodword/contract/limits'
import { eq } from 'drizzle-orm'
import { makeApplication, makeCompany, makeJob, makeLink, makeReferral } from '../../../test/factories.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { mailTo } from '../../../test/mailbox.ts'
import { applicationNotes } from '../../db/schema/application-notes.ts'
import { applications } from '../../db/schema/applications.ts'
import { statusChanges } from '../../db/schema/status-changes.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'

const app = testApp()
let manager: Person
let stranger: Person
let rosa: Person
let otto: Person
let company: Awaited<ReturnType<typeof makeCompany>>
let [baker, ranger]: Awaited<ReturnType<typeof makeJob>>[] = []
let foreignId: string

beforeAll(async () => {
  manager = await app.signIn('hiring_manager', { firstName: 'Ingrid', lastName: 'Solberg' })
  stranger = await app.signIn('hiring_manager')
  rosa = await app.signIn('referrer', { firstName: 'Rosa', lastName: 'Meyer' })
  otto = await app.signIn('referrer', { firstName: 'Otto', lastName: '100%_Falk' })
  company = await makeCompany(app.db, { ownerId: manager.id })
  baker = await makeJob(app.db, company, { title: 'Baker' })
  ranger = await makeJob(app.db, company, { title: 'Ranger' })
  const foreign = await makeJob(app.db, await makeCompany(app.db, { ownerId: stranger.id }))
  foreignId = (await makeApplication(app.db, { referral: await referralTo(foreign) })).id
})

const referralTo = (job = baker, by = rosa, change: object = {}) =>
  makeReferral(app.db, { job: job as NonNullable<typeof job>, referrerId: by.id, ...change })
const makeOne = async (values: object = {}, referral: object = {}, job = baker, by = rosa) =>
  makeApplication(app.db, { referral: await referralTo(job, by, referral), ...values })
/** A manager of their own, where a test is about all there is. */
async function newCompany(count: number, values: (index: number) => object = () => ({})) {
  const person = await app.signIn('hiring_manager')
  const job = await makeJob(app.db, await makeCompany(app.db, { ownerId: person.id }))
  const made: Awaited<ReturnType<typeof makeOne>>[] = []
  for (let index = 0; index < count; index += 1) made.push(await makeOne(values(index), {}, job))
  return { ...person, job, made }
}
const day = (date: number) => new Date(Date.UTC(2026, 2, date, 12))
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

describe('the list of all applications', () => {
  test('it has those for all jobs of the company, with their job, and of no other company', async () => {
    const [one, two] = [await makeOne({ createdAt: day(1) }), await makeOne({ createdAt: day(2) }, {}, ranger)]
    const { body } = await manager.browser.get('/api/applications')
    const mine = body.filter(({ id }: { id: string }) => id === one.id || id === two.id)
    expect(mine).toMatchObject([
      { id: two.id, job: { id: ranger?.id, title: 'Ranger' }, isUnread: true },
      { id: one.id, job: { id: baker?.id, title: 'Baker' }, isUnread: true },
    ])
    expect(idsOf(body)).not.toContain(foreignId)
  })

  test('applications of a deleted job are not listed', async () => {
    const { browser, job, made } = await newCompany(1, () => ({ status: 'hired' }))
    expect(idsOf((await browser.get('/api/applications')).body)).toEqual(idsOf(made))
    await browser.delete(`/api/jobs/${job.id}`)
    expect((await browser.get('/api/applications')).body).toEqual([])
    expect((await browser.get(`/api/applications/${made[0]?.id}`)).status).toBe(404)
  })

  test.each([
    ['the name of a candidate, over both its parts', 'ora QUI', true],
    ["a candidate's address", 'nora.quill@', true],
    ['two letters', 'nq', false],
    ["the recommender's name", '100%_fal', true],
    ['a percent sign as such', '%', true],
    ['an underscore as such', 'a_q', false],
    ['a backslash as such', 'nora\\', false],
  ])('a search finds %s', async (_, q, isFound) => {
    const { id } = await makeOne({ email: 'nora.quill@example.org' }, { candidateName: 'Nora Quill' }, baker, otto)
    const { body } = await manager.browser.get(`/api/applications?q=${encodeURIComponent(q)}`)
    expect(idsOf(body).includes(id)).toBe(isFound)
    await app.db.delete(applications).where(eq(applications.id, id))
  })

  test('the list is narrowed by job, statuses, recommender and calendar days in UTC', async () => {
    const at = new Date('2026-03-05T23:59:59.999Z')
    const { id } = await makeOne({ createdAt: at, status: 'interview' }, {}, ranger, otto)
    const finds = async (query: string) =>
      idsOf((await manager.browser.get(`/api/applications?${query}`)).body).includes(id)
    const found = [
      `job=${ranger?.id}`,
      'status=interview',
      'status=hired,interview',
      `recommender=${otto.id}`,
      'recommender=otto',
      'from=2026-03-05',
      'to=2026-03-05',
      `job=${ranger?.id}&status=interview&recommender=Otto&from=2026-03-05&to=2026-03-05&q=candidate&sort=waiting`,
    ]
    const missed = [
      `job=${baker?.id}`,
      'status=pending',
      `recommender=${rosa.id}`,
      'recommender=rosa',
      'from=2026-03-06',
      'to=2026-03-04',
      'needs=you',
    ]
    for (const query of found) expect([query, await finds(query)]).toEqual([query, true])
    for (const query of missed) expect([query, await finds(query)]).toEqual([query, false])
  })

  test.each([
    ['status=done', 'Please choose statuses from the list, separated by commas.'],
    ['status=pending,', 'Please choose statuses from the list, separated by commas.'],
    ['from=yesterday', 'Please use a day such as 2026-03-05.'],
    ['from=2026-02-30', 'Please use a day such as 2026-03-05.'],
    ['from=0000-02-03', 'Please use a day such as 2026-03-05.'],
    ['from=2026-03-06&to=2026-03-05', 'Please choose a first day that is not after the last.'],
    ['needs=me', 'Please ask for needs=you, or leave it out.'],
    ['job=x', 'Please use a valid id'],
    ['sort=best', 'Please choose an order from the list.'],
    ['limit=101', 'Please ask for 1 to 100 applications at a time.'],
    ['cursor=x', 'Please start again from the first page.'],
  ])('the query %s is refused: %s', async (query, sentence) => {
    const { status, body } = await manager.browser.get(`/api/applications?${query}`)
    expect([status, body.detail]).toEqual([400, sentence])
  })

  test('each order has every application once, in pages of any size', async () => {
    const { browser, made } = await newCompany(7, (index) => ({
      createdAt: day(1 + (index % 3)),
      status: index % 2 ? 'pending' : 'rejected',
      withdrawnAt: index === 5 ? new Date() : null,
    }))
    await browser.post(`/api/applications/${made[1]?.id}/read`)
    const oldest = idsOf(made.toSorted((a, b) => +a.createdAt - +b.createdAt || (a.id < b.id ? -1 : 1)))
    const waits = [made[1]?.id, made[3]?.id]
    const waiting = oldest.filter((id) => waits.includes(id))
    const expected = {
      'sort=newest': oldest.toReversed(),
      'sort=oldest': oldest,
      'sort=waiting': [...waiting, ...oldest.filter((id) => !waits.includes(id))],
      'needs=you': [made[3]?.id, made[1]?.id],
      'needs=you&sort=newest': waiting.toReversed(),
    } as Record<string, string[]>
    for (const [query, order] of Object.entries(expected)) {
      for (const limit of [1, 2, 3, 100]) {
        const seen: string[] = []
        let cursor: string | null = ''
        let total: string | null = null
        do {
          const { body, headers } = await browser.get(`/api/applications?${query}&limit=${limit}&cursor=${cursor}`)
          total ??= headers.get('x-total-count')
          seen.push(...idsOf(body))
          cursor = headers.get('x-next-cursor')
        } while (cursor)
        expect([query, limit, seen, total]).toEqual([query, limit, order, String(order.length)])
      }
    }
  })

  test('a cursor is refused in another order, with another search, and by another person', async () => {
    const { browser } = await newCompany(2)
    const { headers } = await browser.get('/api/applications?limit=1')
    const cursor = headers.get('x-next-cursor')
    expect((await browser.get(`/api/applications?limit=1&cursor=${cursor}`)).status).toBe(200)
    for (const query of ['sort=oldest', 'q=kim', 'needs=you', 'status=pending'])
      expect((await browser.get(`/api/applications?limit=1&${query}&cursor=${cursor}`)).status).toBe(400)
    expect((await manager.browser.get(`/api/applications?limit=1&cursor=${cursor}`)).status).toBe(400)
  })

  test('a cursor of a part that the order does not have is refused', async () => {
    const { browser } = await newCompany(2)
    const { headers } = await browser.get('/api/applications?limit=1')
    const end = JSON.parse(Buffer.from(headers.get('x-next-cursor') ?? '', 'base64url').toString())
    for (const part of [-1, 1, 1e9, undefined]) {
      const cursor = Buffer.from(JSON.stringify({ ...end, part })).toString('base64url')
      expect((await browser.get(`/api/applications?limit=1&cursor=${cursor}`)).status).toBe(400)
    }
  })

  test('in short, a page of the longest texts is at most 40 kB', async () => {
    const long = { referrerMessage: 'ü😀'.repeat(1000), coverLetter: 'é'.repeat(10_000) }
    const { browser } = await newCompany(21, () => long)
    const whole = await browser.get('/api/applications?limit=20')
    expect(whole.body[0]).toMatchObject(long)
    const { body } = await browser.get('/api/applications?limit=20&summary=1')
    expect(body[0]).toMatchObject({ coverLetter: null, referrerMessage: `${'ü😀'.repeat(100)}…` })
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(40_000)
  })
})

describe('one application', () => {
  test('it comes whole, and reading marks nothing until that is asked for', async () => {
    const { id } = await makeOne({ coverLetter: 'Bread!' })
    const read = async () => (await manager.browser.get(`/api/applications/${id}`)).body
    expect(await read()).toMatchObject({
      id,
      coverLetter: 'Bread!',
      job: { title: 'Baker' },
      isUnread: true,
      notes: [],
    })
    expect((await read()).isUnread).toBe(true)
    for (const _ of [1, 2]) expect((await manager.browser.post(`/api/applications/${id}/read`)).status).toBe(204)
    expect((await read()).isUnread).toBe(false)
  })

  test('the history says who set what, when and why', async () => {
    const { id } = await makeOne()
    const reason = { kind: 'skills', text: 'No sourdough.' }
    await manager.browser.patch('/api/applications/status', { ids: [id], status: 'rejected', reason })
    const { history } = (await manager.browser.get(`/api/applications/${id}`)).body
    expect(history).toMatchObject([
      { from: null, to: 'pending', by: null, isMine: false, reason: null },
      { from: 'pending', to: 'rejected', by: 'Ingrid Solberg', isMine: true, reason },
    ])
  })

  test('the manager of another company reads, notes and marks nothing of it', async () => {
    const { id } = await makeOne()
    const path = `/api/applications/${id}`
    const note = (await manager.browser.post(`${path}/notes`, { text: 'Call her.' })).body
    const { browser } = stranger
    const tried = [
      await browser.get(path),
      await browser.post(`${path}/read`),
      await browser.post(`${path}/notes`, { text: 'Hello' }),
      await browser.delete(`${path}/notes/${note.id}`),
      await browser.delete(`/api/applications/${foreignId}/notes/${note.id}`),
    ]
    expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await manager.browser.get(path)).body.notes).toHaveLength(1)
  })
})

describe('a note', () => {
  const noted = async (text: unknown) => {
    const { id } = await makeOne()
    return manager.browser.post(`/api/applications/${id}/notes`, { text })
  }

  test('a note has its author and goes when the author removes it', async () => {
    const { id } = await makeOne()
    const { status, body: note } = await manager.browser.post(`/api/applications/${id}/notes`, { text: ' Call her. ' })
    expect([status, note]).toMatchObject([201, { text: 'Call her.', author: 'Ingrid Solberg', isMine: true }])
    expect((await manager.browser.get(`/api/applications/${id}`)).body.notes).toEqual([note])
    expect((await manager.browser.delete(`/api/applications/${id}/notes/${note.id}`)).status).toBe(204)
    expect((await manager.browser.delete(`/api/applications/${id}/notes/${note.id}`)).status).toBe(404)
  })

  test("a colleague's note cannot be removed", async () => {
    const { id: applicationId } = await makeOne()
    const [note] = await app.db
      .insert(applicationNotes)
      .values({ applicationId, authorId: rosa.id, text: 'x' })
      .returning()
    expect((await manager.browser.delete(`/api/applications/${applicationId}/notes/${note?.id}`)).status).toBe(404)
  })

  test.each([
    ['nothing', '', 'Please write a note'],
    ['10,000 letters', 'x'.repeat(10_000), 'Please use at most 5,000 characters'],
    ['marks of direction', 'Call her\u202e', 'Please remove the invisible characters from this field'],
  ])('a note of %s is refused with a sentence', async (_, text, sentence) => {
    const { status, body } = await noted(text)
    expect([status, body.detail]).toEqual([400, sentence])
  })

  test('an application takes a hundred notes', async () => {
    const { id: applicationId } = await makeOne()
    const row = { applicationId, authorId: manager.id, text: 'x' }
    await app.db.insert(applicationNotes).values(Array.from({ length: 99 }, () => row))
    const add = () => manager.browser.post(`/api/applications/${applicationId}/notes`, { text: 'One more' })
    const tried = await Promise.all([add(), add()])
    expect(tried.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  test("notes and reasons are in the candidate's download, without their authors, and never with the recommender", async () => {
    const referral = await referralTo()
    const { id } = await makeApplication(app.db, { referral })
    await manager.browser.post(`/api/applications/${id}/notes`, { text: 'Secret sourdough.' })
    const reason = { kind: 'other', text: 'Secret rye.' }
    await manager.browser.patch('/api/applications/status', { ids: [id], status: 'rejected', reason })
    const { body } = await app.guest().get(`/api/referrals/token/${await makeLink(app.db, 'own', referral)}/data`)
    expect(body.application.notes).toMatchObject([{ text: 'Secret sourdough.' }])
    expect(body.application.reasons).toMatchObject([
      { status: 'rejected', reason: 'Another reason', text: 'Secret rye.' },
    ])
    expect(JSON.stringify(body)).not.toContain('Solberg')
    const seen = [`/api/referrals/user/${rosa.id}`, `/api/referrals/${referral.id}`]
    for (const path of seen) expect(JSON.stringify((await rosa.browser.get(path)).body)).not.toContain('Secret')
  })
})

describe('a status for many', () => {
  const set = (ids: string[], status = 'reviewing', by = manager) =>
    by.browser.patch('/api/applications/status', { ids, status })
  const statusOf = async (id: string) =>
    (await app.db.select().from(applications).where(eq(applications.id, id)))[0]?.status

  test('each row has its outcome, and a row of another company is not found', async () => {
    const [one, same, gone] = [
      await makeOne(),
      await makeOne({ status: 'reviewing' }),
      await makeOne({ withdrawnAt: new Date(), status: 'interview' }),
    ]
    const unknown = crypto.randomUUID()
    const { status, body } = await set([one.id, same.id, foreignId, gone.id, unknown, one.id])
    expect([status, body]).toEqual([
      200,
      [
        { id: one.id, outcome: 'changed', status: 'reviewing', newsInSeconds: 0 },
        { id: same.id, outcome: 'unchanged', status: 'reviewing' },
        { id: foreignId, outcome: 'not-found' },
        { id: gone.id, outcome: 'withdrawn', status: 'interview' },
        { id: unknown, outcome: 'not-found' },
        { id: one.id, outcome: 'unchanged', status: 'reviewing' },
      ],
    ])
    expect(await statusOf(foreignId)).toBe('pending')
    expect((await set([one.id])).body).toMatchObject([{ outcome: 'unchanged' }])
    expect(await app.db.$count(statusChanges, eq(statusChanges.applicationId, one.id))).toBe(2)
  })

  test('candidates hear of it as of a single change', async () => {
    const { id, email } = await makeOne()
    await set([id], 'interview')
    expect((await mailTo(email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('would like to meet you'),
    ])
  })

  test('200 at once are set, and 201 are refused in a sentence', async () => {
    const { browser, made } = await newCompany(STATUSES_AT_ONCE)
    const ids = idsOf(made)
    const by = { ...manager, browser }
    const done = await set(ids, 'rejected', by)
    expect(done.body.filter(({ outcome }: { outcome: string }) => outcome === 'changed')).toHaveLength(200)
    const { status, body } = await set([...ids, foreignId], 'hired', by)
    expect([status, body.detail]).toEqual([400, 'Please choose at most 200 applications at a time.'])
    expect(await statusOf(ids[0] ?? '')).toBe('rejected')
  })

  test('statuses of many and of one share the limit of calls, and rows have one of their own', async () => {
    const { id: userId, browser, made } = await newCompany(1)
    const by = { ...manager, browser }
    const id = made[0]?.id ?? ''
    // Most are used up beforehand: what takes seconds may go on in the next minute, with a limit of its own.
    await takeFromLimit(app.db, `statuses:${userId}`, 120, 60, '', 119)
    expect([(await set([id], 'pending', by)).status, (await set([id], 'pending', by)).status]).toEqual([200, 429])
    expect((await browser.patch(`/api/applications/${id}/status`, { status: 'hired' })).status).toBe(429)
    const other = await newCompany(0)
    const few = Array.from({ length: 3 }, () => crypto.randomUUID())
    const ofOther = async () => (await set(few, 'hired', { ...manager, browser: other.browser })).status
    await takeFromLimit(app.db, `many-statuses:${other.id}`, 600, 60, '', 597)
    expect([await ofOther(), await ofOther()]).toEqual([200, 429])
  })

  test.each([
    [{ ids: [], status: 'hired' }, 'Please choose at least one application.'],
    [{ ids: 'x', status: 'hired' }, 'Please choose at least one application.'],
    [{ ids: ['x'], status: 'hired' }, 'Please use a valid id'],
    [{ ids: [crypto.randomUUID()], status: 'done' }, 'Please choose a status from the list'],
    [
      { ids: [crypto.randomUUID()], status: 'rejected', reason: { kind: 'age' } },
      'Please choose a reason from the list',
    ],
    [
      { ids: [crypto.randomUUID()], status: 'rejected', reason: { kind: 'other', text: 'x'.repeat(501) } },
      'Please use at most 500 characters',
    ],
  ])('%j is refused: %s', async (input, sentence) => {
    const { status, body } = await manager.browser.patch('/api/applications/status', input)
    expect([status, body.detail]).toEqual([400, sentence])
  })

  test('two people who decide at once both stand in the history, and the last one counts', async () => {
    const { id } = await makeOne()
    await Promise.all([set([id], 'interview'), set([id], 'rejected')])
    const { status, history } = (await manager.browser.get(`/api/applications/${id}`)).body
    expect(history.map(({ to }: { to: string }) => to).sort()).toEqual(['interview', 'pending', 'rejected'])
    expect(status).toBe(history.at(-1).to)
  })
})

describe('the file of applications', () => {
  test('it has the rows of the query, and no cell is a formula', async () => {
    const formula = '=HYPERLINK("https://evil.example")'
    const { id } = await makeOne({ firstName: formula, lastName: 'Csv' })
    await makeOne({ lastName: 'Csv', status: 'hired' })
    const { body, headers } = await manager.browser.get('/api/applications.csv?q=csv&status=pending')
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="goodword-applications.csv"')
    expect(headers.get('x-total-count')).toBe('1')
    const [names, row, end] = body.split('\r\n')
    expect(names).toStartWith('"id","applied","status"')
    expect(row).toStartWith(`"${id}","`)
    expect(row).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    expect(end).toBe('')
  })

  test('guests and referrers get no file, whatever they ask for', async () => {
    expect((await app.guest().get('/api/applications.csv?sort=x')).status).toBe(401)
    expect((await rosa.browser.get('/api/applications.csv')).status).toBe(403)
  })
})
