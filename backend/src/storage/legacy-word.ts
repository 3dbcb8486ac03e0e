/** OLE compound files: MS-CFB, section 2.6. Excel files and installers are of this kind too; streams tell them apart. */
const ENTRY = 128
const STREAM = 2
const NAME = Buffer.from('WordDocument\0', 'utf16le')
const NAME_LENGTH_AT = 64
const KIND_AT = 66

/** True when a compound file's directory holds the stream every .doc has. */
export function isWordDocument(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = file.indexOf(NAME); at !== -1; at = file.indexOf(NAME, at + 1)) {
    const isEntry = at % ENTRY === 0 && at + ENTRY <= file.length
    if (isEntry && file.readUInt16LE(at + NAME_LENGTH_AT) === NAME.length && file[at + KIND_AT] === STREAM) return true
  }
  return false
}
