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
  ['for a week', query('X-Amz-Expires', '604800')],
  ['from now on', query('X-Amz-Date', '20991231T235959Z')],
  ['for no header', query('X-Amz-SignedHeaders', 'host')],
  ['by nobody', (url) => url.searchParams.delete('X-Amz-Signature')],
  ['by no algorithm', query('X-Amz-Algorithm', 'none')],
  ['with what a store may be asked besides', query('x-amz-acl', 'public-read')],
  ['where documents are served from', folder('private')],
  ['where logos are served from', folder('public')],
  ['above the bucket', folder('..')],
  [
    'beside its key',
    (url) => {
      url.pathname += '.html'
    },
  ],
])('it is not one %s', async (_, change) => {
  expect(await send(change)).toBeGreaterThanOrEqual(400)
})

test.each(['GET', 'HEAD', 'DELETE', 'POST'])('nor one to %s', async (method) => {
  expect(await send(() => {}, method)).toBeGreaterThanOrEqual(400)
})

test.each([
  ['x-amz-acl', 'public-read'],
  ['x-amz-website-redirect-location', 'https://evil.example'],
  ['x-amz-copy-source', '/goodword/private/any'],
])('nor one to say more than was signed: %s', async (name, value) => {
  expect(await send(() => {}, 'PUT', { [name]: value })).toBeGreaterThanOrEqual(400)
})

test('it is one for what was announced', async () => {
  expect(await send(() => {})).toBe(200)
})
