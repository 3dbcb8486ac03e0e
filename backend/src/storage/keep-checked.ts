import type { Slot } from '@goodword/contract/limits'
import { FileChanged } from './file-changed.ts'
import type { Findings } from './inspection/inspect-file.ts'
import { objectKey } from './object-key.ts'
import type { Storage, StoredObject } from './storage.ts'

interface Checked {
  slot: Slot
  key: string
  stored: StoredObject
  findings: Findings
}

/**
 * Puts a checked upload where it will be served from: `public` for a logo, `private` for a document. The same place every
 * time, so a try that fails later leaves nothing that the sweep would not find. A picture is kept as it was made anew:
 * places, names and whatever is hidden behind it stay here.
 * @returns the copy's key, type and size
 * @throws FileChanged when the file changed since it was checked
 */
export async function keepChecked(
  storage: Storage,
  { slot, key, stored, findings: { type = '', picture } }: Checked,
): Promise<{ at: string; type: string; size: number }> {
  const at = objectKey(slot === 'logo' ? 'public' : 'private', key)
  if (picture) {
    await storage.put({ key: at, bytes: picture.bytes, type })
    return { at, type, size: picture.bytes.byteLength }
  }
  const isSame = await storage.copy({ from: objectKey('quarantine', key), version: stored.version, to: at, type })
  if (!isSame) throw new FileChanged()
  return { at, type, size: stored.size }
}
