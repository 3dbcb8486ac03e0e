import { expect, test } from 'bun:test'
import * as fc from 'fast-check'
import { jpeg, makeJpeg, png, pngChunk } from '../../test/files.ts'
import { cleanImage } from './clean-image.ts'

const text = (bytes?: Uint8Array) => Buffer.from(bytes ?? []).toString('latin1')
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

test('a plain picture stays as it is, and its size is known', () => {
  expect(cleanImage(png, 'image/png')).toEqual({ bytes: Buffer.from(png), width: 1, height: 1 })
  expect(cleanImage(makeJpeg(640, 480), 'image/jpeg')).toEqual({
    bytes: Buffer.from(makeJpeg(640, 480)),
    width: 640,
    height: 480,
  })
})

test('places, comments and texts are gone from a PNG, its colours are not', () => {
  const [head, rest] = [png.subarray(0, 33), png.subarray(33)]
  const secrets = join(pngChunk('eXIf', 'GPS'), pngChunk('tEXt', 'Author'), pngChunk('gAMA', 'colours'))
  const cleaned = text(cleanImage(join(head, secrets, rest), 'image/png')?.bytes)
  expect(cleaned).not.toMatch(/GPS|Author/)
  expect(cleaned).toContain('colours')
})

test('places and comments are gone from a JPEG, its colours are not', () => {
  const segment = (marker: string, data: string) =>
    Buffer.from(`\xff${marker}\x00${String.fromCharCode(data.length + 2)}${data}`, 'latin1')
  const extra = join(segment('\xe1', 'Exif GPS'), segment('\xfe', 'Author'), segment('\xe2', 'ICC_PROFILE'))
  const cleaned = text(cleanImage(makeJpeg(1, 1, extra), 'image/jpeg')?.bytes)
  expect(cleaned).not.toMatch(/GPS|Author/)
  expect(cleaned).toContain('ICC_PROFILE')
})

test('what follows the end of a picture is gone', () => {
  const tail = Buffer.from('<script>alert(1)</script>')
  expect(cleanImage(join(png, tail), 'image/png')?.bytes).toEqual(Buffer.from(png))
  expect(cleanImage(join(jpeg, tail), 'image/jpeg')?.bytes).toEqual(Buffer.from(jpeg))
})

test('a picture that breaks off is refused', () => {
  expect(cleanImage(png.subarray(0, -6), 'image/png')).toBeUndefined()
  expect(cleanImage(jpeg.subarray(0, -1), 'image/jpeg')).toBeUndefined()
  expect(cleanImage(jpeg, 'image/png')).toBeUndefined()
})

test('no bytes whatever make it fail or run for ever', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), fc.constantFrom('image/png', 'image/jpeg'), (bytes, type) => {
      const start = type === 'image/png' ? png.subarray(0, 33) : jpeg.subarray(0, 20)
      cleanImage(bytes, type)
      cleanImage(join(start, bytes), type)
    }),
  )
})
