import { beforeAll, expect, test } from 'bun:test'
import { attachLogo } from '@goodword/contract/uploads'
import { eq } from 'drizzle-orm'
import { makeCompany } from '../../../test/factories.ts'
import * as files from '../../../test/files.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { uploadFile } from '../../../test/uploads.ts'
import { objects } from '../../db/schema/objects.ts'

const LOGOS = '/api/company-logos'

const app = testApp()
let manager: Person

beforeAll(async () => {
  manager = await app.signIn('hiring_manager')
})

const upload = (bytes: Uint8Array, userId = manager.id) => uploadFile(app, { owner: { userId }, slot: 'logo', bytes })
const attach = async (bytes: Uint8Array) => manager.browser.put(LOGOS, { logoURL: await upload(bytes) })

test('an uploaded logo becomes public as an immutable image', async () => {
  expect([attachLogo.method, attachLogo.path]).toEqual(['PUT', LOGOS])
  const { status, body } = await attach(files.png)
  expect(status).toBe(200)
  const reply = await app.guest().call('GET', body.objectPath)
  expect(reply.status).toBe(200)
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
})

test("a logo's bytes are served unchanged", async () => {
  const { body } = await attach(files.jpeg)
  const reply = await fetch(app.url + body.objectPath)
  expect(await reply.bytes()).toEqual(files.jpeg)
})

test('the same logo uploaded twice has one address', async () => {
  const logoURL = await upload(files.png)
  const first = await manager.browser.put(LOGOS, { logoURL })
  expect(await manager.browser.put(LOGOS, { logoURL })).toMatchObject({ status: 200, body: first.body })
})

test("a logo belongs to its uploader's company, if any", async () => {
  const owner = await app.signIn('hiring_manager')
  const company = await makeCompany(app.db, { ownerId: owner.id })
  const companyOf = async () => {
    const { body } = await owner.browser.put(LOGOS, { logoURL: await upload(files.png, owner.id) })
    const [row] = await app.db
      .select()
      .from(objects)
      .where(eq(objects.id, body.objectPath.split('/').at(-1)))
    return row?.companyId
  }
  expect(await companyOf()).toBe(company.id)
})

test("only one's own PNG and JPEG uploads become logos", async () => {
  for (const bytes of [files.gif, files.pdf, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]) {
    expect((await attach(bytes)).status).toBe(400)
  }
  const someone = await app.signIn('hiring_manager')
  const theirs = await upload(files.png, someone.id)
  expect((await manager.browser.put(LOGOS, { logoURL: theirs })).status).toBe(400)
  expect((await manager.browser.put(LOGOS, { logoURL: 'https://elsewhere.example/logo.png' })).status).toBe(400)
})

test('only hiring managers set a logo', async () => {
  const referrer = await app.signIn('referrer')
  const logoURL = await upload(files.png, referrer.id)
  const { status, body } = await referrer.browser.put(LOGOS, { logoURL })
  expect([status, body.detail]).toEqual([403, 'Only hiring managers can upload a company logo.'])
  expect((await app.guest().put(LOGOS, { logoURL })).status).toBe(401)
})

test('a logo above the pixel limit is refused', async () => {
  expect((await attach(files.makeJpeg(4096, 4096))).status).toBe(200)
  const detail = 'This image is too large: at most 4096 pixels on each side. Please scale it down.'
  expect(await attach(files.makeJpeg(4097, 10))).toMatchObject({ status: 400, body: { detail } })
})

test('an unknown logo path is not found', async () => {
  expect((await app.guest().get(`${LOGOS}/${crypto.randomUUID()}`)).status).toBe(404)
  expect((await app.guest().get(`${LOGOS}/nonsense`)).status).toBe(404)
  const { body } = await app.guest().get(`${LOGOS}/${crypto.randomUUID()}`)
  expect(body.detail).toBe('This logo does not exist.')
})

test('an unchecked upload is never public', async () => {
  const url = await upload(files.png)
  const key = new URL(url).pathname.split('/').at(-1) ?? ''
  const [row] = await app.db.select({ id: objects.id }).from(objects).where(eq(objects.key, key))
  expect((await app.guest().get(`${LOGOS}/${row?.id}`)).status).toBe(404)
})
