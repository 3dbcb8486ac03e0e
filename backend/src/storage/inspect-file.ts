import { fileTypeFromBuffer } from 'file-type'
import { isWordDocument } from './legacy-word.ts'
import type { Storage } from './storage.ts'
import { isZip, zipKind } from './zip.ts'

/** Enough for every signature that stands at a file's start. */
const START = 4100
const ZIP_START = [0x50, 0x4b, 0x03, 0x04]
/** Their signature settles it, and what does not belong to the picture is left out of the copy that is served. */
const IMAGES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']
/** Served as they are: what is a zip to another program as well is neither. */
const DOCUMENTS = ['application/pdf', 'application/x-cfb']

/**
 * What a stored file is by its bytes, whatever it was called: a type of `SLOTS`, or undefined for anything else.
 * Containers are opened: a .docx is a zip with a Word document in it, a .doc an OLE file with a Word stream (ASVS 5.2.2).
 * @throws FileChanged when other bytes take its place meanwhile
 */
export async function inspectFile(
  storage: Pick<Storage, 'readStart' | 'read'>,
  { key, version }: { key: string; version?: string },
): Promise<string | undefined> {
  const readAll = () => storage.read(key, version)
  const start = await storage.readStart(key, START, version)
  if (ZIP_START.every((byte, index) => start[index] === byte)) return zipKind(await readAll())
  const type = (await fileTypeFromBuffer(start))?.mime
  if (!type || IMAGES.includes(type)) return type
  if (!DOCUMENTS.includes(type)) return undefined
  const file = await readAll()
  if (await isZip(file)) return undefined
  if (type === 'application/pdf') return type
  return isWordDocument(file) ? 'application/msword' : undefined
}
