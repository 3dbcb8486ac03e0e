import type { Slot } from '@goodword/contract/limits'
import { said } from '@goodword/languages/texts'
import { and, eq, inArray } from 'drizzle-orm'
import { objects } from '../db/schema/objects.ts'
import { BadInput } from '../errors.ts'
import { withoutPlace } from '../waiting/without-place.ts'
import { type CheckDeps, checkBytes, type Upload } from './check-bytes.ts'
import { keyInUploadUrl, objectKey } from './object-key.ts'
import { Refused } from './refused.ts'
import { scanUpload } from './scan-upload.ts'
import { shareCheck } from './share-check.ts'

/** Whom an upload was issued to: a signed-in user, or whoever holds one of these referrals' links. */
export type UploadOwner = { userId: string } | { referralIds: readonly string[] }

/** An upload that may be attached: checked, and copied to where it will be served from. */
export interface CheckedUpload {
  objectId: string
  slot: Slot
  /** As its bytes say. */
  type: string
  /** Bytes. */
  size: number
  /** `waiting` is held back until the virus scanner has called it clean. */
  scan: 'clean' | 'waiting'
  /** Which check of this upload it was; a later one may have put other bytes in the copy's place. */
  check: number
}

interface Claim {
  /** The address `POST /api/objects/upload` answered, with or without its query. */
  url: string
  slot: Slot
  owner: UploadOwner
}

const NOT_YOURS = said('This file is not one of your uploads. Please upload it again.')

/**
 * Checks that an upload was issued to this owner, is unused, arrived, and fits its slot by size and by its bytes
 * (docs/rules.md#every-upload-is-checked). Talks to the object store, so it comes before the transaction; `attachObject`
 * goes in it. Of several that ask at once one looks, and neither what was taken nor what was refused is looked into again.
 * @returns the checked copy, for `attachObject`
 * @throws BadInput with the reason; foreign and unknown uploads answer alike. Unavailable while it cannot be checked
 */
export async function checkUpload(deps: CheckDeps, { url, slot, owner }: Claim): Promise<CheckedUpload> {
  const { db } = deps
  const key = keyInUploadUrl(url)
  if (!key) throw new BadInput(NOT_YOURS)
  const isOwners =
    'userId' in owner ? eq(objects.userId, owner.userId) : inArray(objects.referralId, [...owner.referralIds])
  const [upload] = await db
    .select()
    .from(objects)
    .where(and(eq(objects.key, key), isOwners))
  if (!upload) throw new BadInput(NOT_YOURS)
  if (upload.refusal) throw new Refused(upload.refusal)
  if (upload.state !== 'issued') throw new BadInput(said('This file was used already. Please upload it again.'))
  if (upload.slot && upload.slot !== slot)
    throw new BadInput(said('This file was uploaded for another field. Please upload it again.'))
  return withoutPlace(() =>
    shareCheck(deps.storage, `${upload.id} ${slot}`, async () => {
      return (await checkedBefore(deps, upload, slot)) ?? checkBytes(deps, upload, slot)
    }),
  )
}

/** What an earlier check has found and kept; a virus scanner that did not answer then is asked again. */
async function checkedBefore(deps: CheckDeps, upload: Upload, slot: Slot): Promise<CheckedUpload | undefined> {
  const { id, key, slot: checkedFor, contentType: type, size, checks: check } = upload
  if (!type || size === null || checkedFor !== slot) return undefined
  const at = objectKey(slot === 'logo' ? 'public' : 'private', key)
  const scan = upload.scan === 'clean' ? 'clean' : await scanUpload(deps, upload, at)
  return { objectId: id, slot, type, size, scan, check }
}
