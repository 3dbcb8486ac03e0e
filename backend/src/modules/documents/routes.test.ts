import { beforeAll, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { makeApplication, makeCompany, makeJob, makeReferral } from '../../../test/factories.ts'
import * as files from '../../../test/files.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { uploadFile } from '../../../test/uploads.ts'
import { objects } from '../../db/schema/objects.ts'
import { attachObject } from '../../storage/attach-object.ts'
import { checkUpload } from '../../storage/check-upload.ts'
import { objectKey } from '../../storage/object-key.ts'

const app = testApp()
let manager: Person
let applicationId: string

beforeAll(async () => {
  manager = await app.signIn('hiring_manager')
  applicationId = await makeFor(manager)
})

async function makeFor({ id }: Person): Promise<string> {
  const referrer = await app.signIn('referrer')
  const job = await makeJob(app.db, await makeCompany(app.db, { ownerId: id }))
  const referral = await makeReferral(app.db, { job, referrerId: referrer.id, candidateName: 'Zoë Hopper' })
  return (await makeApplication(app.db, { referral })).id
}

async function attach(slot: 'resume' | 'additional', bytes: Uint8Array, position = 0): Promise<string> {
  const owner = { referralIds: [crypto.randomUUID()] }
  const url = await uploadFile(app, { owner, slot, bytes })
  const checked = await checkUpload(app.deps, { url, slot, owner })
  await app.db.transaction((tx) => attachObject(tx, checked, { applicationId, position }))
  return checked.objectId
}

const pathOf = (objectId: string, application = applicationId) =>
  `/api/applications/${application}/documents/${objectId}/resume.pdf`

test('opening a document is logged with reader and document', async () => {
  const objectId = await attach('resume', files.pdf)
  await manager.browser.get(pathOf(objectId))
  const lines = app.logged.map((line) => JSON.parse(line)).filter((line) => line.objectId === objectId)
  expect(lines).toMatchObject([{ msg: 'document opened', userId: manager.id, applicationId }])
})

/** As the manager's browser gets it, without a word lost. */
const fetched = (path: string) => {
  const cookie = [...manager.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return fetch(`${app.url}${path}`, { headers: { cookie } })
}

test("a job's manager gets the file, and a PDF is shown inline", async () => {
  const file = await fetched(pathOf(await attach('resume', files.pdf)))
  expect(await file.bytes()).toEqual(files.pdf)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect(file.headers.get('content-disposition')).toStartWith('inline; filename="Zoe Hopper - Resume.pdf"')
})

test('a document other than PDF is downloaded under a generated name', async () => {
  const file = await fetched(pathOf(await attach('additional', files.png, 1)))
  expect(file.headers.get('content-disposition')).toStartWith('attachment; filename="Zoe Hopper - Document 2.png"')
})

test.each(['resume', 'additional'] as const)(
  'a document cannot run scripts, be embedded or be read as another type: %s',
  async (slot) => {
    const { headers } = await fetched(pathOf(await attach(slot, files.pdf)))
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none';.*; sandbox$/)
    expect(headers.get('cache-control')).toBe('no-store')
  },
)

test('our own pages may frame a PDF, other sites none, and nobody any other document', async () => {
  const policyOf = async (slot: 'resume' | 'additional', bytes: Uint8Array) =>
    (await fetched(pathOf(await attach(slot, bytes)))).headers.get('content-security-policy')
  expect(await policyOf('resume', files.pdf)).toContain("frame-ancestors 'self';")
  expect(await policyOf('additional', files.png)).toContain("frame-ancestors 'none';")
})

test('a store outage is explained on a page in the new tab', async () => {
  const path = pathOf(await attach('resume', files.pdf))
  await app.storage.remove([objectKey('private', (await keyOf(path)) ?? '')])
  const page = await manager.browser.get(path, { headers: { accept: 'text/html' } })
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  expect((await manager.browser.get(path)).status).toBe(503)
})

async function keyOf(path: string): Promise<string | undefined> {
  const [row] = await app.db
    .select()
    .from(objects)
    .where(eq(objects.id, path.split('/').at(-2) ?? ''))
  return row?.key
}

test('guests, referrers and people without a role open no documents', async () => {
  const path = pathOf(await attach('resume', files.pdf))
  expect((await app.guest().get(path)).status).toBe(401)
  expect((await (await app.signIn(null)).browser.get(path)).status).toBe(403)
  const referred = await (await app.signIn('referrer')).browser.get(path)
  expect([referred.status, referred.body.detail]).toEqual([403, 'Only hiring managers can open documents.'])
})

test("another company's manager finds no document, even through an own application", async () => {
  const objectId = await attach('resume', files.pdf)
  const other = await app.signIn('hiring_manager')
  expect((await other.browser.get(pathOf(objectId))).status).toBe(404)
  expect((await other.browser.get(pathOf(objectId, await makeFor(other)))).status).toBe(404)
})

test('unknown, malformed and discarded document ids are not found', async () => {
  const objectId = await attach('resume', files.pdf)
  await app.db.update(objects).set({ state: 'discarded' }).where(eq(objects.id, objectId))
  for (const id of [objectId, crypto.randomUUID(), 'nonsense']) {
    expect((await manager.browser.get(pathOf(id))).status).toBe(404)
  }
  expect((await manager.browser.get(pathOf(objectId))).body.detail).toBe('This document does not exist.')
})
