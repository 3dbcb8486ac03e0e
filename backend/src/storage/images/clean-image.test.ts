import { expect, test } from 'bun:test'
import * as fc from 'fast-check'
import { gif, jpeg, makeJpeg, png, pngChunk, webp } from '../../../test/files.ts'
import { MOVING, PHOTOGRAPHS } from '../../../test/photographs.ts'
import { cleanImage } from './clean-image.ts'
import { PARTS_MAX } from './count-parts.ts'
import { orientationOnly } from './orientation.ts'

const text = (bytes?: Uint8Array) => Buffer.from(bytes ?? []).toString('latin1')
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

test('a plain picture is unchanged, and its size is known', () => {
  expect(cleanImage(png, 'image/png')).toEqual({ bytes: Buffer.from(png), width: 1, height: 1 })
  expect(cleanImage(makeJpeg(640, 480), 'image/jpeg')).toEqual({
    bytes: Buffer.from(makeJpeg(640, 480)),
    width: 640,
    height: 480,
  })
})

test('a PNG loses places, comments and texts, but not its colours', () => {
  const [head, rest] = [png.subarray(0, 33), png.subarray(33)]
  const secrets = join(pngChunk('eXIf', 'GPS'), pngChunk('tEXt', 'Author'), pngChunk('gAMA', 'colours'))
  const cleaned = text(cleanImage(join(head, secrets, rest), 'image/png')?.bytes)
  expect(cleaned).not.toMatch(/GPS|Author/)
  expect(cleaned).toContain('colours')
})

test('a JPEG loses places and comments, but not its colours', () => {
  const segment = (marker: string, data: string) =>
    Buffer.from(`\xff${marker}\x00${String.fromCharCode(data.length + 2)}${data}`, 'latin1')
  const extra = join(segment('\xe1', 'Exif GPS'), segment('\xfe', 'Author'), segment('\xe2', 'ICC_PROFILE\0'))
  const cleaned = text(cleanImage(makeJpeg(1, 1, extra), 'image/jpeg')?.bytes)
  expect(cleaned).not.toMatch(/GPS|Author/)
  expect(cleaned).toContain('ICC_PROFILE')
})

const SECRETS = /Kim Park|Stockholm|SN-4711|Nordlys|XMP|xmp|Photoshop/
/** Degrees, minutes and seconds of a place, as Exif writes them. */
const PLACE = Buffer.from([0, 0, 0, 59, 0, 0, 0, 1, 0, 0, 0, 19, 0, 0, 0, 1])
const PLACE_BACKWARDS = Buffer.from([59, 0, 0, 0, 1, 0, 0, 0, 19, 0, 0, 0, 1, 0, 0, 0])
const KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

test.each(KINDS)('a photograph loses places, names and serial numbers: %s', (type) => {
  const photograph = PHOTOGRAPHS[type] as Uint8Array
  const tells = (bytes: Uint8Array) => [PLACE, PLACE_BACKWARDS].some((place) => Buffer.from(bytes).includes(place))
  expect(text(photograph)).toMatch(SECRETS)
  expect(tells(photograph)).toBe(type !== 'image/gif')
  const cleaned = cleanImage(photograph, type)
  expect(cleaned).toMatchObject({ width: 8, height: 4 })
  expect(text(cleaned?.bytes)).not.toMatch(SECRETS)
  expect(tells(cleaned?.bytes ?? new Uint8Array())).toBe(false)
})

test.each(['image/jpeg', 'image/png', 'image/webp'])('a sideways photograph keeps its orientation: %s', (type) => {
  const bytes = cleanImage(PHOTOGRAPHS[type] as Uint8Array, type)?.bytes ?? new Uint8Array()
  const exif = Buffer.from(bytes).subarray(text(bytes).indexOf('MM\0*'))
  expect(orientationOnly(exif)).toEqual(exif.subarray(0, 26))
  expect(exif.readUInt16BE(18)).toBe(6)
})

test('of Exif data only a valid orientation is read', () => {
  const exif = (order: string, orientation: number) =>
    order === 'II'
      ? Buffer.from(`49492a0008000000010012010300010000000${orientation}00000000000000`, 'hex')
      : Buffer.from(`4d4d002a000000080001011200030000000100${`0${orientation}`}000000000000`, 'hex')
  for (const order of ['II', 'MM']) {
    expect(orientationOnly(exif(order, 8))?.readUInt16BE(18)).toBe(8)
    for (const silent of [0, 1, 9]) expect(orientationOnly(exif(order, silent))).toBeUndefined()
  }
  expect(orientationOnly(exif('II', 6).subarray(0, 12))).toBeUndefined()
  expect(orientationOnly(Buffer.from('nothing of the kind'))).toBeUndefined()
})

