import { afterAll, expect, test } from 'bun:test'
import { boundedFetch } from './bounded-fetch.ts'

const KB = 1024
const server = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  routes: {
    '/:bytes': ({ params }) => new Response('x'.repeat(Number(params.bytes)), { status: 418, headers: { 'x-a': 'b' } }),
    '/begun': () => new Response(new ReadableStream({ start: (to) => to.enqueue(new Uint8Array(1)) })),
  },
})
afterAll(() => server.stop(true))
const read = (path: string | number, patience = 5000) => boundedFetch(patience)(`${server.url}${path}`, {})

test("a provider's reply of up to 256 kB is returned unchanged", async () => {
  const reply = await read(256 * KB)
  expect([reply.status, reply.headers.get('x-a'), (await reply.text()).length]).toEqual([418, 'b', 256 * KB])
})

test("a provider's reply above 256 kB is not read", async () => {
  await expect(read(256 * KB + 1)).rejects.toThrow('The reply is too long')
})

test("a provider's reply that never ends is aborted", async () => {
  await expect(read('begun', 50)).rejects.toThrow('timed out')
})
