import { call } from '@goodword/contract/call'
import { checkDocument, createUpload } from '@goodword/contract/candidate-calls'
import { putFile } from '@goodword/shared-ui/uploads/put-file.ts'
import type { DocumentSlotName } from './document.ts'
import { documentType } from './document-type.ts'

interface Sending {
  /** By whose link it is sent. */
  referralId: string
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Sends one document to the object store and has it checked there, so that what is shown as uploaded is what the server
 * will take.
 * @returns its address there, without the signature of the upload: it is spent, and the server finds the object by its
 * path
 * @throws ApiError when the server grants no upload or will not take the file, Error when the store refuses the file, AbortError on cancel
 */
export async function uploadDocument(
  slot: DocumentSlotName,
  file: File,
  { referralId, onProgress, signal }: Sending,
): Promise<string> {
  const type = documentType(slot, file.name) ?? file.type
  const query = { slot, type, size: file.size, referralId }
  const { uploadURL } = await call(createUpload, { query, signal })
  await putFile(uploadURL, file, { type, onProgress, signal })
  const url = uploadURL.replace(/\?.*/, '')
  await call(checkDocument, { body: { url, slot }, signal })
  return url
}
