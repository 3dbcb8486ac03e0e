import { expect, test } from 'bun:test'
import { EXTENSIONS, SLOT_NAMES, SLOTS, type Slot } from '@goodword/contract/limits'
import { eq } from 'drizzle-orm'
import * as files from '../../test/files.ts'
import { testApp } from '../../test/harness.ts'
import { PHOTOGRAPHS } from '../../test/photographs.ts'
import { uploadFile } from '../../test/uploads.ts'
import { objects } from '../db/schema/objects.ts'
import { uploads } from '../watching/metrics/uploads.ts'
import { attachObject } from './attach-object.ts'
import { type CheckedUpload, checkUpload } from './check-upload.ts'
import { discardDocuments } from './discard-documents.ts'
import { objectKey } from './object-key.ts'
import { notAccepted } from './refusal-of.ts'
import { removeFiles } from './remove-files.ts'
import type { Storage } from './storage.ts'

const NOT_YOURS = 'This file is not one of your uploads. Please upload it again.'
const USED = 'This file was used already. Please upload it again.'

const app = testApp()
const owner = { referralIds: [crypto.randomUUID()] }

async function check(slot: Slot, bytes: Uint8Array, declaredType?: string): Promise<CheckedUpload> {
  const url = await uploadFile(app, { owner, slot, bytes })
  if (declaredType)
    await app.db
      .update(objects)
      .set({ declaredType })
      .where(eq(objects.key, keyIn(url)))
  return checkUpload(app.deps, { url, slot, owner })
}

function keyIn(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? ''
}

test.each([...SLOT_NAMES])('the %s slot takes its listed file types alone', async (slot) => {
  const types: readonly string[] = SLOTS[slot].types
  for (const type of Object.keys(EXTENSIONS)) {
    const checked = check(slot, files.SAMPLES[type] as Uint8Array, type)
    if (types.includes(type)) expect(await checked).toMatchObject({ slot, type })
    else await expect(checked).rejects.toThrow(notAccepted(slot))
  }
})

test.each([...SLOT_NAMES])('the %s slot takes a file of exactly its limit and not a byte more', async (slot) => {
  const { bytes, types } = SLOTS[slot]
  const sample = files.SAMPLES[types[0]] as Uint8Array
  expect(await check(slot, files.ofSize(sample, bytes))).toMatchObject({ slot, type: types[0] })
  const tooLarge = `This file is too large: at most ${bytes / 1024 / 1024} MB.`
  await expect(check(slot, files.ofSize(sample, bytes + 1))).rejects.toThrow(tooLarge)
})

test.each([
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a program', Buffer.from('MZ\x90\x00\x03\x00\x00\x00')],
  ['a spreadsheet', files.makeZip({ '[Content_Types].xml': '', 'xl/workbook.xml': '' })],
  ['an old spreadsheet', files.makeCompoundFile('Workbook')],
  ['a Java program', files.makeZip({ 'META-INF/MANIFEST.MF': '', 'Main.class': '' })],
  ['a PDF that is also a zip', Buffer.concat([files.pdf, files.zip])],
  ['an old Word file that is also a zip', Buffer.concat([files.doc, files.zip])],
  ['a page with an appended PDF', Buffer.concat([Buffer.from('<script>alert(1)</script>'), files.pdf])],
  ['a program with an appended zip', Buffer.concat([Buffer.from('MZ\x90\x00'), files.zip])],
  ['an empty zip with appended data', Buffer.from('PK\x05\x06 and the rest')],
])('%s is refused in every slot under any name', async (_name, bytes) => {
  // Called something that its slot takes, and called nothing at all: then only the bytes speak against it.
  const tries = SLOT_NAMES.flatMap((slot) => [check(slot, bytes, SLOTS[slot].types[0]), check(slot, bytes)])
  const outcomes = await Promise.allSettled(tries)
  expect(outcomes.map((each) => each.status === 'rejected' && each.reason.message)).toEqual(
    SLOT_NAMES.flatMap((slot) => [notAccepted(slot), notAccepted(slot)]),
  )
})

