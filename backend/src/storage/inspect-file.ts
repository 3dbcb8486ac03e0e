import { fileTypeFromBuffer } from 'file-type'
import { isWordDocument } from './legacy-word.ts'
import type { Storage } from './storage.ts'
import { zipKind } from './zip.ts'

/** Enough for every signature that stands at a file's start. */
const START = 4100
const ZIP_START = [0x50, 0x4b, 0x03, 0x04]
/** Kinds a signature settles; containers are not among them. */
const PLAIN = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/gif']

/**
 * What a stored file is by its bytes, whatever it was called: a type of `SLOTS`, or undefined for anything else.
 * Containers are opened: a .docx is a zip with a Word document in it, a .doc an OLE file with a Word stream (ASVS 5.2.2).
 */
export async function inspectFile(
  storage: Pick<Storage, 'readStart' | 'read'>,
  key: string,
): Promise<string | undefined> {
  const start = await storage.readStart(key, START)
  if (ZIP_START.every((byte, index) => start[index] === byte)) return zipKind(await storage.read(key))
  const found = await fileTypeFromBuffer(start)
  if (found?.mime === 'application/x-cfb') {
    return isWordDocument(await storage.read(key)) ? 'application/msword' : undefined
  }
  return PLAIN.find((type) => type === found?.mime)
}
