import type { Slot } from '@goodword/contract/limits'
import type { objects } from '../src/db/schema/objects.ts'
import { objectKey } from '../src/storage/object-key.ts'
import type { Storage } from '../src/storage/storage.ts'
import { idAt } from './clock.ts'

/** A file that is in use, as after an upload that was checked and attached. */
export interface DemoFile {
  row: typeof objects.$inferInsert & { id: string }
  slot: Slot
  type: string
  bytes: Uint8Array
}

type Use = Pick<
  typeof objects.$inferInsert,
  'userId' | 'referralId' | 'companyId' | 'applicationId' | 'position' | 'fileName'
>

/** @param createdAt when it was uploaded, which is when it was attached too */
export function demoFile(
  { slot, type, bytes }: Pick<DemoFile, 'slot' | 'type' | 'bytes'>,
  createdAt: Date,
  use: Use,
): DemoFile {
  const size = bytes.byteLength
  const announced = { slot, declaredType: type, declaredSize: size }
  const found = { state: 'attached', purpose: slot, contentType: type, size, attachedAt: createdAt } as const
  const row = { id: idAt(createdAt), key: crypto.randomUUID(), createdAt, ...announced, ...found, ...use }
  return { row, slot, type, bytes }
}

/** Uploads it as a browser would, straight to where a checked file lies. @throws Error when the store refuses it */
export async function storeFile(storage: Storage, { row, slot, type, bytes }: DemoFile): Promise<void> {
  const key = objectKey(slot === 'logo' ? 'public' : 'private', row.key)
  const url = await storage.presignPut({ key, type, size: bytes.byteLength })
  const reply = await fetch(url, { method: 'PUT', headers: { 'content-type': type }, body: bytes })
  if (!reply.ok) throw new Error(`The object store refused a file of the demo data: ${reply.status}`)
}
