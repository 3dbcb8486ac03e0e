import { fileTypeFromBuffer } from 'file-type'
import { cleanImage } from '../images/clean-image.ts'
import type { CleanImage } from '../images/image.ts'
import { isBareHeader } from './is-bare-header.ts'
import { isWordDocument } from './legacy-word.ts'
import { isZip, zipKind } from './zip.ts'

/** What a file is by its bytes. */
export interface Findings {
  /** A type of `SLOTS`, or undefined for anything else. */
  type: string | undefined
  /** A picture made anew from what it shows; undefined for a broken one, and for what is none. */
  picture: CleanImage | undefined
  /** Whether nothing could show it, of what is no picture. */
  isBroken: boolean
}

/** Enough for every signature that stands at a file's start. */
const START = 4100
const ZIP_START = [0x50, 0x4b, 0x03, 0x04]
/** Their signature settles it, and what does not belong to the picture is left out of the copy that is served. */
const IMAGES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

/**
 * Looks into a file, whatever it was called. Containers are opened: a .docx is a zip with a Word document in it, a .doc an
 * OLE file with a Word stream (ASVS 5.2.2). Takes long for some files, so servers have it done by `inspectApart`.
 */
export async function inspectFile(bytes: Uint8Array): Promise<Findings> {
  if (ZIP_START.every((byte, index) => bytes[index] === byte)) return document(await zipKind(bytes))
  const type = (await fileTypeFromBuffer(bytes.subarray(0, START)))?.mime
  if (type && IMAGES.includes(type)) return { type, picture: cleanImage(bytes, type), isBroken: false }
  // Served as they are: what is a zip to another program as well is neither.
  if (type === 'application/pdf') return document((await isZip(bytes)) ? undefined : type, isBareHeader(bytes))
  if (type !== 'application/x-cfb' || (await isZip(bytes))) return document(undefined)
  return document(isWordDocument(bytes) ? 'application/msword' : undefined)
}

function document(type: string | undefined, isBroken = false): Findings {
  return { type, picture: undefined, isBroken }
}
