import { beforeAll, describe, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { makeUser } from '../../../test/factories.ts'
import { openSession, type Person, testApp } from '../../../test/harness.ts'
import { auditEntries } from '../../db/schema/audit-entries.ts'
import { sessions } from '../../db/schema/sessions.ts'

const PEOPLE = '/api/operator/people'

const app = testApp({ OPERATOR_EMAILS: 'olga@example.org' })
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
