import { crc32 } from 'node:zlib'
import { countParts } from './count-parts.ts'
import type { CleanImage } from './image.ts'
import { orientationOnly } from './orientation.ts'

const START = Buffer.from('89504e470d0a1a0a', 'hex')
/** The picture itself, its transparency, how its colours are meant, and what makes it move. */
const KEPT = ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'acTL', 'fcTL', 'fdAT']

/** PNG: a list of named chunks. */
export function cleanPng(file: Buffer): CleanImage | undefined {
  if (!file.subarray(0, 8).equals(START) || file.toString('latin1', 12, 16) !== 'IHDR') return undefined
  const kept: Buffer[] = [START]
  const count = countParts()
  for (let at = 8; ; ) {
    count()
    const length = file.readUInt32BE(at)
    const name = file.toString('latin1', at + 4, at + 8)
    const end = at + 12 + length
    if (end > file.length) return undefined
    if (KEPT.includes(name)) kept.push(file.subarray(at, end))
    const orientation = name === 'eXIf' ? orientationOnly(file.subarray(at + 8, end - 4)) : undefined
    if (orientation) kept.push(chunk('eXIf', orientation))
    if (name === 'IEND') break
    at = end
  }
  return { bytes: Buffer.concat(kept), width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const made = Buffer.alloc(named.length + 8)
  made.writeUInt32BE(data.length, 0)
  named.copy(made, 4)
  made.writeUInt32BE(crc32(named), named.length + 4)
  return made
}
