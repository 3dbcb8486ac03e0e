import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { LETTER_KINDS } from '../src/letters/letter-kinds.ts'
import { testEmail } from '../src/letters/templates/test-email.tsx'
import { createTransport } from '../src/letters/transport.ts'
import { previews } from './mail-catcher/previews.ts'
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts'

let dataDir: string
let catcher: MailCatcher

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'goodword-mail-'))
  catcher = await startMailCatcher({ dataDir })
})

afterAll(async () => {
  await catcher.stop()
  rmSync(dataDir, { recursive: true })
})

const send = (subject: string, to = 'Zoë Müller <zoe@example.com>') =>
  nodemailer.createTransport(catcher.smtpUrl).sendMail({
    from: 'Goodword <hello@goodword.example>',
    to,
    subject,
    text: 'Schöne Grüße',
    html: '<p>Schöne <b>Grüße</b></p>',
    headers: { 'X-Kind': 'greeting' },
  })

const mailbox = async (query = '') =>
  (await fetch(`${catcher.httpUrl}/dev/mailbox.json${query}`)).json() as Promise<Record<string, unknown>[]>

test('letters are listed in full, newest first', async () => {
  await send('the first')
  await send('Grüße 👋')
  const [newest, oldest] = await mailbox()
  expect(oldest?.subject).toBe('the first')
  expect(newest).toMatchObject({
    to: 'zoe@example.com',
    from: 'Goodword <hello@goodword.example>',
    subject: 'Grüße 👋',
    headers: { 'x-kind': 'greeting' },
  })
  expect(String(newest?.text).trim()).toBe('Schöne Grüße')
  expect(String(newest?.html).trim()).toBe('<p>Schöne <b>Grüße</b></p>')
  expect(new Date(String(newest?.receivedAt)).toISOString()).toBe(String(newest?.receivedAt))
})

test('a letter carries the brand mark along, and loads no picture from anywhere', async () => {
  const rendered = await testEmail.render(testEmail.sample, { APP_URL: 'https://goodword.example' })
  const transport = createTransport({
    APP_URL: 'https://goodword.example',
    SMTP_URL: catcher.smtpUrl,
    MAIL_FROM: 'Goodword <hello@goodword.example>',
  })
  await transport.send({ ...rendered, to: 'ida@example.com', messageId: '<1@goodword.example>' })
  transport.close()
  const [letter] = await mailbox('?to=ida@example.com')
  const pictures = String(letter?.html).match(/<img[^>]* src="[^"]{0,40}/g) ?? []
  expect(pictures.map((picture) => picture.split('src="')[1])).toEqual([
    expect.stringMatching(/^data:image\/png;base64,iVBOR/),
  ])
})

test('an Arabic letter arrives as it was written, its subject too', async () => {
  const reminder = await LETTER_KINDS.reminder.template()
  const rendered = await reminder.previews[0]?.render({ language: 'ar' })
  const transport = createTransport({
    APP_URL: 'https://goodword.example',
    SMTP_URL: catcher.smtpUrl,
    MAIL_FROM: 'Goodword <hello@goodword.example>',
  })
  await transport.send({
    ...(rendered as NonNullable<typeof rendered>),
    to: 'laila@example.com',
    messageId: '<2@goodword.example>',
  })
  transport.close()
  const [letter] = await mailbox('?to=laila@example.com')
  expect(letter?.subject).toBe(String(rendered?.subject))
  expect(letter?.subject).toMatch(/\p{Script=Arabic}.*\u2068“Ada Lovelace”\u2069/u)
  expect(String(letter?.text)).toContain('مرحبًا \u2068Grace\u2069،')
})

test('letters can be listed by address, newest first', async () => {
  await send('to another', 'joe@example.com')
  await send('to several', 'joe@example.com, zoe@example.com')
  const to = async (address: string) => (await mailbox(`?to=${address}`)).map(({ subject }) => subject)
  expect(await to('JOE@example.com')).toEqual(['to several', 'to another'])
  expect(await to('zoe@example.com')).toEqual(['to several', 'Grüße 👋', 'the first'])
  expect(await to('oe@example.com')).toEqual([])
})

test('letters survive a restart', async () => {
  const before = await mailbox()
  await catcher.stop()
  catcher = await startMailCatcher({ dataDir })
  expect(await mailbox()).toEqual(before)
})

test('emptying the mailbox is permanent', async () => {
  expect((await fetch(`${catcher.httpUrl}/dev/mailbox.json`, { method: 'DELETE' })).status).toBe(204)
  expect(await mailbox()).toEqual([])
  await catcher.stop()
  catcher = await startMailCatcher({ dataDir })
  expect(await mailbox()).toEqual([])
})

test('the mailbox is a page', async () => {
  const page = await fetch(`${catcher.httpUrl}/dev/mailbox`)
  expect(page.headers.get('content-type')).toStartWith('text/html')
  expect(await page.text()).toContain('<h1>Mailbox</h1>')
})

test('every letter kind has a preview, status letters one per status', async () => {
  const page = async (query = '') => (await fetch(`${catcher.httpUrl}/dev/letters${query}`)).text()
  expect(await page()).toContain('put in a good word for you')
  const names = [...(await page()).matchAll(/<li><a[^>]*letter=([a-z-]+)/g)].map(([, name]) => name)
  expect(names).toEqual(previews.map(({ name }) => name))
  for (const name of ['test-email', 'status-update-hired', ...Object.keys(LETTER_KINDS)]) {
    expect(names.some((listed) => listed?.startsWith(name))).toBe(true)
  }
  for (const name of names) expect(await page(`?letter=${name}`)).toContain('Plain text')
})

test('previews of letters to candidates are in the language that is asked for, the others English', async () => {
  const page = async (letter: string) => (await fetch(`${catcher.httpUrl}/dev/letters?letter=${letter}&lang=ar`)).text()
  expect(await page('reminder')).toContain('dir=&#34;rtl&#34; lang=&#34;ar&#34;')
  expect(await page('referrer-applied')).not.toContain('lang=&#34;ar&#34;')
})

test("a template preview is light or dark as chosen, whatever the viewer's colour scheme", async () => {
  const page = await (await fetch(`${catcher.httpUrl}/dev/letters`)).text()
  const frames = [...page.matchAll(/srcdoc="([^"]*)"/g)].map(([, html]) => html ?? '')
  expect(frames.map((html) => /@media (not all|all)/.exec(html)?.[1])).toEqual(['not all', 'all'])
  expect(page).not.toContain('prefers-color-scheme')
})
