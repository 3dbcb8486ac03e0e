import type { Refusal } from './refusals.ts'

/** OLE compound files: MS-CFB, section 2.6. Excel files and installers are of this kind too; streams tell them apart. */
const ENTRY = 128
const STORAGE = 1
const STREAM = 2
const NAME_LENGTH_AT = 64
const KIND_AT = 66
const START_AT = 116
const SECTOR_SHIFT_AT = 30
/** How the stream of the text begins (MS-DOC, section 2.5.2): a sign, and whether a password locks it. */
const TEXT_SIGN = 0xa5ec
const FLAGS_AT = 10
const IS_LOCKED = 0x0100
/** Where embedded objects are, each in a storage named by its number. */
const OBJECT_NAME = /^_\d+$/

/**
 * What kind of compound file this is, and why it is refused: a .doc has a stream of its text. A locked .docx is one with its
 * bytes in a stream.
 * @returns undefined for any other kind
 */
export function compoundKind(
  bytes: Uint8Array,
): { type: 'application/msword'; refusal: Refusal | undefined } | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = Array.from(entriesOf(file))
  const find = (kind: number, name: RegExp) => entries.find((entry) => entry.kind === kind && name.test(entry.name))
  const type = 'application/msword'
  if (find(STREAM, /^EncryptedPackage$/i)) return { type, refusal: 'word-password' }
  const text = find(STREAM, /^WordDocument$/i)
  if (!text) return undefined
  if (find(STREAM, /^_VBA_PROJECT$/i)) return { type, refusal: 'word-macros' }
  if (isLocked(file, text.at)) return { type, refusal: 'word-password' }
  const hasObject = find(STORAGE, /^ObjectPool$/i) && find(STORAGE, OBJECT_NAME)
  return { type, refusal: hasObject ? 'word-objects' : undefined }
}

/** Whatever looks like an entry of the directory, wherever its sectors are: they begin at multiples of an entry's size. */
function* entriesOf(file: Buffer): Generator<{ at: number; kind: number; name: string }> {
  for (let at = 0; at + ENTRY <= file.length; at += ENTRY) {
    const [kind, length] = [file.readUInt8(at + KIND_AT), file.readUInt16LE(at + NAME_LENGTH_AT)]
    const isEntry = (kind === STORAGE || kind === STREAM) && length > 2 && length <= NAME_LENGTH_AT
    if (isEntry) yield { at, kind, name: file.toString('utf16le', at, at + length - 2) }
  }
}

/** A text of less than 4096 bytes lies elsewhere; Word writes none so short. */
function isLocked(file: Buffer, text: number): boolean {
  const sector = 1 << (file.readUInt16LE(SECTOR_SHIFT_AT) & 0x0f)
  const at = (file.readUInt32LE(text + START_AT) + 1) * sector
  if (at + FLAGS_AT + 2 > file.length || file.readUInt16LE(at) !== TEXT_SIGN) return false
  return (file.readUInt16LE(at + FLAGS_AT) & IS_LOCKED) !== 0
}
