import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { createUpload } from '@goodword/contract/uploads'
import { eq, like, sql } from 'drizzle-orm'
import type { Browser } from '../../../test/browser.ts'
import { cuttableProxy } from '../../../test/cuttable-proxy.ts'
import { makeCompany, makeJob, makeReferral } from '../../../test/factories.ts'
import * as files from '../../../test/files.ts'
import { createTestApp, type TestApp } from '../../../test/harness.ts'
import { sendTo } from '../../../test/uploads.ts'
import { objects } from '../../db/schema/objects.ts'
import { rateLimits } from '../../db/schema/rate-limits.ts'
import { objectKey } from '../../storage/object-key.ts'

const UPLOAD = '/api/objects/upload'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.stop())

async function newLink() {
  const manager = await app.signIn('hiring_manager')
  const referrer = await app.signIn('referrer')
  const job = await makeJob(app.db, await makeCompany(app.db, { ownerId: manager.id }))
  return makeReferral(app.db, { job, referrerId: referrer.id })
}

/** Whoever opens this link, in a browser of their own. */
async function opened({ token }: { token: string }, browser = app.guest()) {
  expect((await browser.get(`/api/referrals/token/${token}`)).status).toBe(200)
  return browser
}

const holderOfALink = async (browser = app.guest()) => opened(await newLink(), browser)

async function rowOf(uploadURL: string) {
  const key = new URL(uploadURL).pathname.split('/').at(-1) ?? ''
  const [row] = await app.db.select().from(objects).where(eq(objects.key, key))
  return row
}

test('a guest without a personal link gets no address', async () => {
  expect(await app.guest().post(UPLOAD)).toMatchObject({ status: 401, body: { detail: 'Please sign in first.' } })
})

test('somebody without a role gets no address', async () => {
  expect((await (await app.signIn(null)).browser.post(UPLOAD)).status).toBe(403)
})

test('the holder of a personal link uploads without announcing anything', async () => {
  expect([createUpload.method, createUpload.path]).toEqual(['POST', UPLOAD])
  const { status, body } = await (await holderOfALink()).post(UPLOAD)
  expect(status).toBe(200)
  expect(body.uploadURL).not.toContain(',')
  expect((await sendTo(app, body.uploadURL, files.pdf)).status).toBe(200)
  const { key = '' } = (await rowOf(body.uploadURL)) ?? {}
  expect(await app.storage.read(objectKey('quarantine', key))).toEqual(files.pdf)
})

describe('whoever announces no type or no size', () => {
  const MB = 1024 * 1024
  const filler = (bytes: number) => new Uint8Array(bytes)

  test.each([
    ['', 10],
    ['?slot=resume', 5],
    ['?slot=logo&type=image/png', 2],
  ])('%s sends the largest file of the slot and not a byte more', async (query, megabytes) => {
    const { browser } = await app.signIn('hiring_manager')
    const { uploadURL } = (await browser.post(`${UPLOAD}${query}`)).body
    const send = (bytes: Uint8Array) => sendTo(app, uploadURL, bytes, 'image/png').then(({ status }) => status)
    expect(await send(filler(megabytes * MB + 1))).toBe(413)
    expect(await send(filler(60 * MB))).toBe(413)
    expect(await send(filler(megabytes * MB))).toBe(200)
  })

  test('sends one file, of what was announced, as long as the address is valid', async () => {
    const { browser } = await app.signIn('hiring_manager')
    const address = async (query: string) => (await browser.post(`${UPLOAD}${query}`)).body.uploadURL as string
    const send = (url: string, type = 'image/png') => sendTo(app, url, files.png, type).then(({ status }) => status)
    const url = await address('')
    expect([await send(url), await send(url)]).toEqual([200, 409])
    const refusal = async (url: string, type: string) => (await sendTo(app, url, files.png, type)).json()
    expect(await refusal(await address('?slot=logo&type=image/png'), 'text/html')).toMatchObject({
      status: 400,
      detail: 'This file is not of the type that was announced.',
    })
    expect(await refusal(await address(`?slot=logo&size=${files.png.length + 1}`), 'image/png')).toMatchObject({
      status: 400,
      detail: 'This file is not of the size that was announced.',
    })
    const late = await address('')
    const key = new URL(late).pathname.split('/').at(-1) ?? ''
    await app.db.update(objects).set({ createdAt: sql`now() - interval '16 minutes'` }).where(eq(objects.key, key))
    expect(await send(late)).toBe(404)
    expect(await send(`${url.slice(0, -36)}${crypto.randomUUID()}`)).toBe(404)
  })

  test('is sent to no address of the store, and whoever announces both to no address of ours', async () => {
    const { browser } = await app.signIn('hiring_manager')
    const originOf = async (query: string) => new URL((await browser.post(`${UPLOAD}${query}`)).body.uploadURL).origin
    const origins = await Promise.all(['', '?type=image/png', '?size=9', '?slot=resume'].map(originOf))
    expect(new Set(origins)).toEqual(new Set([app.env.APP_URL]))
    expect(await originOf('?type=image/png&size=9')).toBe(new URL(app.env.S3_ENDPOINT).origin)
  })
})

