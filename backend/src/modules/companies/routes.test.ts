import { expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { testApp } from '../../../test/harness.ts'
import { companyOf } from '../../db/members/company-of.ts'
import { companies } from '../../db/schema/companies.ts'

const app = testApp()

const input = { companyName: 'Fernway', description: 'We keep forests standing.', website: '', logo: '' }
const setup = '/api/company/setup'

test('only hiring managers have a company', async () => {
  for (const [who, status] of [
    [app.guest(), 401],
    [(await app.signIn(null)).browser, 403],
    [(await app.signIn('referrer')).browser, 403],
  ] as const) {
    expect((await who.post(setup, input)).status).toBe(status)
    expect((await who.get('/api/company')).status).toBe(status)
  }
})

test('a referrer is told that companies are for hiring managers', async () => {
  const { browser } = await app.signIn('referrer')
  expect((await browser.post(setup, input)).body.detail).toBe('Only hiring managers can set up a company.')
  expect((await browser.get('/api/company')).body.detail).toBe('Only hiring managers have a company.')
})

test('company setup creates the company, a second setup changes it', async () => {
  const { browser } = await app.signIn('hiring_manager')
  const none = await browser.get('/api/company')
  expect([none.status, none.body]).toEqual([200, null])
  const first = await browser.post(setup, input)
  expect([first.status, first.body]).toMatchObject([200, { companyName: 'Fernway', website: null, logo: null }])
  const change = {
    companyName: 'Fernway Ltd',
    description: 'We plant forests.',
    website: 'https://fernway.example',
    logo: 'https://fernway.example/logo.png',
  }
  const second = await browser.post(setup, change)
  expect(second.body).toEqual({ ...first.body, ...change })
  expect((await browser.get('/api/company')).body).toEqual(second.body)
})

test('a changed company records the time of the change', async () => {
  const { browser, id } = await app.signIn('hiring_manager')
  await browser.post(setup, input)
  await app.db
    .update(companies)
    .set({ updatedAt: new Date(0) })
    .where(eq(companies.id, companyOf(app.db, id)))
  await browser.post(setup, input)
  const [company] = await app.db
    .select()
    .from(companies)
    .where(eq(companies.id, companyOf(app.db, id)))
  expect(company?.updatedAt.getTime()).toBeGreaterThan(0)
})

test('ten concurrent setups create one company', async () => {
  const { browser, id } = await app.signIn('hiring_manager')
  const once = { ...input, description: 'We keep ten forests standing.' }
  const replies = await Promise.all(Array.from({ length: 10 }, () => browser.post(setup, once)))
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
  expect(await companyOf(app.db, id)).toEqual([{ id: replies[0]?.body.id }])
  expect(await app.db.$count(companies, eq(companies.description, once.description))).toBe(1)
})

test("unknown keys are dropped, so nobody sets up another person's company", async () => {
  const { browser } = await app.signIn('hiring_manager')
  const other = await app.signIn('hiring_manager')
  const { body } = await browser.post(setup, { ...input, ownerId: other.id, id: crypto.randomUUID() })
  expect((await other.browser.get('/api/company')).body).toBeNull()
  expect((await browser.get('/api/company')).body.id).toBe(body.id)
})

test.each([
  [{ companyName: ' F ' }, { companyName: 'Company name must be at least 2 characters' }],
  [{ description: 'Too short' }, { description: 'Description must be at least 10 characters' }],
  [{ website: 'fernway' }, { website: 'Please enter a valid URL' }],
  [{ website: 'javascript:alert(1)' }, { website: 'Please enter a valid URL' }],
  [{ logo: 'http://fernway.example/logo.png' }, { logo: 'Please use a logo address that starts with https://' }],
  [{ logo: 'ftp://fernway.example/logo.png' }, { logo: 'Please enter a valid logo URL' }],
  [{ companyName: 'a\u202ebc' }, { companyName: 'Please remove the invisible characters from this field' }],
])('company setup with %j is refused at its field', async (change, errors) => {
  const { browser } = await app.signIn('hiring_manager')
  const { status, body } = await browser.post(setup, { ...input, ...change })
  expect([status, body.errors]).toEqual([400, errors])
})

test('what Word leaves in a pasted text is stored as line ends and blanks, and its control characters are not', async () => {
  const { browser } = await app.signIn('hiring_manager')
  const pasted = {
    companyName: 'Fernway\u000bSeeds\u0000',
    description: 'Seeds\u000bof all kinds\u0002\u2028in Lisbon',
  }
  const { status, body } = await browser.post(setup, { ...input, ...pasted })
  expect([status, body.companyName, body.description]).toEqual([200, 'Fernway Seeds', 'Seeds\nof all kinds\nin Lisbon'])
})

test("a company's addresses must be http or https", async () => {
  const { browser } = await app.signIn('hiring_manager')
  const addresses = [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://fernway.example/1',
    'file:///etc/passwd',
    'ftp://fernway.example/',
    '//fernway.example/',
    'mailto:kim@fernway.example',
  ]
  for (const address of addresses) {
    for (const field of ['website', 'logo']) {
      const { status, body } = await browser.post(setup, { ...input, [field]: address })
      expect([address, status, Object.keys(body.errors)]).toEqual([address, 400, [field]])
    }
  }
  const addressed = { website: 'http://fernway.example/a?b=c#d', logo: 'https://fernway.example/logo.png' }
  expect((await browser.post(setup, { ...input, ...addressed })).body).toMatchObject(addressed)
})
