import { afterAll, afterEach, beforeAll, beforeEach, expect, setDefaultTimeout, test } from 'bun:test'
import type { Slot } from '@goodword/contract/limits'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Browser } from '../../../test/browser.ts'
import { prepareClamd, VIRUS } from '../../../test/clamd.ts'
import { startClamdPeer } from '../../../test/clamd-peer.ts'
import { makeApplication, makeCompany, makeJob, makeReferral } from '../../../test/factories.ts'
import * as files from '../../../test/files.ts'
import { createTestApp, type Person, type TestApp } from '../../../test/harness.ts'
import { until } from '../../../test/until.ts'
import { sendTo } from '../../../test/uploads.ts'
import { applications } from '../../db/schema/applications.ts'
import { objects } from '../../db/schema/objects.ts'
import { startQueue } from '../../queue/start-queue.ts'
import { attachObject } from '../attach-object.ts'
import { type CheckedUpload, checkUpload } from '../check-upload.ts'
import { FOLDERS, objectKey } from '../object-key.ts'
import type { Storage } from '../storage.ts'
import { sweepObjects } from '../sweep-objects.ts'
import { startScanner } from './start-scanner.ts'

// Some of it waits for a second try, which comes after seconds.
setDefaultTimeout(30_000)

const CLEAN = files.pdf
const INFECTED = Buffer.concat([files.pdf, Buffer.from(VIRUS)])
/** With the virus among its pixels, where cleaning leaves it. */
const INFECTED_LOGO = Buffer.concat([files.png.subarray(0, 33), files.pngChunk('IDAT', VIRUS), files.png.subarray(33)])
const HELD = 'This file is still being checked for viruses. Please try again in a few minutes.'
const REMOVED = 'A virus was found in this file, so it was removed. Please ask the candidate for another copy.'
const FOUND = 'A virus was found in this file. Please choose another one.'

let clamd: Awaited<ReturnType<typeof prepareClamd>>
let app: TestApp
let manager: Person
let referrer: Person
let job: Awaited<ReturnType<typeof makeJob>>

beforeAll(async () => {
  clamd = await prepareClamd()
  app = await createTestApp({ CLAMD_URL: clamd.url })
  manager = await app.signIn('hiring_manager')
  referrer = await app.signIn('referrer')
  job = await makeJob(app.db, await makeCompany(app.db, { ownerId: manager.id }))
})
beforeEach(() => clamd.start())
afterEach(() => clamd.stop())
afterAll(async () => {
  await app.stop()
  await clamd.remove()
})

/** Somebody who opened their link and may upload and submit, as their browser does it. */
async function candidate() {
  const referral = await makeReferral(app.db, { job, referrerId: referrer.id })
  const browser = app.guest()
  await browser.get(`/api/referrals/token/${referral.token}`)
  const upload = async (slot: Slot, bytes: Uint8Array) => {
    const { body } = await browser.post(`/api/objects/upload?slot=${slot}&size=${bytes.length}`)
    expect((await sendTo(app, body.uploadURL, bytes)).status).toBe(200)
    return String(body.uploadURL)
  }
  const submit = (documents: object) =>
    browser.post('/api/applications', {
      referralId: referral.id,
      firstName: 'Kim',
      lastName: 'Park',
      email: `${referral.id}@example.org`,
      ...documents,
    })
  return { browser, upload, submit }
}

/** What an address of the store allows as long as it is valid. */
const putAgain = (url: string, bytes: Uint8Array) =>
  app.storage.put({ key: objectKey('quarantine', new URL(url).pathname.split('/').at(-1) ?? ''), bytes, type: '' })

const rowOf = async (url: string) => {
  const key = new URL(url).pathname.split('/').at(-1) ?? ''
  const [row] = await app.db.select().from(objects).where(eq(objects.key, key))
  return row
}
const filesOf = async (url: string) => {
  const key = new URL(url).pathname.split('/').at(-1) ?? ''
  const found = await Promise.all(FOLDERS.map((folder) => app.storage.head(objectKey(folder, key))))
  return FOLDERS.filter((_folder, index) => found[index])
}
/** The manager opens the one document of an upload. */
async function open(url: string, headers: Record<string, string> = {}) {
  const row = await rowOf(url)
  return manager.browser.get(`/api/applications/${row?.applicationId}/documents/${row?.id}/resume.pdf`, { headers })
}

