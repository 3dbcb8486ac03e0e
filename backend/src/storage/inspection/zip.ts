import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { loadsFromElsewhere } from './loads-from-elsewhere.ts'

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

/** Parts of a Word document that say what others are, and how they hang together. */
const TYPES = '[Content_Types].xml'
const RELATIONS = /\.rels$/i
const MACROS = /macroenabled|vbaproject/i

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/**
 * What kind of zip this is: a Word document, a plain archive, or undefined where it is broken, a bomb, locked by a
 * password, or really a program or another office file. Every entry is unpacked and forgotten: what the directory
 * announces must be true, or a bomb would hide behind it.
 */
export async function zipKind(bytes: Uint8Array): Promise<typeof DOCX | 'application/zip' | undefined> {
  const entries = await openZip(bytes)
    .then(readEntries)
    .catch(() => undefined)
  if (!entries) return undefined
  const has = (name: string) => entries.has(name)
  if (has(TYPES)) return has('word/document.xml') && !isActive(entries) ? DOCX : undefined
  const isProgram = has('META-INF/MANIFEST.MF') || has('AndroidManifest.xml')
  return isProgram ? undefined : 'application/zip'
}

/** With macros it is a .docm, which runs programs, whatever its parts are called; one from elsewhere brings them along. */
function isActive(entries: Entries): boolean {
  const types = Buffer.from(entries.get(TYPES) ?? '').toString('latin1')
  const hasMacros = MACROS.test(types.replaceAll('\0', '')) || [...entries.keys()].some((name) => MACROS.test(name))
  return hasMacros || [...entries].some(([name, xml]) => RELATIONS.test(name) && (!xml || loadsFromElsewhere(xml)))
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

/** By name: what was unpacked of those parts that are read, undefined for others. */
type Entries = ReadonlyMap<string, Uint8Array | undefined>

/** @throws Error for whatever cannot be trusted; names that lead out of the folder are among it */
async function readEntries(zip: ZipFile): Promise<Entries> {
  if (zip.entryCount > ENTRIES_MAX) throw new Error('too many entries')
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  // Before anything is unpacked: that is what takes long.
  const expanded = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  if (expanded > Math.min(EXPANDED_MAX, Math.max(EXPANDED_FREE, RATIO_MAX * zip.fileSize))) throw new Error('too large')
  // Some programs read a zip from its start: they must not find there what the directory does not name.
  const first = Math.min(...entries.map((entry) => entry.relativeOffsetOfLocalHeader))
  if (first !== 0) throw new Error('something stands in front')
  const contents = new Map<string, Uint8Array | undefined>()
  for (const entry of entries) contents.set(entry.fileName, await unpack(zip, entry))
  return contents
}

/** @throws Error when it becomes more or less than announced, or is locked */
async function unpack(zip: ZipFile, entry: Entry): Promise<Uint8Array | undefined> {
  const { fileName, uncompressedSize } = entry
  const isRead = (fileName === TYPES || RELATIONS.test(fileName)) && uncompressedSize <= READ_MAX
  const chunks: Uint8Array[] = []
  for await (const chunk of await zip.openReadStreamPromise(entry)) if (isRead) chunks.push(chunk as Uint8Array)
  return isRead ? Buffer.concat(chunks) : undefined
}
