import { call } from '@goodword/contract/call'
import { attachLogo, createUpload } from '@goodword/contract/uploads'
import { putFile } from '@goodword/shared-ui/uploads/put-file.ts'

/**
 * Sends a logo to the object store and has it checked and made public.
 * @returns the path to store as a job's `companyLogo`
 * @throws ApiError when the server refuses it, Error when the store does, AbortError on cancel
 */
export async function uploadLogo(
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<string> {
  // The name decides, as it does in the file picker: some browsers know no type for a file.
  const type = file.name.toLowerCase().endsWith('.png') ? 'image/png' : 'image/jpeg'
  const query = { slot: 'logo' as const, type, size: file.size }
  const { uploadURL } = await call(createUpload, { query, signal: options.signal })
  await putFile(uploadURL, file, { type, ...options })
  const { objectPath } = await call(attachLogo, { body: { logoURL: uploadURL }, signal: options.signal })
  return objectPath
}