test('a clean document is served as soon as it is submitted', async () => {
  const { upload, submit } = await candidate()
  const resumeUrl = await upload('resume', CLEAN)
  expect((await submit({ resumeUrl })).status).toBe(201)
  expect((await rowOf(resumeUrl))?.scan).toBe('clean')
  expect((await open(resumeUrl)).status).toBe(200)
})

test.each(['resumeUrl', 'portfolioUrl', 'additionalDocumentsUrl'] as const)(
  'a virus is reported at its field, and the file removed: %s',
  async (field) => {
    const { upload, submit } = await candidate()
    const slot = { resumeUrl: 'resume', portfolioUrl: 'portfolio', additionalDocumentsUrl: 'additional' } as const
    const resumeUrl = await upload('resume', CLEAN)
    const infected = await upload(slot[field], INFECTED)
    const before = await app.db.$count(applications)
    const refused = await submit({ resumeUrl, [field]: infected })
    expect(refused).toMatchObject({ status: 400, body: { detail: FOUND, errors: { [field]: FOUND } } })
    expect(await app.db.$count(applications)).toBe(before)
    expect(await filesOf(infected)).toEqual([])
    // The same address again is refused; another file in its place, and the rest of the form, are not.
    expect((await submit({ resumeUrl, [field]: infected })).status).toBe(400)
    const instead = await upload(slot[field], CLEAN)
    expect((await submit({ resumeUrl, [field]: instead })).status).toBe(201)
  },
)

test("a file put at an infected upload's address is swept", async () => {
  const { upload, submit } = await candidate()
  const infected = await upload('resume', INFECTED)
  await submit({ resumeUrl: infected })
  const put = () => putAgain(infected, INFECTED)
  await put()
  await sweepObjects(app.deps)
  expect(await filesOf(infected)).toEqual([])
  await put()
  expect(await filesOf(infected)).toEqual(['quarantine'])
  await app.db.update(objects).set({ removedAt: sql`now() - interval '76 minutes'` })
  await sweepObjects(app.deps)
  expect([await filesOf(infected), await rowOf(infected)]).toEqual([[], undefined])
})

/** An upload whose bytes may be replaced by others, as long as its address is valid. */
async function replaceable(browser: Browser) {
  const { body } = await browser.post('/api/objects/upload?slot=resume')
  const url = String(body.uploadURL)
  const put = (bytes: Uint8Array) => putAgain(url, bytes)
  await put(CLEAN)
  const owner = { referralIds: [(await rowOf(url))?.referralId ?? ''] }
  return { url, put, claim: { url, slot: 'resume', owner } as const }
}

test('of two concurrent checks the earlier one does not clear bytes uploaded later', async () => {
  const { browser } = await candidate()
  const { url, put, claim } = await replaceable(browser)
  const application = await makeApplication(app.db, {
    referral: await makeReferral(app.db, { job, referrerId: referrer.id }),
  })
  let first: CheckedUpload | undefined
  // The later one has begun on another server, and finds nothing noted yet.
  const head: Storage['head'] = async (key) => {
    first = await checkUpload(app.deps, claim)
    await put(INFECTED)
    await clamd.stop()
    return app.storage.head(key)
  }
  const later = await checkUpload({ ...app.deps, storage: { ...app.storage, head } }, claim)
  expect([first?.scan, later.scan]).toEqual(['clean', 'waiting'])
  await app.db.transaction(async (tx) => {
    expect(await attachObject(tx, first as CheckedUpload, { applicationId: application.id })).toBe('waiting')
    await app.scanner?.scanLater(tx, [later.objectId])
  })
  expect((await open(url)).status).toBe(409)
  await clamd.start()
  await until(async () => (await rowOf(url))?.scan === 'infected')
})

