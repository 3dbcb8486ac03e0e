import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type Person, testApp } from '../../../test/harness.ts'
import { startSmtpServer, type TestSmtpServer } from '../../../test/smtp-server.ts'
import type { SignedIn } from '../../auth/actor.ts'
import { sendTestEmail } from './send-test-email.ts'

const LETTER = { to: 'anybody@example.com', subject: 'Does mail work?', message: 'This is a test.' }

let smtp: TestSmtpServer

beforeAll(async () => {
  smtp = await startSmtpServer()
})
const app = testApp(() => ({ SMTP_URL: smtp.url }))

afterAll(() => smtp.stop())

const send = ({ browser }: Person, changes = {}) => browser.post('/api/test-email', { ...LETTER, ...changes })

test('a test email arrives at once with its subject', async () => {
  expect(await send(await app.signIn('referrer'))).toMatchObject({ status: 200, body: { sent: true } })
  expect(smtp.received.at(-1)).toMatchObject({ to: LETTER.to, subject: LETTER.subject })
  expect(smtp.received.at(-1)?.text).toContain(LETTER.message)
})

test('a test email needs all three fields and a one-line subject', async () => {
  const person = await app.signIn('hiring_manager')
  const detail = 'Email address, subject, and message are required.'
  expect(await send(person, { message: ' ' })).toMatchObject({ status: 400, body: { detail } })
  expect((await send(person, { subject: 'Hello\r\nBcc: all@example.com' })).status).toBe(400)
  expect((await send(person, { to: 'a@example.com, b@example.com' })).status).toBe(400)
})

test('guests and people without a role cannot send test emails', async () => {
  expect((await app.guest().post('/api/test-email', LETTER)).status).toBe(401)
  expect((await send(await app.signIn(null))).status).toBe(403)
})

test('the sixth test email in an hour is refused', async () => {
  const person = await app.signIn('referrer')
  for (let count = 0; count < 5; count++) expect((await send(person)).status).toBe(200)
  const sixth = await send(person)
  expect(sixth.status).toBe(429)
  expect(sixth.body.detail).toStartWith('You can send 5 test emails an hour. Please try again in ')
  expect((await send(await app.signIn('referrer'))).status).toBe(200)
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
})

test("a mail server's refusal is reported in a plain sentence", async () => {
  smtp.fault = () => 550
  const reply = await send(await app.signIn('referrer'))
  smtp.fault = () => undefined
  const detail = 'The mail server refused this letter. Please check the address and the text.'
  expect(reply).toMatchObject({ status: 503, body: { detail } })
})

test("in production a test email goes to one's own address alone, except for operators", async () => {
  const deps = { ...app.deps, env: { ...app.env, APP_MODE: 'production' as const } }
  const { id, browser: _, ...person } = await app.signIn('referrer')
  const { email } = person
  const actor: SignedIn = { kind: 'user', userId: id, sessionId: id, role: 'referrer', ...person, isOperator: false }
  await expect(sendTestEmail(deps, actor, LETTER)).rejects.toThrow(`Test emails go to your own address only: ${email}.`)
  expect(await sendTestEmail(deps, actor, { ...LETTER, to: email.toUpperCase() })).toEqual({ sent: true })
  expect(await sendTestEmail(deps, { ...actor, isOperator: true }, LETTER)).toEqual({ sent: true })
})
