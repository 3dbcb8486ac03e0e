import { describe, expect, test } from 'bun:test'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { until } from '../../../test/until.ts'
import { type SharedPage, SharedPages } from './shared-pages.ts'

const html = Array.from({ length: 400 }, (_, number) => `<p>word ${number % 37} of ${number * 7919}</p>`).join('\n')
const headers = { 'content-type': 'text/html', 'cache-control': 'public', vary: 'cookie', 'x-policy': 'strict' }
const page = (about: Partial<SharedPage> = {}): SharedPage => ({ html, headers, tag: 'W/"1"', isWhole: true, ...about })
const asked = (given: Record<string, string> = {}) => new Request('http://goodword.localhost/', { headers: given })
const sizeOf = async (reply: Response) => (await reply.arrayBuffer()).byteLength

describe('a shared page', () => {
  test('a shared page is built once for its key', async () => {
    const pages = new SharedPages('for all')
    let made = 0
    const make = async () => page({ tag: `W/"${++made}"` })
    expect((await pages.find('/', make)).tag).toBe('W/"1"')
    expect((await pages.find('/', make)).tag).toBe('W/"1"')
    expect((await pages.find('/ in dark', make)).tag).toBe('W/"2"')
  })

  test('a shared page is built once for concurrent readers, and again after a failure', async () => {
    const pages = new SharedPages('for all')
    const fault = pages.find('/', () => Promise.reject(new Error('a fault')))
    expect(await fault.catch(String)).toBe('Error: a fault')
    let made = 0
    const { promise: drawn, resolve: draw } = Promise.withResolvers<void>()
    const make = async () => {
      made += 1
      await drawn
      return page()
    }
    const both = [pages.find('/', make), pages.find('/', make)]
    draw()
    expect((await Promise.all(both)).map((each) => each.html)).toEqual([html, html])
    expect(made).toBe(1)
  })

  test('an incomplete shared page is built again', async () => {
    const pages = new SharedPages('for all')
    await pages.find('/', async () => page({ html: 'no words', isWhole: false }))
    expect((await pages.find('/', async () => page())).html).toBe(html)
  })

  test.each([
    ['br', brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length],
    ['gzip', gzipSync(html, { level: 9 }).length],
  ])('a shared page is compressed with %s at the best level soon after its first reader', async (encoding, best) => {
    const pages = new SharedPages('for all')
    const same = page()
    const ask = () => pages.reply(same, asked({ 'accept-encoding': encoding }))
    const first = await ask()
    expect(first.headers.get('content-encoding')).toBe(encoding)
    expect(await sizeOf(first)).not.toBe(best)
    await until(async () => (await sizeOf(await ask())) === best)
    expect((await ask()).headers.get('content-encoding')).toBe(encoding)
    expect((await ask()).headers.get('x-policy')).toBe('strict')
  })

  test('a linked page is compressed once, and sent without ETag to every reader', async () => {
    const pages = new SharedPages('for a link')
    const same = page({ tag: undefined })
    const ask = () => pages.reply(same, asked({ 'accept-encoding': 'br', 'if-none-match': '*' }))
    const [first, second] = [await ask(), await ask()]
    expect([first.status, second.status, second.headers.get('etag')]).toEqual([200, 200, null])
    expect(Buffer.from(await second.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()))
  })

  test('a shared page is sent uncompressed without Accept-Encoding', async () => {
    const reply = await new SharedPages('for all').reply(page(), asked())
    expect(await reply.text()).toBe(html)
    expect(reply.headers.get('content-encoding')).toBeNull()
  })

  test('a cached shared page is not sent again, and its 304 carries the cache time', async () => {
    const reply = await new SharedPages('for all').reply(page(), asked({ 'if-none-match': 'W/"1"' }))
    expect(reply.status).toBe(304)
    expect(Object.fromEntries(reply.headers)).toEqual({ etag: 'W/"1"', vary: 'cookie', 'cache-control': 'public' })
  })
})
