import { beforeAll, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { makeCompany, makeJob } from '../../../test/factories.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { JUST_OVER } from '../../../test/just-over.ts'
import { mailTo } from '../../../test/mailbox.ts'

const app = testApp()
let referrer: Person
let jobId: string

beforeAll(async () => {
  referrer = await app.signIn('referrer')
  const manager = await app.signIn('hiring_manager')
  jobId = (await makeJob(app.db, await makeCompany(app.db, { ownerId: manager.id }))).id
})

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const CROSS_SITE = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
const ONE_CLICK = 'List-Unsubscribe=One-Click'

let number = 0
async function invite(candidateEmail = `one-click-${++number}@example.org`) {
  const { status, body } = await referrer.browser.post('/api/referrals', {
    jobId,
    referrerId: referrer.id,
    candidateEmail,
    candidateName: 'Kim Park',
  })
  return { candidateEmail, status, body }
}

/** The address in the letter's header. */
async function unsubscribeAddress(candidateEmail: string): Promise<string> {
  const [letter] = await mailTo(candidateEmail)
  expect(letter?.headers['list-unsubscribe-post']).toBe(ONE_CLICK)
  return /^<(.+)>$/.exec(letter?.headers['list-unsubscribe'] ?? '')?.[1] ?? ''
}

const click = (path: string, headers: Record<string, string>, body: string) =>
  app.guest().call('POST', path, { headers, body })

test('a one-click unsubscribe from a mail client stops all letters, without cookies and cross-site', async () => {
  const { candidateEmail } = await invite()
  expect((await click(await unsubscribeAddress(candidateEmail), { ...FORM, ...CROSS_SITE }, ONE_CLICK)).status).toBe(
    200,
  )
  const again = await invite(candidateEmail)
  expect([again.status, again.body.detail]).toEqual([409, "This person can't be invited right now."])
})

test('a one-click unsubscribe may be multipart', async () => {
  const { candidateEmail } = await invite()
  const part = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  const headers = { 'content-type': 'multipart/form-data; boundary=x', ...CROSS_SITE }
  expect((await click(await unsubscribeAddress(candidateEmail), headers, part)).status).toBe(200)
})

test('an unsubscribe with a foreign address, JSON or another form is refused', async () => {
  const { candidateEmail } = await invite()
  const path = await unsubscribeAddress(candidateEmail)
  const forged = path.replace(/\.[^.]+$/, `.${'A'.repeat(43)}`)
  const nothing = { status: 404, body: { detail: 'There is nothing at this address.' } }
  expect(await click(forged, FORM, ONE_CLICK)).toMatchObject(nothing)
  expect(await app.guest().get(forged)).toMatchObject(nothing)
  expect((await click(path, { 'content-type': 'application/json' }, '{}')).status).toBe(415)
  expect((await click(path, FORM, 'List-Unsubscribe=Maybe')).status).toBe(400)
  expect((await click(path, FORM, 'x'.repeat(2_000_000))).status).toBe(413)
})

test('opening the unsubscribe address in a browser asks first', async () => {
  const { candidateEmail } = await invite()
  const { status, headers, body } = await app.guest().get(await unsubscribeAddress(candidateEmail))
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(body).toContain('<h1>Stop letters?</h1>')
  expect(body).toContain('We will never write to this address again, whoever asks us to')
  expect(body).toContain(
    '<form method="post"><button name="List-Unsubscribe" value="One-Click">Never write to me again',
  )
  expect((await invite(candidateEmail)).body.detail).toBe('You have already referred this person for this job.')
  expect(headers.get('content-security-policy')).toContain("form-action 'self'")
})

test('the page that stops letters is in the language of the browser', async () => {
  const { candidateEmail } = await invite()
  const address = await unsubscribeAddress(candidateEmail)
  const reader = { 'accept-language': 'ar-EG,en;q=0.5' }
  const asked = await app.guest().call('GET', address, { headers: reader })
  expect(asked.body).toContain('<html lang="ar" dir="rtl">')
  expect(asked.body).toContain('<h1>إيقاف الرسائل؟</h1>')
  const done = await click(address, { ...FORM, 'accept-language': 'de' }, ONE_CLICK)
  expect(done.body).toContain('<html lang="de">')
  expect(done.body).toContain('<h1>Sie sind abgemeldet</h1>')
})

test.each([
  '/api/unsubscribe',
  '/api/unsubscribe/../setup-role',
  '/api/unsubscribe/%2e%2e/setup-role',
  '/api/unsubscribex/y',
])('no other write is accepted from another site: %s', async (path) => {
  const headers = { ...FORM, ...CROSS_SITE, cookie: [...referrer.browser.cookies].map((c) => c.join('=')).join('; ') }
  const { status } = await app.guest().call('POST', path, { headers, body: ONE_CLICK })
  expect([403, 404]).toContain(status)
})

test('a letter requested by its recipient has no unsubscribe header', async () => {
  await referrer.browser.post('/api/test-email', { to: referrer.email, subject: 'A test', message: 'Hello' })
  const [letter] = await mailTo(referrer.email)
  expect(letter?.headers['list-unsubscribe']).toBeUndefined()
})

test('an unsubscribe link never expires', async () => {
  const { candidateEmail } = await invite()
  const { body } = await click(await unsubscribeAddress(candidateEmail), FORM, ONE_CLICK)
  expect(body).toContain('<h1>You are unsubscribed</h1>')
  expect(body).toContain('<p>We will never write to this address again.')
  await app.db.execute(sql`update suppressions set until = ${JUST_OVER} where until is not null`)
  expect((await invite(candidateEmail)).status).toBe(409)
  expect(app.logged.some((line) => line.includes('"msg":"unsubscribed"'))).toBe(true)
})

test.each(['text/plain; application/x-www-form-urlencoded', 'application/x-www-form-urlencodedx'])(
  'the content type %s is not a form',
  async (type) => {
    const { candidateEmail } = await invite()
    const reply = await click(await unsubscribeAddress(candidateEmail), { 'content-type': type }, ONE_CLICK)
    expect(reply).toMatchObject({ status: 415, body: { detail: 'The request must be a form.' } })
  },
)

test('an unreadable form is not a one-click unsubscribe', async () => {
  const { candidateEmail } = await invite()
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const reply = await click(await unsubscribeAddress(candidateEmail), headers, 'no parts')
  expect(reply).toMatchObject({ status: 400, body: { detail: 'The form must say List-Unsubscribe=One-Click.' } })
})
