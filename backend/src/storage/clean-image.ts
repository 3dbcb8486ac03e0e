/**
 * Rebuilds a PNG or JPEG from what a picture needs: cameras write places, names and serial numbers into the rest, and
 * whatever follows the picture's end is no part of it (ASVS 14.2.8, 5.2.2). Pixels are not decoded.
 */

/** Pixels along one side. A small file may claim gigabytes of pixels, and every visitor would unpack them (ASVS 5.2.6). */
export const SIDE_MAX = 4096

export interface CleanImage {
  bytes: Uint8Array
  width: number
  height: number
}

/** @returns undefined when the picture is broken or of another kind */
export function cleanImage(bytes: Uint8Array, type: string): CleanImage | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return type === 'image/png' ? cleanPng(file) : cleanJpeg(file)
  } catch {
    // It ended in the middle of something.
    return undefined
  }
}

const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex')
/** The picture itself, its transparency, and how its colours are meant. */
const PNG_KEPT = ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT']

function cleanPng(file: Buffer): CleanImage | undefined {
  if (!file.subarray(0, 8).equals(PNG_START) || file.toString('latin1', 12, 16) !== 'IHDR') return undefined
  const kept: Buffer[] = [PNG_START]
  for (let at = 8; ; ) {
    const length = file.readUInt32BE(at)
    const name = file.toString('latin1', at + 4, at + 8)
    const end = at + 12 + length
    if (end > file.length) return undefined
    if (PNG_KEPT.includes(name)) kept.push(file.subarray(at, end))
    if (name === 'IEND') break
    at = end
  }
  return { bytes: Buffer.concat(kept), width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}

const MARKER = 0xff
const END = 0xd9
const SCAN = 0xda
const COMMENT = 0xfe
/** Application data that says how colours are meant: JFIF, ICC profiles, Adobe's transform. */
const APP_KEPT = [0xe0, 0xe2, 0xee]

function cleanJpeg(file: Buffer): CleanImage | undefined {
  if (file.readUInt16BE(0) !== 0xffd8) return undefined
  const kept: Buffer[] = [file.subarray(0, 2)]
  let size: { width: number; height: number } | undefined
  for (let at = 2; ; ) {
    if (file.readUInt8(at) !== MARKER) return undefined
    const marker = file.readUInt8(at + 1)
    if (marker === END) {
      kept.push(file.subarray(at, at + 2))
      return size && { bytes: Buffer.concat(kept), ...size }
    }
    let end = at + 2 + file.readUInt16BE(at + 2)
    if (marker === SCAN) end = endOfScan(file, end)
    if (end > file.length) return undefined
    if (isFrame(marker)) size = { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) }
    const isApp = marker >= 0xe0 && marker <= 0xef
    if (marker !== COMMENT && (!isApp || APP_KEPT.includes(marker))) kept.push(file.subarray(at, end))
    at = end
  }
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