test('a check ending after the file was attached scans it again', async () => {
  const { browser, submit } = await candidate()
  const { url: resumeUrl, put, claim } = await replaceable(browser)
  const copy: Storage['copy'] = async (move) => {
    await put(CLEAN)
    expect((await submit({ resumeUrl })).status).toBe(201)
    expect((await rowOf(resumeUrl))?.scan).toBe('clean')
    await put(INFECTED)
    return app.storage.copy(move)
  }
  // Its own first look fails, as when a scanner is slow.
  const scanner = app.scanner && { ...app.scanner, scan: async () => undefined }
  await put(INFECTED)
  const late = checkUpload({ ...app.deps, scanner, storage: { ...app.storage, copy } }, claim)
  await expect(late).rejects.toThrow('This file was used already.')
  await until(async () => (await rowOf(resumeUrl))?.scan === 'infected')
  expect((await open(resumeUrl)).status).toBe(409)
})

async function uploadLogo(bytes: Uint8Array): Promise<string> {
  const { body } = await manager.browser.post(`/api/objects/upload?slot=logo&size=${bytes.length}`)
  await sendTo(app, body.uploadURL, bytes)
  return body.uploadURL
}

test('an infected logo never becomes public', async () => {
  const logoURL = await uploadLogo(INFECTED_LOGO)
  const refused = await manager.browser.put('/api/company-logos', { logoURL })
  expect(refused).toMatchObject({ status: 400, body: { detail: FOUND } })
  expect(await filesOf(logoURL)).toEqual([])
})

test('during a scanner outage a logo is refused, and accepted afterwards', async () => {
  await clamd.stop()
  const logoURL = await uploadLogo(files.png)
  const refused = await manager.browser.put('/api/company-logos', { logoURL })
  expect(refused).toMatchObject({ status: 503, body: { detail: expect.stringContaining('checked for viruses') } })
  await clamd.start()
  const { status, body } = await manager.browser.put('/api/company-logos', { logoURL })
  expect(status).toBe(200)
  expect((await app.guest().get(body.objectPath)).status).toBe(200)
})

test('during a scanner outage an application is accepted, and its documents are withheld until clean', async () => {
  await clamd.stop()
  const { upload, submit } = await candidate()
  const resumeUrl = await upload('resume', CLEAN)
  expect((await submit({ resumeUrl })).status).toBe(201)
  expect(await open(resumeUrl)).toMatchObject({ status: 409, body: { detail: HELD } })
  const page = await open(resumeUrl, { accept: 'text/html,*/*' })
  expect([page.status, page.headers.get('content-type')]).toEqual([409, 'text/html; charset=utf-8'])
  expect(page.body).toContain(HELD)
  const requestId = page.headers.get('x-request-id')
  expect(page.body).toContain(`Reference <code>${requestId}</code>`)
  const line = app.logged.find((text) => text.includes('request refused') && text.includes(String(requestId)))
  expect(JSON.parse(line ?? '')).toMatchObject({ status: 409, reason: 'Conflict', detail: HELD })
  await clamd.start()
  await until(async () => (await open(resumeUrl)).status === 200, 20_000)
})

test('a virus found later is removed, and the manager sees why', async () => {
  await clamd.stop()
  const { upload, submit } = await candidate()
  const resumeUrl = await upload('resume', INFECTED)
  const { status, headers } = await submit({ resumeUrl })
  expect(status).toBe(201)
  await clamd.start()
  await until(async () => (await rowOf(resumeUrl))?.scan === 'infected', 20_000)
  expect(await filesOf(resumeUrl)).toEqual([])
  expect(await open(resumeUrl)).toMatchObject({ status: 409, body: { detail: REMOVED } })
  const { id: objectId } = (await rowOf(resumeUrl)) ?? {}
  const written = () => app.logged.map((line) => JSON.parse(line)).filter((line) => line.objectId === objectId)
  await until(() => written().some(({ virus }) => virus))
  for (const { requestId } of written()) expect(requestId).toBe(headers.get('x-request-id'))
})

