import { beforeAll, expect, test } from 'bun:test'
import { png } from '../files.ts'
import { testApp } from '../harness.ts'

/** The address of the store for one upload, in the hands of somebody who wants more of it. */

const app = testApp()
let address: string
beforeAll(async () => {
  const { browser } = await app.signIn('hiring_manager')
  address = (await browser.post(`/api/objects/upload?slot=logo&type=image/png&size=${png.length}`)).body.uploadURL
})

const send = (change: (url: URL) => void, method = 'PUT', headers: Record<string, string> = {}) => {
  const url = new URL(address)
  change(url)
  const body = method === 'PUT' ? (png as Uint8Array<ArrayBuffer>) : undefined
  return fetch(url, { method, headers: { 'content-type': 'image/png', ...headers }, body }).then(({ status }) => status)
}
const query = (name: string, value: string) => (url: URL) => url.searchParams.set(name, value)
const folder = (name: string) => (url: URL) => {
  url.pathname = url.pathname.replace('quarantine', name)
}

test.each<[string, (url: URL) => void]>([
  ['valid for a week', query('X-Amz-Expires', '604800')],
  ['signed with a future date', query('X-Amz-Date', '20991231T235959Z')],
  ['without signed headers', query('X-Amz-SignedHeaders', 'host')],
  ['without a signature', (url) => url.searchParams.delete('X-Amz-Signature')],
  ['with the algorithm none', query('X-Amz-Algorithm', 'none')],
  ['with a further parameter of the store', query('x-amz-acl', 'public-read')],
  ['in the folder of documents', folder('private')],
  ['in the folder of logos', folder('public')],
  ['above the bucket', folder('..')],
  [
    'with another key',
    (url) => {
      url.pathname += '.html'
    },
  ],
])('a modified upload address is refused: %s', async (_, change) => {
  expect(await send(change)).toBeGreaterThanOrEqual(400)
})

test.each(['GET', 'HEAD', 'DELETE', 'POST'])('an upload address does not allow %s', async (method) => {
  expect(await send(() => {}, method)).toBeGreaterThanOrEqual(400)
})

test.each([
  ['x-amz-acl', 'public-read'],
  ['x-amz-website-redirect-location', 'https://evil.example'],
  ['x-amz-copy-source', '/goodword/private/any'],
])('an upload address does not allow further headers: %s', async (name, value) => {
  expect(await send(() => {}, 'PUT', { [name]: value })).toBeGreaterThanOrEqual(400)
})

test('an upload address allows the announced upload', async () => {
  expect(await send(() => {})).toBe(200)
})