test('what was announced is bound: another type or size is refused by the store itself', async () => {
  const { browser } = await app.signIn('hiring_manager')
  const { body } = await browser.post(`${UPLOAD}?slot=logo&type=image/png&size=${files.png.length}`)
  const put = (type: string, bytes: Uint8Array) =>
    fetch(body.uploadURL, { method: 'PUT', headers: { 'content-type': type }, body: bytes as Uint8Array<ArrayBuffer> })
  expect((await put('text/html', files.png)).status).toBe(403)
  expect((await put('image/png', files.ofSize(files.png, 500))).status).toBe(403)
  expect((await put('image/png', files.png)).status).toBe(200)
})

test.each([
  ['slot=logo&type=application/pdf&size=10', 'This file is not of a type we accept here. Please choose PNG or JPG.'],
  [
    'type=text/html',
    'This file is not of a type we accept here. Please choose PDF, DOC, DOCX, ZIP, PNG, JPG, WEBP or GIF.',
  ],
  ['slot=logo&type=image/png&size=2097153', 'This file is too large: at most 2 MB. Please choose a smaller one.'],
  ['size=10485761', 'This file is too large: at most 10 MB. Please choose a smaller one.'],
])('announcing %s is refused', async (query, detail) => {
  const { browser } = await app.signIn('hiring_manager')
  expect(await browser.post(`${UPLOAD}?${query}`)).toMatchObject({ status: 400, body: { detail } })
})

test('an unknown slot, a size of nothing and a broken number are refused', async () => {
  const { browser } = await app.signIn('hiring_manager')
  for (const query of ['slot=avatar', 'size=0', 'size=ten', 'size=1.5']) {
    expect((await browser.post(`${UPLOAD}?${query}`)).status).toBe(400)
  }
})

test('while the store is silent nobody is sent there, and the log names it', async () => {
  const store = new URL(app.env.S3_ENDPOINT)
  const line = await cuttableProxy({ host: store.hostname, port: Number(store.port) })
  const away = await createTestApp({ S3_ENDPOINT: `http://127.0.0.1:${line.port}`, S3_PUBLIC_ENDPOINT: store.origin })
  const { browser } = await away.signIn('referrer')
  expect((await browser.post(UPLOAD)).status).toBe(200)
  line.freeze()
  const began = performance.now()
  const { status, body } = await browser.post(UPLOAD)
  expect(performance.now() - began).toBeLessThan(6000)
  expect([status, body.detail]).toEqual([503, 'Files are not available right now. Please try again in a moment.'])
  const failed = away.logged.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'request failed')
  expect(failed).toMatchObject({ level: 40, requestId: body.requestId, service: 'object store', route: UPLOAD })
  await away.stop()
  line.stop()
}, 15_000)

test.each(['slot=logo&type=image/jpeg&size=2097152', 'slot=portfolio&size=10485760', 'type=image/gif&size=10485760'])(
  'announcing %s is taken: the largest of its slot',
  async (query) => {
    const { browser } = await app.signIn('hiring_manager')
    expect((await browser.post(`${UPLOAD}?${query}`)).status).toBe(200)
  },
)

test('whoever holds a link needs no role, and may use the upload as either', async () => {
  const { browser, id } = await app.signIn(null)
  const link = await newLink()
  await opened(link, browser)
  const { status, body } = await browser.post(`${UPLOAD}?slot=resume&type=application/pdf&size=9`)
  expect(status).toBe(200)
  const row = await rowOf(body.uploadURL)
  expect(row).toMatchObject({ userId: id, referralId: link.id, slot: 'resume' })
  expect([row?.declaredType, row?.declaredSize]).toEqual(['application/pdf', 9])
})