test('a logo from before scanning is withheld until clean', async () => {
  const { body } = await manager.browser.put('/api/company-logos', { logoURL: await uploadLogo(files.png) })
  const ask = async () => (await app.guest().get(body.objectPath)).status
  const set = (scan: 'waiting' | 'clean') => app.db.update(objects).set({ scan }).where(eq(objects.purpose, 'logo'))
  await set('waiting')
  expect(await ask()).toBe(404)
  await set('clean')
  expect(await ask()).toBe(200)
})

test('a hanging scanner does not delay a candidate', async () => {
  await clamd.stop()
  const hanging = await startClamdPeer(() => 'hang', Number(new URL(clamd.url).port))
  const { upload, submit } = await candidate()
  const resumeUrl = await upload('resume', CLEAN)
  const began = performance.now()
  expect((await submit({ resumeUrl })).status).toBe(201)
  expect(performance.now() - began).toBeLessThan(4000)
  expect((await open(resumeUrl)).status).toBe(409)
  await hanging.stop()
})

test('the log quotes nothing of an invalid scanner reply', async () => {
  await clamd.stop()
  const confused = await startClamdPeer(
    () => 'cannot read "cv of Kim" by kim@example.org\0',
    Number(new URL(clamd.url).port),
  )
  const { upload, submit } = await candidate()
  const before = app.logged.length
  expect((await submit({ resumeUrl: await upload('resume', CLEAN) })).status).toBe(201)
  // At once, and when the queue comes to it.
  const told = () =>
    app.logged
      .slice(before)
      .flatMap((line) => (line.includes('virus scanner not responding') ? [JSON.parse(line)] : []))
  await until(() => new Set(told().map(({ msg }) => msg)).size === 2, 20_000)
  for (const { reason } of told()) expect(reason).toBe('Error: cannot read "·" by ·')
  await confused.stop()
})

test('files from before scanning are withheld, and scanned when the server starts', async () => {
  await app.db
    .update(objects)
    .set({ scan: 'waiting' })
    .where(and(eq(objects.state, 'attached'), isNotNull(objects.applicationId), eq(objects.scan, 'clean')))
  const held = await app.db
    .select()
    .from(objects)
    .where(and(eq(objects.state, 'attached'), eq(objects.scan, 'waiting')))
  expect(held.length).toBeGreaterThan(0)
  const path = (file: (typeof held)[number]) =>
    `/api/applications/${file.applicationId}/documents/${file.id}/resume.pdf`
  for (const file of held) expect((await manager.browser.get(path(file))).status).toBe(409)
  // One that nobody can look at keeps no other one back.
  await app.db.insert(objects).values({ key: crypto.randomUUID(), state: 'attached', purpose: 'resume' })
  const another = await startQueue(app.env.DATABASE_URL, app.log)
  await startScanner(app.deps, another)
  for (const file of held) await until(async () => (await manager.browser.get(path(file))).status === 200, 20_000)
  await another.stop()
})

test('without a scanner documents are served, except infected ones', async () => {
  const plain = await createTestApp()
  const person = await plain.signIn('hiring_manager')
  const posted = await makeJob(plain.db, await makeCompany(plain.db, { ownerId: person.id }))
  const referral = await makeReferral(plain.db, { job: posted, referrerId: (await plain.signIn('referrer')).id })
  const guest = plain.guest()
  await guest.get(`/api/referrals/token/${referral.token}`)
  const { body } = await guest.post('/api/objects/upload')
  await sendTo(plain, body.uploadURL, INFECTED)
  const names = { firstName: 'Kim', lastName: 'Park', email: 'kim@example.org' }
  await guest.post('/api/applications', { referralId: referral.id, ...names, resumeUrl: body.uploadURL })
  const [row] = await plain.db.select().from(objects)
  const ask = async () =>
    (await person.browser.get(`/api/applications/${row?.applicationId}/documents/${row?.id}/resume.pdf`)).status
  expect([row?.scan, await ask()]).toEqual(['waiting', 200])
  await plain.db.update(objects).set({ scan: 'infected' })
  expect(await ask()).toBe(409)
  await plain.stop()
})