test('an embedded thumbnail is removed, as it may show cropped parts', () => {
  const segment = (marker: number, data: Buffer) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, data.length + 2]), data])
  const jfif = segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\x02\x01CUTOFF', 'latin1'))
  const others = [segment(0xe0, Buffer.from('JFXX\0CUTOFF')), segment(0xe2, Buffer.from('MPF\0CUTOFF'))]
  const cleaned = cleanImage(makeJpeg(1, 1, join(jfif, ...others)), 'image/jpeg')
  expect(text(cleaned?.bytes)).not.toContain('CUTOFF')
})

test.each(Object.keys(MOVING))('an animated picture stays animated: %s', (type) => {
  const cleaned = text(cleanImage(MOVING[type] as Uint8Array, type)?.bytes)
  expect(cleaned).not.toMatch(SECRETS)
  const frame = type === 'image/gif' ? '!\xf9\x04' : 'ANMF'
  expect(cleaned.split(frame)).toHaveLength(3)
  expect(cleaned).toContain(type === 'image/gif' ? 'NETSCAPE2.0' : 'ANIM')
})

test.each([
  ['image/png', png],
  ['image/jpeg', jpeg],
  ['image/webp', webp],
  ['image/gif', gif],
] as const)('data after the end of a picture is removed: %s', (type, plain) => {
  const tail = Buffer.from('<script>alert(1)</script>')
  expect(cleanImage(join(plain, tail), type)?.bytes).toEqual(Buffer.from(plain))
})

test('a truncated picture is refused', () => {
  expect(cleanImage(png.subarray(0, -6), 'image/png')).toBeUndefined()
  expect(cleanImage(jpeg.subarray(0, -1), 'image/jpeg')).toBeUndefined()
  expect(cleanImage(webp.subarray(0, -1), 'image/webp')).toBeUndefined()
  expect(cleanImage(gif.subarray(0, -1), 'image/gif')).toBeUndefined()
  expect(cleanImage(jpeg, 'image/png')).toBeUndefined()
})

const u32 = (value: number) => Buffer.from(new Uint32Array([value]).buffer)
const riff = (...chunks: Uint8Array[]) => {
  const content = join(Buffer.from('WEBP'), ...chunks)
  return join(Buffer.from('RIFF'), u32(content.length), content)
}
/** The shortest parts of each kind, repeated in the middle of a picture that is whole. */
const CROWDED: [string, string, (parts: number) => Uint8Array][] = [
  ['transparency in a WebP', 'image/webp', (parts) => riff(webp.subarray(12), Buffer.alloc(parts * 8, 'ALPH\0\0\0\0'))],
  [
    'parts in a frame of a WebP',
    'image/webp',
    (parts) =>
      riff(
        webp.subarray(12),
        Buffer.from('ANMF'),
        u32(16 + parts * 8),
        Buffer.alloc(16),
        Buffer.alloc(parts * 8, 'ALPH\0\0\0\0'),
      ),
  ],
  [
    'control blocks in a GIF',
    'image/gif',
    (parts) => join(gif.subarray(0, 19), Buffer.alloc(parts * 3, '!\xf9\0', 'latin1'), gif.subarray(19)),
  ],
  ['segments in a JPEG', 'image/jpeg', (parts) => makeJpeg(1, 1, Buffer.alloc(parts * 4, '\xff\xdb\0\x02', 'latin1'))],
  ['fillers in a JPEG', 'image/jpeg', (parts) => makeJpeg(1, 1, Buffer.alloc(parts, 0xff))],
  [
    'chunks in a PNG',
    'image/png',
    (parts) => join(png.subarray(0, 33), Buffer.alloc(parts * 12, '\0\0\0\0IDAT\0\0\0\0'), png.subarray(33)),
  ],
]

test.each(CROWDED)('a picture with too many parts is refused: %s', (_name, type, crowded) => {
  expect(cleanImage(crowded(1000), type)).toMatchObject({ width: 1, height: 1 })
  expect(cleanImage(crowded(PARTS_MAX), type)).toBeUndefined()
})

test('no bytes make the cleaner throw or hang', () => {
  const starts = { 'image/png': png.subarray(0, 33), 'image/jpeg': jpeg.subarray(0, 20) }
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), fc.constantFrom(...KINDS), fc.nat(), (bytes, type, at) => {
      const photograph = PHOTOGRAPHS[type] as Uint8Array
      const cut = at % photograph.length
      cleanImage(bytes, type)
      cleanImage(join(starts[type as keyof typeof starts] ?? photograph.subarray(0, 20), bytes), type)
      cleanImage(join(photograph.subarray(0, cut), bytes, photograph.subarray(cut + bytes.length)), type)
    }),
    { numRuns: 500 },
  )
})
