const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const END_SIZE = 22
const ENTRY_SIZE = 46
const COMMENT_MAX = 0xffff

/** What a zip may become when it is opened (ASVS 5.2.3): a bomb is refused by what its own directory announces. */
const ENTRIES_MAX = 5000
const EXPANDED_MAX = 250 * 1024 * 1024

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/**
 * What kind of zip this is: a Word document, a plain archive, or undefined where it is broken, a bomb, or a zip that
 * is really a program or another office file. Only the directory is read; nothing is unpacked.
 */
export function zipKind(bytes: Uint8Array): typeof DOCX | 'application/zip' | undefined {
  const names = readDirectory(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (!names) return undefined
  const has = (name: string) => names.has(name)
  // Macros make it a .docm, which is a program in a document's clothes.
  if (has('[Content_Types].xml')) return has('word/document.xml') && !has('word/vbaProject.bin') ? DOCX : undefined
  const isProgram = has('META-INF/MANIFEST.MF') || has('AndroidManifest.xml')
  return isProgram ? undefined : 'application/zip'
}

/** The names in the central directory, or undefined where it cannot be trusted. */
function readDirectory(file: Buffer): Set<string> | undefined {
  const end = findEnd(file)
  if (end === undefined) return undefined
  const count = file.readUInt16LE(end + 10)
  let at = file.readUInt32LE(end + 16)
  if (count > ENTRIES_MAX) return undefined
  const names = new Set<string>()
  let expanded = 0
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_SIZE > end || file.readUInt32LE(at) !== ENTRY_SIGNATURE) return undefined
    expanded += file.readUInt32LE(at + 24)
    if (expanded > EXPANDED_MAX) return undefined
    const nameLength = file.readUInt16LE(at + 28)
    names.add(file.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength))
    at += ENTRY_SIZE + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return names
}

function findEnd(file: Buffer): number | undefined {
  const first = Math.max(0, file.length - END_SIZE - COMMENT_MAX)
  for (let at = file.length - END_SIZE; at >= first; at--) {
    // The comment must reach exactly to the end, or the signature is just bytes inside of it.
    if (file.readUInt32LE(at) === END_SIGNATURE && at + END_SIZE + file.readUInt16LE(at + 20) === file.length) return at
  }
  return undefined
}
