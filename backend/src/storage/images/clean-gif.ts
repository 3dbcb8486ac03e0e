import { countParts } from './count-parts.ts'
import type { CleanImage } from './image.ts'

const EXTENSION = 0x21
const IMAGE = 0x2c
const END = 0x3b
const CONTROL = 0xf9
const APPLICATION = 0xff
/** How often a moving picture is repeated; other programs' data stays out. */
const LOOPS = ['NETSCAPE2.0', 'ANIMEXTS1.0']

/** GIF: a head, then blocks, each a list of pieces of at most 255 bytes. Comments and plain texts stay out. */
export function cleanGif(file: Buffer): CleanImage | undefined {
  if (!/^GIF8[79]a$/.test(file.toString('latin1', 0, 6))) return undefined
  let at = 13 + tableOf(file.readUInt8(10))
  const kept: Buffer[] = [file.subarray(0, at)]
  let [width, height] = [file.readUInt16LE(6), file.readUInt16LE(8)]
  const count = countParts()
  for (;;) {
    count()
    const kind = file.readUInt8(at)
    if (kind === END) {
      kept.push(file.subarray(at, at + 1))
      return { bytes: Buffer.concat(kept), width, height }
    }
    if (kind === IMAGE) {
      // A picture larger than the screen it claims to be drawn on.
      width = Math.max(width, file.readUInt16LE(at + 5))
      height = Math.max(height, file.readUInt16LE(at + 7))
    }
    const pieces = kind === IMAGE ? at + 11 + tableOf(file.readUInt8(at + 9)) : at + 2
    if (kind !== IMAGE && kind !== EXTENSION) return undefined
    const end = endOfPieces(file, pieces)
    if (kind === IMAGE || isKept(file, at)) kept.push(file.subarray(at, end))
    at = end
  }
}

function isKept(file: Buffer, at: number): boolean {
  const label = file.readUInt8(at + 1)
  return label === CONTROL || (label === APPLICATION && LOOPS.includes(file.toString('latin1', at + 3, at + 14)))
}

/** Bytes of the table of colours that these flags announce. */
function tableOf(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

function endOfPieces(file: Buffer, from: number): number {
  for (let at = from; ; ) {
    const length = file.readUInt8(at)
    at += 1 + length
    if (length === 0) return at
  }
}
