import { beforeAll, describe, expect, test } from 'bun:test'
import { and, eq, sql } from 'drizzle-orm'
import { makeCompany, makeJob, makeReferral, makeReward, makeUser } from '../../../test/factories.ts'
import { openSession, type Person, testApp } from '../../../test/harness.ts'
import { auditEntries } from '../../db/schema/audit-entries.ts'
import { letters } from '../../db/schema/letters.ts'
import { operatorNotes } from '../../db/schema/operator-notes.ts'
import { sessions } from '../../db/schema/sessions.ts'
import { users } from '../../db/schema/users.ts'

const PEOPLE = '/api/operator/people'

const app = testApp({ OPERATOR_EMAILS: 'olga@example.org, otto@example.org' })
let olga: Person
let rita: Person

beforeAll(async () => {
  olga = await app.signIn(null, { email: 'olga@example.org' })
  rita = await app.signIn('referrer', { email: 'Rita@elsewhere.example.org', firstName: 'Rita', lastName: 'Falk' })
})

const find = async (who: string) => (await olga.browser.post(PEOPLE, { who })).body
const signOut = (id: string) => olga.browser.post(`${PEOPLE}/${id}/sign-out`)

describe('people', () => {
  test('people are found by id or whole address in any spelling, with minimal data', async () => {
    const found = await find(' rita@ELSEWHERE.example.org ')
    expect(found).toEqual([
      {
        id: rita.id,
        name: 'Rita Falk',
        address: '•••@elsewhere.example.org',
        provider: 'Google',
        role: 'referrer',
        createdAt: expect.stringMatching(/^20/),
        sessions: 1,
        lastSeenAt: expect.stringMatching(/^20/),
        closed: null,
      },
    ])
    expect(await find(rita.id)).toEqual(found)
  })

  test('people are not found by part of an address, and an unknown address finds nobody', async () => {
    expect(await find('ita@elsewhere.example.org')).toEqual([])
    expect(await find(crypto.randomUUID())).toEqual([])
  })

  test.each(['', 'rita', 'rita@', '@example.org', 'a@b@example.org', '0198f000'])(
    'the people query %p is refused',
    async (who) => {
      const { status, body } = await olga.browser.post(PEOPLE, { who })
      expect([status, body.detail]).toEqual([400, 'Please enter a whole email address, or the id of a person'])
    },
  )

  test('one address at two providers is two people, the older first', async () => {
    const email = 'twice@example.org'
    const { issuer } = app.providers[0]
    const elder = await makeUser(app.db, { email, issuer, createdAt: new Date('2026-01-01') })
    const other = await makeUser(app.db, { email, issuer: 'https://id.example', firstName: '', lastName: '' })
    const found = await find(email)
    expect(found.map(({ id, name, provider }: Record<string, string>) => [id, name, provider])).toEqual([
      [elder.id, `${elder.firstName} ${elder.lastName}`, 'Google'],
      [other.id, 'A colleague', 'https://id.example'],
    ])
    expect(found[0]).toMatchObject({ sessions: 0, lastSeenAt: null })
  })

  test("a person's session count is of valid sessions", async () => {
    const { id, email } = await makeUser(app.db)
    const set = async (changes: object) =>
      app.db
        .update(sessions)
        .set(changes)
        .where(eq(sessions.id, await openSession(app.deps, app.guest(), id)))
    await openSession(app.deps, app.guest(), id)
    await set({ revokedAt: sql`now()` })
    await set({ expiresAt: sql`now()` })
    await set({ lastSeenAt: sql`now() - interval '3 days'` })
    expect((await find(email))[0].sessions).toBe(1)
  })
})

describe('signing a person out', () => {
  test('a person is signed out everywhere within a second, and no one else is', async () => {
    const elsewhere = app.guest()
    await openSession(app.deps, elsewhere, rita.id)
    await Promise.all([rita.browser, elsewhere].map((browser) => browser.get('/api/auth/user')))
    const { status, body } = await signOut(rita.id)
    expect([status, body]).toEqual([200, { ended: 2 }])
    for (const browser of [rita.browser, elsewhere]) {
      app.aSecondLater(browser)
      expect((await browser.get('/api/auth/user')).status).toBe(401)
    }
    expect((await olga.browser.get('/api/auth/user')).status).toBe(200)
    expect((await signOut(rita.id)).body).toEqual({ ended: 0 })
  })

  test('an unknown person cannot be signed out, and nothing is recorded', async () => {
    const before = await app.db.$count(auditEntries)
    const { status, body } = await signOut(crypto.randomUUID())
    expect([status, body.detail]).toEqual([404, 'There is no such person.'])
    expect(await app.db.$count(auditEntries)).toBe(before)
  })
})

