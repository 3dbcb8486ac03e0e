import type { Slot } from '@goodword/contract/limits'
import { makePdf } from '../seed/make-pdf.ts'
import { objects } from '../src/db/schema/objects.ts'
import type { UploadOwner } from '../src/storage/check-upload.ts'
import { objectKey } from '../src/storage/object-key.ts'
import type { TestApp } from './harness.ts'

/** Sends a file to the address that `POST /api/objects/upload` answered, the store's or ours. */
export function sendTo(
  app: Pick<TestApp, 'env' | 'url'>,
  url: string,
  bytes: Uint8Array,
  type?: string,
): Promise<Response> {
  return fetch(url.replace(app.env.APP_URL, app.url), {
    method: 'PUT',
    body: bytes as Uint8Array<ArrayBuffer>,
    ...(type && { headers: { 'content-type': type } }),
  })
}

interface Upload {
  owner: UploadOwner
  slot?: Slot
  bytes?: Uint8Array
}

/** A file of this owner, uploaded and not used yet. @returns its address, as `POST /api/objects/upload` answers it */
export async function uploadFile(
  app: TestApp,
  { owner, slot, bytes = makePdf(['A document']) }: Upload,
): Promise<string> {
  const key = crypto.randomUUID()
  const issuedTo = 'userId' in owner ? owner : { referralId: owner.referralIds[0] }
  await app.db.insert(objects).values({ key, slot, ...issuedTo })
  const type = 'application/octet-stream'
  const url = await app.storage.presignPut({ key: objectKey('quarantine', key), type, size: bytes.byteLength })
  const reply = await fetch(url, { method: 'PUT', headers: { 'content-type': type }, body: bytes })
  if (!reply.ok) throw new Error(`The upload was refused: ${await reply.text()}`)
  return url
}
