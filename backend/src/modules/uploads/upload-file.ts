import { type DOCUMENT_SLOTS, SLOTS } from '@goodword/contract/limits'
import { GUEST } from '../../auth/actor.ts'
import type { ApplySession } from '../../auth/apply-session.ts'
import type { Deps } from '../../deps.ts'
import { BadInput } from '../../errors.ts'
import { keyInUploadUrl } from '../../storage/object-key.ts'
import { tooLarge } from '../../storage/refusal-of.ts'
import { spool } from '../../storage/spool.ts'
import { checkDocument } from './check-document.ts'
import { createUpload } from './create-upload.ts'
import { receiveUpload } from './receive-upload.ts'

interface Upload {
  session: ApplySession
  /** The network address it comes from. */
  address: string
  slot: (typeof DOCUMENT_SLOTS)[number]
  /** By whose link. */
  referralId: string
  bytes: AsyncIterable<Uint8Array>
}

/**
 * Takes a document that comes within a form, by the same steps as one that a script sends: an upload is granted and counted,
 * the file goes into quarantine, and is checked there. While it arrives it lies on this machine's disk.
 * @returns its address, which an application may name
 * @throws BadInput when it is larger than the slot takes, and what granting, receiving and checking an upload throw
 */
export async function uploadFile(deps: Deps, { session, address, slot, referralId, bytes }: Upload): Promise<string> {
  const { uploadURL: url } = await createUpload(deps, { actor: GUEST, session, address }, { slot, referralId })
  const file = await spool(bytes, SLOTS[slot].bytes)
  if (!file) throw new BadInput(tooLarge(SLOTS[slot].bytes))
  try {
    await receiveUpload(deps, keyInUploadUrl(url) ?? '', { type: undefined, read: file.read })
  } finally {
    await file.remove()
  }
  await checkDocument(deps, session, { url, slot })
  return url
}