test('an operator looks up at most 60 people an hour', async () => {
  await app.db.execute(sql`update rate_limits set count = 60 where key like 'operators-find:%'`)
  const { status, body } = await olga.browser.post(PEOPLE, { who: rita.id })
  expect([status, body.detail]).toEqual([429, expect.stringMatching(/^You can look up 60 people an hour\. Please try/)])
})

describe("an operator's page of a person", () => {
  // An operator of its own: the limit of the other is used up.
  let otto: Person
  beforeAll(async () => {
    otto = await app.signIn(null, { email: 'otto@example.org' })
  })
  const file = (id: string) => otto.browser.get(`${PEOPLE}/${id}`)
  const looks = (id: string) =>
    app.db.$count(auditEntries, and(eq(auditEntries.subject, id), eq(auditEntries.action, 'person-found')))

  test("a person's page has account, company, referrals, rewards, letters, actions and notes, and nobody hired", async () => {
    const manager = await app.signIn('hiring_manager', { firstName: 'Mara', lastName: 'Lind' })
    const company = await makeCompany(app.db, { ownerId: manager.id, name: 'Crumb' })
    const job = await makeJob(app.db, company, { title: 'Baker', referralBonus: 3000 })
    const by = await app.signIn('referrer')
    const referral = await makeReferral(app.db, { job, referrerId: by.id, candidateName: 'Kim Park' })
    const { id: rewardId } = await makeReward(app.db, referral, ['due'])
    await app.db.insert(letters).values({ kind: 'new-application', recipientKey: manager.id, state: 'sent' })
    await otto.browser.post(`${PEOPLE}/${manager.id}/sign-out`)
    const { body } = await file(manager.id)
    expect(body).toMatchObject({
      person: { id: manager.id, name: 'Mara Lind' },
      company: { id: company.id, name: 'Crumb', domain: null, jobs: 1 },
      referrals: { total: 0, pending: 0, hired: 0 },
      rewards: [{ id: rewardId, job: 'Baker', company: 'Crumb', gross: 300_000, state: 'due' }],
      letters: [{ kind: 'new-application', state: 'sent', sentAt: null }],
      notes: [],
    })
    expect(body.actions.map(({ action }: { action: string }) => action)).toEqual(['person-found', 'person-signed-out'])
    expect(JSON.stringify(body)).not.toMatch(/Kim Park/)
    expect(JSON.stringify(body)).not.toContain(manager.email)
    expect((await file(by.id)).body).toMatchObject({
      company: null,
      referrals: { total: 1, hired: 1 },
      rewards: [{ id: rewardId }],
    })
  })

  test('looking at a person is recorded, once in five minutes', async () => {
    const { id } = await makeUser(app.db)
    await file(id)
    await file(id)
    expect(await looks(id)).toBe(1)
    await app.db.execute(sql`alter table audit_entries disable trigger all`)
    await app.db.execute(sql`update audit_entries set created_at = now() - interval '6 minutes' where subject = ${id}`)
    await app.db.execute(sql`alter table audit_entries enable trigger all`)
    await file(id)
    expect(await looks(id)).toBe(2)
  })

  test('an unknown person has no page and takes no note', async () => {
    const nobody = crypto.randomUUID()
    expect((await file(nobody)).status).toBe(404)
    expect((await otto.browser.post(`${PEOPLE}/${nobody}/notes`, { text: 'Hello' })).status).toBe(404)
  })

  test('notes about a person are read by operators, newest first, and go with the account', async () => {
    const { id } = await makeUser(app.db)
    for (const text of ['First', ' Second \n line ']) await otto.browser.post(`${PEOPLE}/${id}/notes`, { text })
    const { notes } = (await file(id)).body
    expect(notes.map(({ text, by }: Record<string, string>) => [text, by])).toEqual([
      ['Second \n line', expect.any(String)],
      ['First', expect.any(String)],
    ])
    for (const text of ['', ' ', 'x'.repeat(2001)]) {
      expect((await otto.browser.post(`${PEOPLE}/${id}/notes`, { text })).status).toBe(400)
    }
    await app.db.delete(users).where(eq(users.id, id))
    expect(await app.db.$count(operatorNotes)).toBe(0)
  })
})
