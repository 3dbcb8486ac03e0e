import { deflateRawSync } from 'node:zlib'
import { makePdf } from '../seed/make-pdf.ts'

/** The smallest files of each kind that are what they say, made here so that no binary lies in the repository. */

const base64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64'))

export const pdf = makePdf(['A document'])
export const png = base64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
)
export const jpeg = makeJpeg(1, 1)
export const gif = base64('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7')
export const webp = base64('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA')
export const zip = makeZip({ 'notes.txt': 'hello' })
export const docx = makeZip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document/>' })
export const doc = makeCompoundFile('WordDocument')

/** One of each accepted type. */
export const SAMPLES: Record<string, Uint8Array> = {
  'application/pdf': pdf,
  'application/msword': doc,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': docx,
  'application/zip': zip,
  'image/png': png,
  'image/jpeg': jpeg,
  'image/webp': webp,
  'image/gif': gif,
}

/** A picture of this size, in pixels, without any; `extra` is put in front of them as it is. */
export function makeJpeg(width: number, height: number, extra = new Uint8Array()): Uint8Array {
  const size = Buffer.alloc(4)
  size.writeUInt16BE(height, 0)
  size.writeUInt16BE(width, 2)
  const parts = [
    latin('\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00'),
    extra,
    latin('\xff\xc0\x00\x0b\x08'),
    size,
    latin('\x01\x01\x11\x00\xff\xda\x00\x08\x01\x01\x00\x00\x3f\x00\x2a\xff\x00\x2a\xff\xd9'),
  ]
  return new Uint8Array(Buffer.concat(parts))
}

/** A part of a PNG; without its checksum, which nobody reads. */
export function pngChunk(name: string, data: string): Uint8Array {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return new Uint8Array(Buffer.concat([length, latin(name), latin(data), Buffer.alloc(4)]))
}

/** One that moves, if only from its picture to the same. */
export const animatedPng = new Uint8Array(
  Buffer.concat([png.subarray(0, 33), pngChunk('acTL', '\0\0\0\x01\0\0\0\0'), png.subarray(33)]),
)

interface ZipOptions {
  /** Bytes that each entry claims to become; by default its true size. */
  expanded?: number
  isCompressed?: boolean
  /** As if it took a password to open. */
  isLocked?: boolean
}

export function makeZip(
  entries: Record<string, string | Uint8Array>,
  { expanded, isCompressed = false, isLocked = false }: ZipOptions = {},
): Uint8Array {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(entries)) {
    const packed = isCompressed ? deflateRawSync(content) : Buffer.from(content)
    // What a password locks begins with twelve bytes of its own.
    const data = isLocked ? Buffer.concat([Buffer.alloc(12), packed]) : packed
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(isLocked ? 1 : 0, 2)
    common.writeUInt16LE(isCompressed ? 8 : 0, 4)
    common.writeUInt32LE(Bun.hash.crc32(content), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(expanded ?? Buffer.from(content).length, 18)
    common.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(latin('PK\x01\x02\x14\x00'), common, place, latin(name))
    const file = Buffer.concat([latin('PK\x03\x04'), common, latin(name), data])
    files.push(file)
    offset += file.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  const count = Object.keys(entries).length
  end.writeUInt16LE(count, 4)
  end.writeUInt16LE(count, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(offset, 12)
  return new Uint8Array(Buffer.concat([...files, list, latin('PK\x05\x06'), end]))
}

/**
 * An OLE file whose directory holds these streams, and storages where a name ends with a slash: `WordDocument` makes it a .doc,
 * `Workbook` an .xls.
 */
export function makeCompoundFile(...entries: string[]): Uint8Array {
  const file = Buffer.alloc(1536)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  for (const [index, named] of entries.entries()) {
    const entry = file.subarray(1024 + 128 * (index + 1))
    const name = Buffer.from(`${named.replace('/', '')}\0`, 'utf16le')
    name.copy(entry)
    entry.writeUInt16LE(name.length, 64)
    entry.writeUInt8(named.endsWith('/') ? 1 : 2, 66)
  }
  return new Uint8Array(file)
}

/** A file of exactly this many bytes that is still of its kind; for a zip the bytes go into an entry. */
export function ofSize(file: Uint8Array, size: number): Uint8Array {
  if (file === zip || file === docx) {
    const entries: Record<string, string> =
      file === zip ? {} : { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document/>' }
    const empty = makeZip({ ...entries, filler: '' })
    return makeZip({ ...entries, filler: new Uint8Array(size - empty.length) })
  }
  const bytes = new Uint8Array(size)
  bytes.set(file)
  return bytes
}

function latin(text: string): Buffer {
  return Buffer.from(text, 'latin1')
}
