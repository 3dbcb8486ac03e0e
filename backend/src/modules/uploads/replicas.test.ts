import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../test/harness.ts'
import { startReplica } from '../../../test/replica.ts'
import { until } from '../../../test/until.ts'
import { sendTo } from '../../../test/uploads.ts'
import { objects } from '../../db/schema/objects.ts'
import { objectKey } from '../../storage/object-key.ts'

setDefaultTimeout(60_000)

let app: TestApp
let replica: Awaited<ReturnType<typeof startReplica>>

beforeAll(async () => {
  app = await createTestApp()
  replica = await startReplica(app)
})
afterAll(async () => {
  await replica.stop()
  await app.stop()
})

/** An address that takes one file, and the key of its upload. */
async function newUpload() {
  const { browser } = await app.signIn('hiring_manager')
  const { body } = await browser.post('/api/objects/upload')
  return { url: body.uploadURL as string, key: new URL(body.uploadURL).pathname.split('/').at(-1) ?? '' }
}

/** Begins to send a file to this server. @returns what ends it, and the reply */
function sendSlowly(url: string) {
  const { readable, writable } = new TransformStream<Uint8Array>()
  const writer = writable.getWriter()
  const reply = fetch(url.replace(app.env.APP_URL, app.url), { method: 'PUT', body: readable })
  return { reply, write: (text: string) => writer.write(Buffer.from(text)), end: () => writer.close() }
}

const isClaimed = async (key: string) => {
  const [row] = await app.db.select().from(objects).where(eq(objects.key, key))
  return row?.receivingSince
}
const toReplica = (url: string, text: string) => sendTo({ env: app.env, url: replica.url }, url, Buffer.from(text))
const stored = async (key: string) => Buffer.from(await app.storage.read(objectKey('quarantine', key))).toString()

test('of two files sent to one address at once one is taken, whatever servers they come to', async () => {
  const { url, key } = await newUpload()
  const first = sendSlowly(url)
  await first.write('the first ')
  await until(() => isClaimed(key))
  const second = await toReplica(url, 'the second file')
  expect(second.status).toBe(409)
  expect(await second.json()).toMatchObject({ detail: 'A file was sent to this address already.' })
  await first.write('file')
  await first.end()
  expect((await first.reply).status).toBe(200)
  expect(await stored(key)).toBe('the first file')
  expect((await toReplica(url, 'the third file')).status).toBe(409)
  expect(await stored(key)).toBe('the first file')
})

test('after a file that was refused the address takes another one, on any server', async () => {
  const { browser } = await app.signIn('hiring_manager')
  const { body } = await browser.post('/api/objects/upload?size=4')
  const url = body.uploadURL as string
  expect((await sendTo(app, url, Buffer.from('too long'))).status).toBe(413)
  expect((await toReplica(url, 'not')).status).toBe(400)
  expect((await toReplica(url, 'four')).status).toBe(200)
})
