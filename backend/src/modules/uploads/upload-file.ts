import type { DOCUMENT_SLOTS } from '@goodword/contract/limits'
import { GUEST } from '../../auth/actor.ts'
import type { ApplySession } from '../../auth/apply-session.ts'
import type { Deps } from '../../deps.ts'
import { keyInUploadUrl } from '../../storage/object-key.ts'
import type { Spooled } from '../../storage/spool.ts'
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
  file: Spooled
}

/**
 * Takes a document that came within a form, by the same steps as one that a script sends: an upload is granted and counted,
 * the file goes into quarantine, and is checked there.
 * @returns its address, which an application may name
 * @throws what granting, receiving and checking an upload throw
 */
export async function uploadFile(deps: Deps, { session, address, slot, referralId, file }: Upload): Promise<string> {
  const { uploadURL: url } = await createUpload(deps, { actor: GUEST, session, address }, { slot, referralId })
  await receiveUpload(deps, keyInUploadUrl(url) ?? '', { type: undefined, receive: async () => file })
  await checkDocument(deps, session, { url, slot })
  return url
}
