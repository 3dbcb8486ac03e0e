import { countParts } from './count-parts.ts'
import type { CleanImage } from './image.ts'
import { orientationOnly } from './orientation.ts'

const MARKER = 0xff
const END = 0xd9
const SCAN = 0xda
const COMMENT = 0xfe
const JFIF = 0xe0
const EXIF = 0xe1
/** Application data that says how colours are meant. The same markers also carry second pictures and thumbnails. */
const COLOURS = new Map([
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
])

/** JPEG: a list of marked segments, with coded pixels after each start of a scan. */
export function cleanJpeg(file: Buffer): CleanImage | undefined {
  if (file.readUInt16BE(0) !== 0xffd8) return undefined
  const kept: Buffer[] = [file.subarray(0, 2)]
  let size: { width: number; height: number } | undefined
  const count = countParts()
  for (let at = 2; ; ) {
    count()
    if (file.readUInt8(at) !== MARKER) return undefined
    const marker = file.readUInt8(at + 1)
    if (marker === MARKER) {
      // A filler in front of a marker.
      at += 1
      continue
    }
    if (marker === END) {
      kept.push(file.subarray(at, at + 2))
      return size && { bytes: Buffer.concat(kept), ...size }
    }
    let end = at + 2 + file.readUInt16BE(at + 2)
    if (marker === SCAN) end = endOfScan(file, end)
    if (end > file.length) return undefined
    if (isFrame(marker)) size = { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) }
    const segment = keptOf(file.subarray(at, end), marker)
    if (segment) kept.push(segment)
    at = end
  }
}

function keptOf(segment: Buffer, marker: number): Buffer | undefined {
  const begins = (text: string) => segment.toString('latin1', 4, 4 + text.length) === text
  if (marker === COMMENT) return undefined
  if (marker < 0xe0 || marker > 0xef) return segment
  if (marker === JFIF) return begins('JFIF\0') ? withoutThumbnail(segment) : undefined
  if (marker === EXIF) {
    const orientation = begins('Exif\0\0') ? orientationOnly(segment.subarray(10)) : undefined
    return orientation && exifSegment(orientation)
  }
  const text = COLOURS.get(marker)
  return text && begins(text) ? segment : undefined
}

/** A thumbnail may show what was cut from the picture itself. */
function withoutThumbnail(segment: Buffer): Buffer {
  const kept = Buffer.from(segment.subarray(0, 18))
  kept.writeUInt16BE(16, 2)
  kept.fill(0, 16)
  return kept
}

function exifSegment(tiff: Buffer): Buffer {
  const head = Buffer.from([MARKER, EXIF, 0, 0])
  head.writeUInt16BE(tiff.length + 8, 2)
  return Buffer.concat([head, Buffer.from('Exif\0\0', 'latin1'), tiff])
}

/** Start of frame: which kind of coding, and the size. Three markers in this range mean something else. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/** Coded pixels go on to the next marker; a 0xff among them is followed by 0 or a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = from; at + 1 < file.length; at++) {
    const next = file[at + 1] ?? 0
    if (file[at] === MARKER && next !== 0 && next !== MARKER && (next < 0xd0 || next > 0xd7)) return at
  }
  return file.length + 1
}
