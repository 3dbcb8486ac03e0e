import { expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { testApp } from '../../test/harness.ts'
import { recordFigures } from '../../test/record-figures.ts'
import { seconds } from '../../test/seconds.ts'
import { uploadFile } from '../../test/uploads.ts'
import { objects } from '../db/schema/objects.ts'
import { attachObject } from './attach-object.ts'
import { checkUpload } from './check-upload.ts'
import { clearQuarantine } from './clear-quarantine.ts'
import { createStorage } from './create-storage.ts'
import { FOLDERS, objectKey } from './object-key.ts'
import { sweepObjects } from './sweep-objects.ts'

const app = testApp()
const owner = { referralIds: [crypto.randomUUID()] }

async function upload(hoursAgo: number) {
  const url = await uploadFile(app, { owner, slot: 'resume' })
  const key = new URL(url).pathname.split('/').at(-1) ?? ''
  const createdAt = sql`now() - make_interval(hours => ${hoursAgo})`
  await app.db.update(objects).set({ createdAt }).where(eq(objects.key, key))
  return { url, key }
}

const rows = () => app.db.select().from(objects)
const isThere = async (key: string) => (await app.storage.head(objectKey('quarantine', key))) !== undefined

test('an upload unused for a day is removed, a younger one stays', async () => {
  const old = await upload(25)
  const young = await upload(23)
  expect(await sweepObjects(app.deps)).toBe(1)
  expect([await isThere(old.key), await isThere(young.key)]).toEqual([false, true])
  const isIssued = ({ state }: { state: string }) => state === 'issued'
  expect((await rows()).filter(isIssued).map(({ key }) => key)).toEqual([young.key])
})

test('a document in use stays at any age', async () => {
  const { url, key } = await upload(1000)
  const checked = await checkUpload(app.deps, { url, slot: 'resume', owner })
  await app.db.transaction((tx) => attachObject(tx, checked, {}))
  await sweepObjects(app.deps)
  expect(await app.storage.head(objectKey('private', key))).toBeDefined()
})

test('the original of a document in use is removed after its signed address expired', async () => {
  const { url, key } = await upload(1)
  const checked = await checkUpload(app.deps, { url, slot: 'resume', owner })
  await clearQuarantine(app.deps)
  expect(await isThere(key)).toBe(true)
  await app.db.transaction((tx) => attachObject(tx, checked, {}))
  await clearQuarantine(app.deps)
  expect(await isThere(key)).toBe(false)
  expect(await app.storage.head(objectKey('private', key))).toBeDefined()
})

test('a swept upload can no longer be used, and a second try works', async () => {
  const { url, key } = await upload(25)
  const checked = await checkUpload(app.deps, { url, slot: 'resume', owner })
  await sweepObjects(app.deps)
  const late = app.db.transaction((tx) => attachObject(tx, checked, {}))
  await expect(late).rejects.toThrow('This file was used already.')
  const began = performance.now()
  const again = await checkUpload(app.deps, { url: (await upload(0)).url, slot: 'resume', owner })
  await app.db.transaction((tx) => attachObject(tx, again, {}))
  const took = performance.now() - began
  const files = await Promise.all(FOLDERS.map((folder) => app.storage.head(objectKey(folder, key))))
  const left = files.filter(Boolean).length
  recordFigures('upload-abandoned', {
    'files left a day after the tab closed': left,
    'a second try: seconds until its file is in use': seconds(took),
  })
  expect(left).toBe(0)
})

test("a deleted job's remaining files and copies are removed", async () => {
  const { url, key } = await upload(1)
  const checked = await checkUpload(app.deps, { url, slot: 'resume', owner })
  await app.db.update(objects).set({ state: 'discarded' }).where(eq(objects.id, checked.objectId))
  await sweepObjects(app.deps)
  expect(await app.storage.head(objectKey('private', key))).toBeUndefined()
  expect(await isThere(key)).toBe(false)
})

test("a removed file's key is remembered until its signed address expired, and blocked meanwhile", async () => {
  const { key } = await upload(25)
  await sweepObjects(app.deps)
  const of = eq(objects.key, key)
  const set = async (change: object) => {
    await app.db.update(objects).set(change).where(of)
  }
  expect((await rows()).find((row) => row.key === key)).toMatchObject({
    state: 'removed',
    slot: null,
    referralId: null,
  })
  await expect(set({ referralId: owner.referralIds[0] })).rejects.toThrow()
  await expect(set({ fileName: 'Kim Park.pdf' })).rejects.toThrow()
  await set({ removedAt: sql`now() - interval '74 minutes'` })
  expect(await sweepObjects(app.deps)).toBe(0)
  await set({ removedAt: sql`now() - interval '76 minutes'` })
  expect(await sweepObjects(app.deps)).toBe(1)
  expect(await app.db.$count(objects, of)).toBe(0)
})

test('a store that is away delays the removal to the next sweep', async () => {
  const { key } = await upload(25)
  const away = createStorage({ ...app.env, S3_ENDPOINT: 'http://127.0.0.1:1' })
  await expect(sweepObjects({ ...app.deps, storage: away })).rejects.toThrow('Files are not available')
  await sweepObjects(app.deps)
  expect(await isThere(key)).toBe(false)
})