test('an upload is counted as done once, as missing where nothing arrived', async () => {
  const counted = async (outcome: string) =>
    (await uploads.get()).values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0
  const [done, missing] = [await counted('done'), await counted('missing')]
  const url = await uploadFile(app, { owner, slot: 'resume', bytes: files.pdf })
  await checkUpload(app.deps, { url, slot: 'resume', owner })
  await checkUpload(app.deps, { url, slot: 'resume', owner })
  expect(await counted('done')).toBe(done + 1)
  const lost = await uploadFile(app, { owner, slot: 'resume', bytes: files.pdf })
  await app.deps.storage.remove([objectKey('quarantine', keyIn(lost))])
  await expect(checkUpload(app.deps, { url: lost, slot: 'resume', owner })).rejects.toThrow('did not arrive')
  expect(await counted('missing')).toBe(missing + 1)
})

test('a PDF with a header alone is refused', async () => {
  await expect(check('resume', Buffer.from('%PDF-1.7\n'), 'application/pdf')).rejects.toThrow(
    'This file is broken or incomplete.',
  )
})

test("a file's bytes decide what it is, whatever it was called and announced as", async () => {
  const calledSo = async (slot: Slot, bytes: Uint8Array, declaredType: string) =>
    (await check(slot, bytes, declaredType)).type
  expect(await calledSo('portfolio', files.png, 'image/jpeg')).toBe('image/png')
  expect(await calledSo('logo', files.jpeg, 'image/png')).toBe('image/jpeg')
  expect(await calledSo('resume', files.pdf, 'application/msword')).toBe('application/pdf')
  expect(await calledSo('resume', files.docx, 'application/pdf')).toContain('wordprocessingml')
})

test('a refusal by type says what the slot takes', () => {
  const sentence = 'This file is not of a type we accept here. Please choose PDF, DOC or DOCX.'
  expect(notAccepted('resume')).toBe(sentence)
})

test.each(Object.entries(PHOTOGRAPHS))(
  "a candidate's picture loses places, names and appended data: %s",
  async (type, photograph) => {
    const url = await uploadFile(app, { owner, slot: 'portfolio', bytes: Buffer.concat([photograph, files.zip]) })
    const { size } = await checkUpload(app.deps, { url, slot: 'portfolio', owner })
    const served = await app.storage.read(objectKey('private', keyIn(url)))
    expect(served.byteLength).toBe(size)
    expect(Buffer.from(served).toString('latin1')).not.toMatch(/Kim Park|Stockholm|SN-4711|notes\.txt/)
    expect((await app.storage.head(objectKey('private', keyIn(url))))?.type).toBe(type)
  },
)

test('a picture above the pixel limit or cut off is refused', async () => {
  expect(await check('portfolio', files.makeJpeg(10_000, 10_000))).toMatchObject({ type: 'image/jpeg' })
  const tooLarge = 'This image is too large: at most 100 million pixels.'
  await expect(check('portfolio', files.makeJpeg(10_000, 10_001))).rejects.toThrow(tooLarge)
  await expect(check('additional', files.makeJpeg(65_000, 65_000))).rejects.toThrow(tooLarge)
  await expect(check('portfolio', files.png.subarray(0, -6))).rejects.toThrow('This image is broken.')
})

/** A storage that counts how often a file's bytes are read. */
function counting() {
  let reads = 0
  const read: Storage['read'] = (key, version) => {
    reads += 1
    return app.storage.read(key, version)
  }
  return { deps: { ...app.deps, storage: { ...app.storage, read } }, reads: () => reads }
}

test('a refused file is not inspected again and keeps its reason', async () => {
  const { deps, reads } = counting()
  const url = await uploadFile(app, { owner, slot: 'portfolio', bytes: files.png.subarray(0, -6) })
  const tries = async () => expect(checkUpload(deps, { url, slot: 'portfolio', owner })).rejects.toThrow('is broken.')
  await tries()
  await tries()
  await tries()
  expect(reads()).toBe(1)
})

test('fifty concurrent checks of a file inspect it once', async () => {
  const { deps, reads } = counting()
  const url = await uploadFile(app, { owner, slot: 'resume' })
  const checks = Array.from({ length: 50 }, () => checkUpload(deps, { url, slot: 'resume', owner }))
  expect(new Set((await Promise.all(checks)).map(({ type }) => type))).toEqual(new Set(['application/pdf']))
  expect(reads()).toBe(1)
})

test('a file is inspected at most five times', async () => {
  const url = await uploadFile(app, { owner, slot: 'resume' })
  const storage: Storage = { ...app.storage, copy: async () => false }
  const failing = () => checkUpload({ ...app.deps, storage }, { url, slot: 'resume', owner })
  for (let count = 0; count < 5; count++) await expect(failing()).rejects.toThrow('changed while it was checked')
  await expect(checkUpload(app.deps, { url, slot: 'resume', owner })).rejects.toThrow('checked too often')
})

