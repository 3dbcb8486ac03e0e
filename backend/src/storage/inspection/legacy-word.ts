/** OLE compound files: MS-CFB, section 2.6. Excel files and installers are of this kind too; streams tell them apart. */
const ENTRY = 128
const STREAM = 2
const NAME_LENGTH_AT = 64
const KIND_AT = 66

/** True when a compound file's directory holds the stream every .doc has, and none that holds macros (MS-OVBA). */
export function isWordDocument(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return hasStream(file, 'WordDocument') && !hasStream(file, '_VBA_PROJECT')
}

function hasStream(file: Buffer, stream: string): boolean {
  const name = Buffer.from(`${stream}\0`, 'utf16le')
  for (let at = file.indexOf(name); at !== -1; at = file.indexOf(name, at + 1)) {
    const isEntry = at % ENTRY === 0 && at + ENTRY <= file.length
    if (isEntry && file.readUInt16LE(at + NAME_LENGTH_AT) === name.length && file[at + KIND_AT] === STREAM) return true
  }
  return false
}
