import { expect, test } from 'bun:test'
import { errorOf } from '../../test/error-of.ts'
import { chunksOf, OF_FILES, type Pace } from './chunks-of.ts'
import { BodyTooLarge, BodyTooSlow } from './http-errors.ts'

/** A body of so many parts of ten bytes, each of which comes after so many milliseconds. */
function bodyOf(parts: number, milliseconds: number): Request {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent++ === parts) return controller.close()
      await Bun.sleep(milliseconds)
      controller.enqueue(new Uint8Array(10))
    },
  })
  return new Request('https://goodword.example/', { method: 'POST', body })
}
async function read(request: Request, max: number, pace: Pace): Promise<number> {
  let size = 0
  for await (const chunk of chunksOf(request, max, pace)) size += chunk.byteLength
  return size
}

test('a body is read whole where it comes fast enough, however long that takes', async () => {
  const pace = { patience: 60_000, least: 1, window: 2000 }
  expect(await read(bodyOf(8, 400), 100, pace)).toBe(80)
})

test('a body that trickles is given up after the window, long before its patience ends', async () => {
  const pace = { ...OF_FILES, least: 1000, window: 300 }
  expect(await errorOf(read(bodyOf(1000, 100), 100_000, pace))).toBeInstanceOf(BodyTooSlow)
})

test('a body that comes fast enough is given up when its patience ends', async () => {
  const pace = { patience: 300, least: 1, window: 60_000 }
  expect(await errorOf(read(bodyOf(1000, 20), 100_000, pace))).toBeInstanceOf(BodyTooSlow)
})

test('a body with more bytes than it may have is given up at once', async () => {
  expect(await errorOf(read(bodyOf(1000, 0), 25, OF_FILES))).toBeInstanceOf(BodyTooLarge)
})
