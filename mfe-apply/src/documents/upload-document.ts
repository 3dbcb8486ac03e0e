import { call } from '@goodword/contract/call'
import { createUpload } from '@goodword/contract/uploads'
import { putFile } from '@goodword/shared-ui/uploads/put-file.ts'
import type { DocumentSlotName } from './document.ts'
import { documentType } from './document-type.ts'

/**
 * Sends one document to the object store.
 * @returns its address there, without the signature of the upload: it is spent, and the server finds the object by its
 * path
 * @throws ApiError when the server grants no upload, Error when the store refuses the file, AbortError on cancel
 */
export async function uploadDocument(
  slot: DocumentSlotName,
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<string> {
  const type = documentType(slot, file.name) ?? file.type
  const query = { slot, type, size: file.size }
  const { uploadURL } = await call(createUpload, { query, signal: options.signal })
  await putFile(uploadURL, file, { type, ...options })
  return uploadURL.replace(/\?.*/, '')
}
