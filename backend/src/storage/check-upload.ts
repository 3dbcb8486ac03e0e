import { SLOTS, type Slot } from '@goodword/contract/limits'
import { and, eq } from 'drizzle-orm'
import { objects } from '../db/schema/objects.ts'
import type { Deps } from '../deps.ts'
import { BadInput } from '../errors.ts'
import { cleanImage, SIDE_MAX } from './clean-image.ts'
import { inspectFile } from './inspect-file.ts'
import { keyInUploadUrl, objectKey } from './object-key.ts'
import type { Storage, StoredObject } from './storage.ts'

/** Whom an upload was issued to: a signed-in user or an apply session. */
export type UploadOwner = { userId: string } | { applySession: string }

/** An upload that may be attached: checked, and copied to where it will be served from. */
export interface CheckedUpload {
  objectId: string
  slot: Slot
  /** As its bytes say. */
  type: string
  /** Bytes. */
  size: number
}

interface Claim {
  /** The address `POST /api/objects/upload` answered, with or without its query. */
  url: string
  slot: Slot
  owner: UploadOwner
}

const NOT_YOURS = 'This file is not one of your uploads. Please upload it again.'

/**
 * Checks that an upload was issued to this owner, is unused, arrived, and fits its slot by size and by its bytes
 * (decision 34). Talks to the object store, so it comes before the transaction; `attachObject` goes in it.
 * @throws BadInput with the reason; foreign and unknown uploads answer alike
 */
export async function checkUpload({ db, storage }: Pick<Deps, 'db' | 'storage'>, claim: Claim): Promise<CheckedUpload> {
  const { slot, owner } = claim
  const key = keyInUploadUrl(claim.url)
  if (!key) throw new BadInput(NOT_YOURS)
  const isOwners = 'userId' in owner ? eq(objects.userId, owner.userId) : eq(objects.applySession, owner.applySession)
  const [row] = await db
    .select()
    .from(objects)
    .where(and(eq(objects.key, key), isOwners))
  if (!row) throw new BadInput(NOT_YOURS)
  if (row.state !== 'issued') throw new BadInput('This file was used already. Please upload it again.')
  if (row.slot && row.slot !== slot)
    throw new BadInput('This file was uploaded for another field. Please upload it again.')

  const from = objectKey('quarantine', key)
  const stored = await storage.head(from)
  if (!stored) throw new BadInput('The file did not arrive. Please upload it again.')
  const { bytes, types } = SLOTS[slot]
  if (stored.size > bytes) throw new BadInput(`This file is too large: at most ${bytes / 1024 / 1024} MB.`)
  if (stored.size === 0) throw new BadInput('This file is empty. Please choose another one.')

  const type = await inspectFile(storage, from)
  const isAllowed = type !== undefined && (types as readonly string[]).includes(type)
  if (!isAllowed || (row.declaredType && row.declaredType !== type)) {
    throw new BadInput('This file is not of a type we accept here. Please choose another one.')
  }
  // The same target every time: a try that fails later leaves nothing that the sweep would not find.
  const size = slot === 'logo' ? await publishLogo(storage, key, type) : await keepPrivately(storage, key, type, stored)
  return { objectId: row.id, slot, type, size }
}

/** @returns the copy's size */
async function keepPrivately(storage: Storage, key: string, type: string, { version, size }: StoredObject) {
  const from = objectKey('quarantine', key)
  const isSame = await storage.copy({ from, version, to: objectKey('private', key), type })
  // The upload's address stays valid for a while: bytes put there after the check must not slip through.
  if (!isSame) throw new BadInput('This file changed while it was checked. Please upload it again.')
  return size
}

/** Everybody will load it, so it is made anew from what it shows. @returns the new size */
async function publishLogo(storage: Storage, key: string, type: string): Promise<number> {
  const image = cleanImage(await storage.read(objectKey('quarantine', key)), type)
  if (!image) throw new BadInput('This image is broken. Please choose another one.')
  if (image.width > SIDE_MAX || image.height > SIDE_MAX) {
    throw new BadInput(`This image is too large: at most ${SIDE_MAX} pixels on each side.`)
  }
  await storage.put({ key: objectKey('public', key), bytes: image.bytes, type })
  return image.bytes.byteLength
}
