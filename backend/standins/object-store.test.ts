import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStorage } from '../src/storage/create-storage.ts'
import type { Storage } from '../src/storage/storage.ts'
import { type ObjectStore, startObjectStore } from './object-store.ts'

const ORIGIN = 'http://localhost:3000'
const credentials = { accessKeyId: 'someone', secretAccessKey: 'a secret', region: 'us-east-1' }
const PDF = Buffer.from('%PDF-1.7 hello')

let dataDir: string
let store: ObjectStore
let storage: Storage

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'goodword-objects-'))
  await start()
})

afterAll(async () => {
  await store.stop()
  rmSync(dataDir, { recursive: true })
})

async function start(): Promise<void> {
  store = await startObjectStore({ dataDir, bucket: 'files', credentials, origins: [ORIGIN] })
  storage = storageWith({})
}

function storageWith(changes: Record<string, string>): Storage {
  return createStorage({
    S3_ENDPOINT: store.endpoint,
    S3_REGION: credentials.region,
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    S3_FORCE_PATH_STYLE: true,
    ...changes,
  })
}

const presigned = (key: string) => storage.presignPut({ key, type: 'application/pdf', size: PDF.length })
const upload = (url: string, body: Uint8Array, type = 'application/pdf') =>
  fetch(url, { method: 'PUT', body, headers: { 'content-type': type } })

async function refusal(response: Response): Promise<string> {
  return `${response.status} ${/<Code>(.*)<\/Code>/.exec(await response.text())?.[1]}`
}

test('an announced file can be uploaded, read and removed', async () => {
  expect((await upload(await presigned('a/cv'), PDF)).status).toBe(200)
  expect(await storage.head('a/cv')).toMatchObject({ size: PDF.length, type: 'application/pdf' })
  expect(Buffer.from(await storage.read('a/cv'))).toEqual(PDF)
  await storage.remove(['a/cv', 'a/never-there'])
  expect(await storage.head('a/cv')).toBeUndefined()
})

test('a file of another type or length than announced is refused', async () => {
  const url = await presigned('a/other')
  expect(await refusal(await upload(url, PDF, 'text/html'))).toBe('403 SignatureDoesNotMatch')
  expect(await refusal(await upload(url, Buffer.concat([PDF, PDF])))).toBe('403 SignatureDoesNotMatch')
  expect(await storage.head('a/other')).toBeUndefined()
})

test('a signed address with a tampered signature, key or expiry is refused', async () => {
  const url = new URL(await presigned('a/mine'))
  const change = (name: string, value: string) => {
    const changed = new URL(url)
    changed.searchParams.set(name, value)
    return changed.href
  }
  expect(await refusal(await upload(change('X-Amz-Signature', '0'.repeat(64)), PDF))).toBe('403 SignatureDoesNotMatch')
  expect(await refusal(await upload(change('X-Amz-Expires', '900000'), PDF))).toBe(
    '400 AuthorizationQueryParametersError',
  )
  expect(await refusal(await upload(change('X-Amz-Expires', '3600'), PDF))).toBe('403 SignatureDoesNotMatch')
  expect(await refusal(await upload(url.href.replace('/mine', '/yours'), PDF))).toBe('403 SignatureDoesNotMatch')
  expect(await refusal(await fetch(url, { method: 'GET' }))).toBe('403 SignatureDoesNotMatch')
})

test('an expired signed address is refused', async () => {
  const url = new URL(await presigned('a/late'))
  const date = new Date(Date.now() - 901_000).toISOString().replace(/[-:]|\.\d+/g, '')
  url.searchParams.set('X-Amz-Date', date)
  expect(await refusal(await upload(url.href, PDF))).toBe('403 AccessDenied')
})

test('reads and writes need a signature by the one key', async () => {
  await upload(await presigned('a/secret'), PDF)
  expect(await refusal(await fetch(`${store.endpoint}/files/a/secret`))).toBe('403 AccessDenied')
  expect(await refusal(await fetch(`${store.endpoint}/files/a/secret`, { method: 'PUT', body: 'x' }))).toBe(
    '403 AccessDenied',
  )
  const stranger = storageWith({ S3_SECRET_ACCESS_KEY: 'a guess' })
  await expect(stranger.read('a/secret')).rejects.toThrow('Files are not available right now')
})

test('a copy gets its new type, and copying a changed source fails', async () => {
  await upload(await presigned('a/source'), PDF)
  const version = (await storage.head('a/source'))?.version ?? ''
  expect(await storage.copy({ from: 'a/source', version, to: 'b/copy', type: 'image/png' })).toBe(true)
  expect(await storage.head('b/copy')).toMatchObject({ type: 'image/png', size: PDF.length })
  await upload(await presigned('a/source'), Buffer.from('%PDF-1.7 HELLO'))
  expect(await storage.copy({ from: 'a/source', version, to: 'b/late', type: 'image/png' })).toBe(false)
  expect(await storage.head('b/late')).toBeUndefined()
})

test('objects survive a restart', async () => {
  await upload(await presigned('a/kept'), PDF)
  await store.stop()
  await start()
  expect(Buffer.from(await storage.read('a/kept'))).toEqual(PDF)
})

test("only the app's own pages may upload from a browser", async () => {
  const preflight = (origin: string) =>
    fetch(`${store.endpoint}/files/a/b`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'content-type' },
    })
  const own = await preflight(ORIGIN)
  expect(own.headers.get('access-control-allow-origin')).toBe(ORIGIN)
  expect(own.headers.get('access-control-allow-headers')).toBe('content-type')
  const foreign = await preflight('https://elsewhere.example')
  expect(foreign.status).toBe(403)
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
})

test('a simulated outage answers in a readable sentence', async () => {
  const away = storageWith({ S3_ENDPOINT: 'http://127.0.0.1:1' })
  await expect(away.head('a')).rejects.toThrow('Files are not available right now. Please try again in a moment.')
})