test('an upload of a guest belongs to the link they opened last, or to the one they name', async () => {
  const [first, last, foreign] = [await newLink(), await newLink(), await newLink()]
  const guest = await opened(last, await opened(first))
  const issuedTo = async (query: string) => rowOf((await guest.post(`${UPLOAD}${query}`)).body.uploadURL)
  expect(await issuedTo('')).toMatchObject({ userId: null, referralId: last.id })
  expect(await issuedTo(`?referralId=${first.id}`)).toMatchObject({ userId: null, referralId: first.id })
  expect(await guest.post(`${UPLOAD}?referralId=${foreign.id}`)).toMatchObject({
    status: 401,
    body: { detail: 'Please open your personal link again, then choose the file once more.' },
  })
})

test('an upload belongs to whoever asked for it', async () => {
  const { browser, id } = await app.signIn('hiring_manager')
  const { body } = await browser.post(UPLOAD)
  expect(await rowOf(body.uploadURL)).toMatchObject({ userId: id, referralId: null, state: 'issued' })
})

test('after sixty uploads of a link in an hour there is a pause, in however many browsers it is open', async () => {
  const link = await newLink()
  expect((await (await opened(link)).post(UPLOAD)).status).toBe(200)
  await app.db.update(rateLimits).set({ count: 59 }).where(like(rateLimits.key, 'uploads:link:%'))
  expect((await (await opened(link)).post(UPLOAD)).status).toBe(200)
  const refused = await (await opened(link)).post(UPLOAD)
  expect(refused.status).toBe(429)
  expect(refused.body.detail).toStartWith('Too many uploads. Please try again in ')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await app.db.delete(rateLimits)
  expect((await (await holderOfALink()).post(UPLOAD)).status).toBe(200)
})

test('after two hundred uploads from one network address there is a pause, whatever link they are for', async () => {
  await app.db.delete(rateLimits)
  const from = (browser: Browser) => browser.post(UPLOAD)
  expect((await from(await holderOfALink())).status).toBe(200)
  await app.db.update(rateLimits).set({ count: 199 }).where(like(rateLimits.key, 'uploads:from:%'))
  expect((await from(await holderOfALink())).status).toBe(200)
  expect((await from(await holderOfALink())).status).toBe(429)
  await app.db.delete(rateLimits)
})

describe('a document is checked as soon as it is up', () => {
  const check = (browser: Browser, url: string) => browser.post('/api/objects/check', { url, slot: 'resume' })
  async function uploaded(bytes: Uint8Array, browser: Browser) {
    const { body } = await browser.post(`${UPLOAD}?slot=resume`)
    await sendTo(app, body.uploadURL, bytes)
    return body.uploadURL as string
  }

  test('nine bytes that are called a PDF are none', async () => {
    const browser = await holderOfALink()
    const refused = await check(browser, await uploaded(Buffer.from('fake file'), browser))
    const detail = 'This file is not of a type we accept here. Please choose PDF, DOC or DOCX.'
    expect(refused).toMatchObject({ status: 400, body: { detail } })
  })

  test('by a call of a few words: a longer one is not read', async () => {
    const url = 'x'.repeat(100 * 1024)
    const { status, body } = await check(await holderOfALink(), url)
    expect([status, body.detail]).toEqual([400, 'The request is longer than it can be.'])
  })

  test('by whoever holds the link, in another browser, too', async () => {
    const link = await newLink()
    const url = await uploaded(files.pdf, await opened(link))
    const there = await check(await opened(link), url)
    expect(there).toMatchObject({ status: 200, body: { type: 'application/pdf', size: files.pdf.length } })
    expect((await check(await holderOfALink(), url)).status).toBe(400)
    expect((await check((await app.signIn('referrer')).browser, url)).status).toBe(401)
  })

  test('and what was found is taken with the application: other bytes put there meanwhile are not', async () => {
    const link = await newLink()
    const browser = await opened(link)
    const resumeUrl = await uploaded(files.pdf, browser)
    await check(browser, resumeUrl)
    const at = objectKey('quarantine', (await rowOf(resumeUrl))?.key ?? '')
    await app.storage.put({ key: at, bytes: Buffer.from('something else'), type: 'application/pdf' })
    expect((await check(browser, resumeUrl)).status).toBe(200)
    const person = { firstName: 'Kim', lastName: 'Park', email: link.candidateEmail }
    const sent = await browser.post('/api/applications', { referralId: link.id, ...person, resumeUrl })
    expect(sent.status).toBe(201)
    const { key, contentType } = (await rowOf(resumeUrl)) ?? { key: '' }
    expect(contentType).toBe('application/pdf')
    expect(await app.storage.read(objectKey('private', key))).toEqual(files.pdf)
  })
})
