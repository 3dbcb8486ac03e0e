import { afterAll, beforeAll, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { makeApplication, makeCompany, makeJob, makeReferral } from '../../../test/factories.ts'
import * as files from '../../../test/files.ts'
import { createTestApp, type Person, type TestApp } from '../../../test/harness.ts'
import { uploadFile } from '../../../test/uploads.ts'
import { objects } from '../../db/schema/objects.ts'
import { attachObject } from '../../storage/attach-object.ts'
import { checkUpload } from '../../storage/check-upload.ts'

let app: TestApp
let manager: Person
let applicationId: string

beforeAll(async () => {
  app = await createTestApp()
  manager = await app.signIn('hiring_manager')
  applicationId = await makeFor(manager)
})

afterAll(() => app.stop())

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
  `/api/applications/${application}/documents/${objectId}`

test('whoever opened which document is in the log', async () => {
  const objectId = await attach('resume', files.pdf)
  await manager.browser.get(pathOf(objectId))
  const lines = app.logged.map((line) => JSON.parse(line)).filter((line) => line.objectId === objectId)
  expect(lines).toMatchObject([{ msg: 'document opened', userId: manager.id, applicationId }])
})

test("a job's manager is led to the file, which is shown for a minute", async () => {
  const reply = await manager.browser.get(pathOf(await attach('resume', files.pdf)))
  expect(reply.status).toBe(303)
  const url = new URL(reply.headers.get('location') ?? '')
  expect(url.searchParams.get('X-Amz-Expires')).toBe('60')
  const file = await fetch(url)
  expect(await file.bytes()).toEqual(files.pdf)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect(file.headers.get('content-disposition')).toStartWith('inline; filename="Zoe Hopper - Resume.pdf"')
})

test('anything but a PDF is downloaded, under a name made here', async () => {
  const reply = await manager.browser.get(pathOf(await attach('additional', files.png, 1)))
  const file = await fetch(reply.headers.get('location') ?? '')
  expect(file.headers.get('content-disposition')).toStartWith('attachment; filename="Zoe Hopper - Document 2.png"')
})

test('a guest, somebody without a role and a referrer open nothing', async () => {
  const path = pathOf(await attach('resume', files.pdf))
  expect((await app.guest().get(path)).status).toBe(401)
  expect((await (await app.signIn(null)).browser.get(path)).status).toBe(403)
  const referred = await (await app.signIn('referrer')).browser.get(path)
  expect([referred.status, referred.body.detail]).toEqual([403, 'Only hiring managers can open documents.'])
})

test("another company's manager finds nothing, also through an application of their own", async () => {
  const objectId = await attach('resume', files.pdf)
  const other = await app.signIn('hiring_manager')
  expect((await other.browser.get(pathOf(objectId))).status).toBe(404)
  expect((await other.browser.get(pathOf(objectId, await makeFor(other)))).status).toBe(404)
})

test('an unknown id, a broken one and a discarded document are not found', async () => {
  const objectId = await attach('resume', files.pdf)
  await app.db.update(objects).set({ state: 'discarded' }).where(eq(objects.id, objectId))
  for (const id of [objectId, crypto.randomUUID(), 'nonsense']) {
    expect((await manager.browser.get(pathOf(id))).status).toBe(404)
  }
  expect((await manager.browser.get(pathOf(objectId))).body.detail).toBe('This document does not exist.')
})
