import type { Slot } from '@goodword/contract/limits'
import { BadInput } from '../errors.ts'
import { FileChanged } from './file-changed.ts'
import { cleanImage } from './images/clean-image.ts'
import { objectKey } from './object-key.ts'
import type { Storage, StoredObject } from './storage.ts'

/** Pixels along one side of a logo: every visitor's browser unpacks it (ASVS 5.2.6). */
const LOGO_SIDE_MAX = 4096
/** Pixels of any other picture: more than a camera makes, and a small file may claim gigabytes of them. */
const PIXELS_MAX = 100_000_000

/**
 * Puts a checked upload where it will be served from: `public` for a logo, `private` for a document. The same place every
 * time, so a try that fails later leaves nothing that the sweep would not find.
 * @returns the copy's key and size
 * @throws BadInput for a picture that is broken or too large, and when the file changed since it was checked
 */
export async function keepChecked(
  storage: Storage,
  { slot, key, type, stored }: { slot: Slot; key: string; type: string; stored: StoredObject },
): Promise<{ at: string; size: number }> {
  const from = objectKey('quarantine', key)
  const at = objectKey(slot === 'logo' ? 'public' : 'private', key)
  if (type.startsWith('image/')) {
    const bytes = cleaned(await storage.read(from, stored.version), type, slot)
    await storage.put({ key: at, bytes, type })
    return { at, size: bytes.byteLength }
  }
  const isSame = await storage.copy({ from, version: stored.version, to: at, type })
  if (!isSame) throw new FileChanged()
  return { at, size: stored.size }
}

/** A picture is made anew from what it shows: places, names and whatever is hidden behind it stay here. */
function cleaned(bytes: Uint8Array, type: string, slot: Slot): Uint8Array {
  const image = cleanImage(bytes, type)
  if (!image) throw new BadInput('This image is broken. Please choose another one.')
  if (slot === 'logo' && Math.max(image.width, image.height) > LOGO_SIDE_MAX) {
    throw new BadInput(`This image is too large: at most ${LOGO_SIDE_MAX} pixels on each side.`)
  }
  if (image.width * image.height > PIXELS_MAX) {
    throw new BadInput(`This image is too large: at most ${PIXELS_MAX / 1_000_000} million pixels.`)
  }
  return image.bytes
}
