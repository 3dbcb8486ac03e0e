import { countParts } from './count-parts.ts'
import type { CleanImage } from './image.ts'
import { orientationOnly } from './orientation.ts'

/** Chunks that a picture is made of; the frames of a moving one hold chunks themselves. */
const KEPT = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ICCP']
const IN_FRAMES = ['VP8 ', 'VP8L', 'ALPH']
const FRAME = 'ANMF'
const FRAME_HEAD = 16
/** What VP8X says is in the file. */
const HAS_EXIF = 0x08
const HAS_XMP = 0x04

/** WebP: a RIFF file of named chunks (RFC 9649). */
export function cleanWebp(file: Buffer): CleanImage | undefined {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP') return undefined
  const end = 8 + file.readUInt32LE(4)
  if (end > file.length) return undefined
  const kept: Buffer[] = []
  let size: { width: number; height: number } | undefined
  let extended: Buffer | undefined
  const count = countParts()
  for (const { name, data } of chunksOf(file.subarray(12, end), count)) {
    size ??= sizeOf(name, data)
    if (name === FRAME) kept.push(chunk(FRAME, frameOf(data, count)))
    if (KEPT.includes(name)) kept.push(chunk(name, data))
    if (name === 'VP8X') {
      extended ??= kept.at(-1)
      extended?.writeUInt8(data.readUInt8(0) & ~(HAS_EXIF | HAS_XMP), 8)
    }
    const orientation = name === 'EXIF' ? orientationOnly(withoutName(data)) : undefined
    if (orientation && extended) {
      kept.push(chunk('EXIF', orientation))
      extended.writeUInt8(extended.readUInt8(8) | HAS_EXIF, 8)
    }
  }
  const content = Buffer.concat(kept)
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(content.length + 4, 4)
  return size && { bytes: Buffer.concat([head, content]), ...size }
}

function* chunksOf(content: Buffer, count: () => void): Generator<{ name: string; data: Buffer }> {
  for (let at = 0; at < content.length; ) {
    count()
    const length = content.readUInt32LE(at + 4)
    if (at + 8 + length > content.length) throw new Error('It breaks off')
    yield { name: content.toString('latin1', at, at + 4), data: content.subarray(at + 8, at + 8 + length) }
    // Chunks begin at even places.
    at += 8 + length + (length % 2)
  }
}

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

function frameOf(data: Buffer, count: () => void): Buffer {
  const parts = [...chunksOf(data.subarray(FRAME_HEAD), count)].filter(({ name }) => IN_FRAMES.includes(name))
  return Buffer.concat([data.subarray(0, FRAME_HEAD), ...parts.map((part) => chunk(part.name, part.data))])
}

/** Some cameras begin the data as in a JPEG. */
function withoutName(data: Buffer): Buffer {
  return data.toString('latin1', 0, 6) === 'Exif\0\0' ? data.subarray(6) : data
}

/** The first chunk says it, each kind in its own way. */
function sizeOf(name: string, data: Buffer): { width: number; height: number } | undefined {
  if (name === 'VP8X') return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 }
  if (name === 'VP8 ') return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }
  if (name !== 'VP8L') return undefined
  const bits = data.readUInt32LE(1)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}
