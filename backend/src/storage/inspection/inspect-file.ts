import { fileTypeFromBuffer } from 'file-type'
import { cleanImage } from '../images/clean-image.ts'
import type { CleanImage } from '../images/image.ts'
import { isBareHeader } from './is-bare-header.ts'
import { compoundKind } from './legacy-word.ts'
import { inspectPdf } from './pdf/inspect-pdf.ts'
import type { Refusal } from './refusals.ts'
import { isZip, zipKind } from './zip.ts'

/** What a file is by its bytes. */
export interface Findings {
  /** A type of `SLOTS`, or undefined for anything else. */
  type: string | undefined
  /** A picture made anew from what it shows; undefined for a broken one, and for what is none. */
  picture: CleanImage | undefined
  /** Which rule a file of this type breaks. */
  refusal: Refusal | undefined
}

/** Enough for every signature that stands at a file's start. */
const START = 4100
const ZIP_START = [0x50, 0x4b, 0x03, 0x04]
const COMPOUND_START = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** Readers find the first line of a PDF behind this many bytes; of these only blanks are taken. */
const PDF_START_MAX = 1024
/** Their signature settles it, and what does not belong to the picture is left out of the copy that is served. */
const IMAGES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

/**
 * Looks into a file, whatever it was called. Containers are opened: a .docx is a zip with a Word document in it, a .doc an
 * OLE file with a Word stream (ASVS 5.2.2). Takes long for some files, so servers have it done by `inspectApart`.
 */
export async function inspectFile(bytes: Uint8Array): Promise<Findings> {
  if (ZIP_START.every((byte, index) => bytes[index] === byte)) return document(await zipKind(bytes))
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // Served as they are: what is a zip to another program as well is neither.
  if (isPdf(file)) return document((await isZip(bytes)) ? undefined : pdfKind(file))
  if (file.subarray(0, 8).equals(COMPOUND_START))
    return document((await isZip(bytes)) ? undefined : compoundKind(bytes))
  const found = (await fileTypeFromBuffer(bytes.subarray(0, START)))?.mime
  // One that moves, which other readers show as it begins.
  const type = found === 'image/apng' ? 'image/png' : found
  if (!type || !IMAGES.includes(type)) return document(undefined)
  return { type, picture: cleanImage(bytes, type), refusal: undefined }
}

function isPdf(file: Buffer): boolean {
  const start = file.toString('latin1', 0, PDF_START_MAX + '%PDF-'.length)
  return /^(?:\xef\xbb\xbf)?[\0\t\n\f\r ]*%PDF-/.test(start)
}

function pdfKind(file: Buffer) {
  const isBroken = isBareHeader(file)
  return { type: 'application/pdf', refusal: isBroken ? ('broken' as const) : inspectPdf(file) }
}

function document(kind: { type: string | undefined; refusal: Refusal | undefined } | undefined): Findings {
  return { type: kind?.type, picture: undefined, refusal: kind?.refusal }
}
