import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import type { Refusal } from './refusals.ts'
import { isReadPart, isWordDocument, type Parts, refusalOfWord, TYPES } from './word-document.ts'

/** What a zip may become when it is opened (ASVS 5.2.3). */
const ENTRIES_MAX = 5000
const MB = 1024 * 1024
const EXPANDED_MAX = 100 * MB
/** Texts shrink to a tenth, and hardly anything that a person made to less than a hundredth. */
const RATIO_MAX = 100
/** Below this nothing is saved by refusing what shrinks well. */
const EXPANDED_FREE = 10 * MB
/** Of a part that is read. */
const READ_MAX = MB

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

interface Kind {
  /** Undefined for a program, another office file, and what is too broken to tell. */
  type: typeof DOCX | 'application/zip' | undefined
  refusal: Refusal | undefined
}

class ZipRefused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal)
    this.refusal = refusal
  }
}

/**
 * What kind of zip this is, and why it is refused. Every entry is unpacked and forgotten: what the directory announces must be
 * true, or a bomb would hide behind it.
 */
export async function zipKind(bytes: Uint8Array): Promise<Kind> {
  const names: string[] = []
  try {
    const zip = await openZip(bytes)
    const entries = await listEntries(zip, names)
    return kindOf(await readEntries(zip, entries))
  } catch (error) {
    const refusal = error instanceof ZipRefused ? error.refusal : refusalOfFault(error as Error)
    if (names.length === 0) return { type: undefined, refusal }
    return { type: names.includes(TYPES) ? DOCX : 'application/zip', refusal }
  }
}

function kindOf(parts: Parts): Kind {
  if (isWordDocument(parts) && parts.has(TYPES)) return { type: DOCX, refusal: refusalOfWord(parts) }
  const isOther = [TYPES, 'META-INF/MANIFEST.MF', 'AndroidManifest.xml'].some((name) => parts.has(name))
  return { type: isOther ? undefined : 'application/zip', refusal: undefined }
}

/** By the words of the library: it has no codes. */
function refusalOfFault({ message }: Error): Refusal {
  if (/relative path|absolute path|invalid characters in fileName/i.test(message)) return 'zip-path'
  return /encrypted/i.test(message) ? 'zip-password' : 'broken'
}

/** True for a file that an unpacker would open, whatever stands at its start. */
export function isZip(bytes: Uint8Array): Promise<boolean> {
  return openZip(bytes).then(
    () => true,
    () => false,
  )
}

function openZip(bytes: Uint8Array): Promise<ZipFile> {
  return fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

/**
 * @param names gets those of all entries
 * @throws ZipRefused for too many or too much, before anything is unpacked: that is what takes long
 */
async function listEntries(zip: ZipFile, names: string[]): Promise<Entry[]> {
  if (zip.entryCount > ENTRIES_MAX) throw new ZipRefused('zip-entries')
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  names.push(...entries.map(({ fileName }) => fileName))
  const expanded = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  const most = Math.min(EXPANDED_MAX, Math.max(EXPANDED_FREE, RATIO_MAX * zip.fileSize))
  if (expanded > most) throw new ZipRefused('zip-size')
  // Some programs read a zip from its start: they must not find there what the directory does not name.
  const first = Math.min(...entries.map((entry) => entry.relativeOffsetOfLocalHeader))
  if (first !== 0) throw new ZipRefused('zip-hidden')
  return entries
}

/** @throws Error for whatever cannot be trusted; names that lead out of the folder are among it */
async function readEntries(zip: ZipFile, entries: readonly Entry[]): Promise<Parts> {
  const contents = new Map<string, Uint8Array | undefined>()
  for (const entry of entries) contents.set(entry.fileName, await unpack(zip, entry))
  return contents
}

/** @throws Error when it becomes more or less than announced, or is locked */
async function unpack(zip: ZipFile, entry: Entry): Promise<Uint8Array | undefined> {
  const { fileName, uncompressedSize } = entry
  if (entry.isEncrypted()) throw new ZipRefused('zip-password')
  const isRead = isReadPart(fileName) && uncompressedSize <= READ_MAX
  const chunks: Uint8Array[] = []
  for await (const chunk of await zip.openReadStreamPromise(entry)) if (isRead) chunks.push(chunk as Uint8Array)
  return isRead ? Buffer.concat(chunks) : undefined
}