test('an empty file is refused', async () => {
  await expect(check('resume', new Uint8Array())).rejects.toThrow('This file is empty.')
})

test("another person's upload and any other URL are refused alike", async () => {
  const theirs = await uploadFile(app, { owner: { referralIds: [crypto.randomUUID()] }, slot: 'resume' })
  for (const url of [theirs, 'https://elsewhere.example/quarantine/x', 'file:///etc/passwd', 'nonsense', '']) {
    await expect(checkUpload(app.deps, { url, slot: 'resume', owner })).rejects.toThrow(NOT_YOURS)
  }
})

test('an upload for one field is refused in another', async () => {
  const url = await uploadFile(app, { owner, slot: 'portfolio' })
  const elsewhere = checkUpload(app.deps, { url, slot: 'resume', owner })
  await expect(elsewhere).rejects.toThrow('This file was uploaded for another field.')
})

test('a file that never arrived is refused', async () => {
  const key = crypto.randomUUID()
  await app.db.insert(objects).values({ key, referralId: owner.referralIds[0] })
  const url = `http://store.example/bucket/${objectKey('quarantine', key)}`
  await expect(checkUpload(app.deps, { url, slot: 'resume', owner })).rejects.toThrow('The file did not arrive.')
})

test('an upload address is accepted with and without its query', async () => {
  const url = await uploadFile(app, { owner, slot: 'resume' })
  expect(await checkUpload(app.deps, { url: url.split('?')[0] ?? '', slot: 'resume', owner })).toMatchObject({
    type: 'application/pdf',
  })
})

test('a file is used once, even by two concurrent requests', async () => {
  const url = await uploadFile(app, { owner, slot: 'resume' })
  const checked = await checkUpload(app.deps, { url, slot: 'resume', owner })
  const attach = () => app.db.transaction((tx) => attachObject(tx, checked, { position: 0 }))
  const outcomes = await Promise.allSettled([attach(), attach()])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(checkUpload(app.deps, { url, slot: 'resume', owner })).rejects.toThrow(USED)
})

test('bytes swapped in during a check are not taken for the checked ones', async () => {
  const evil = Buffer.from('x'.repeat(files.pdf.length))
  const url = await uploadFile(app, { owner, slot: 'resume', bytes: evil })
  const put = (body: Uint8Array) =>
    fetch(url, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: body as Uint8Array<ArrayBuffer>,
    })
  const swapped = async <T>(read: () => Promise<T>) => {
    await put(files.pdf)
    return read().finally(() => put(evil))
  }
  const storage: Storage = {
    ...app.storage,
    read: (key, version) => swapped(() => app.storage.read(key, version)),
  }
  const checked = checkUpload({ ...app.deps, storage }, { url, slot: 'resume', owner })
  await expect(checked).rejects.toThrow('This file changed while it was checked.')
  expect(await app.storage.head(objectKey('private', keyIn(url)))).toBeUndefined()
})

test("a check's copy is removed when its upload was discarded meanwhile", async () => {
  const url = await uploadFile(app, { owner, slot: 'portfolio', bytes: files.png })
  const isIt = eq(objects.key, keyIn(url))
  const put: Storage['put'] = async (file) => {
    await removeFiles(app.deps, await app.db.transaction((tx) => discardDocuments(tx, isIt)))
    await app.storage.put(file)
  }
  const checked = checkUpload({ ...app.deps, storage: { ...app.storage, put } }, { url, slot: 'portfolio', owner })
  await expect(checked).rejects.toThrow(USED)
  expect(await app.storage.head(objectKey('private', keyIn(url)))).toBeUndefined()
})

test('only the checked copy is served, whatever is uploaded later', async () => {
  const url = await uploadFile(app, { owner, slot: 'resume', bytes: files.pdf })
  await checkUpload(app.deps, { url, slot: 'resume', owner })
  const evil = Buffer.from('x'.repeat(files.pdf.length))
  const headers = { 'content-type': 'application/octet-stream' }
  expect((await fetch(url, { method: 'PUT', headers, body: evil })).status).toBe(200)
  const served = await app.storage.read(objectKey('private', keyIn(url)))
  expect(Buffer.from(served).toString('latin1')).toStartWith('%PDF')
})
