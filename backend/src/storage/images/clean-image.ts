import { cleanGif } from './clean-gif.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { cleanWebp } from './clean-webp.ts'
import type { CleanImage } from './image.ts'

const KINDS: Record<string, (file: Buffer) => CleanImage | undefined> = {
  'image/png': cleanPng,
  'image/jpeg': cleanJpeg,
  'image/webp': cleanWebp,
  'image/gif': cleanGif,
}

/**
 * Rebuilds a picture from what is needed to show it: cameras write places, names and serial numbers into the rest, and
 * whatever follows the picture's end is no part of it (ASVS 14.2.8, 5.2.2). Pixels are not decoded, and which side is up
 * is kept.
 * @returns undefined when the picture is broken or of another kind
 */
export function cleanImage(bytes: Uint8Array, type: string): CleanImage | undefined {
  try {
    return KINDS[type]?.(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  } catch {
    // It ended in the middle of something.
    return undefined
  }
}
