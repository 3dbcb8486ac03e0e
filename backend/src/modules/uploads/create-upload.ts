import { EXTENSIONS, SLOT_NAMES, SLOTS } from '@goodword/contract/limits'
import type { createUpload as call, UploadQuery } from '@goodword/contract/uploads'
import type * as z from 'zod/mini'
import { type Actor, requireRole } from '../../auth/actor.ts'
import type { ApplySession } from '../../auth/apply-session.ts'
import { objects } from '../../db/schema/objects.ts'
import type { Deps } from '../../deps.ts'
import { BadInput } from '../../errors.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'
import { objectKey } from '../../storage/object-key.ts'

/** Uploads of one person in an hour: ten times what an application can hold. */
const LIMIT = { uploads: 60, windowSeconds: 3600 }
const LARGEST = Math.max(...SLOT_NAMES.map((slot) => SLOTS[slot].bytes))

/**
 * Hands out an address for one upload, for whoever is signed in or has opened a personal link
 * (docs/rules.md#uploads-go-to-the-store-directly). What the query announces is part of the address's signature;
 * everything is checked again when the file is used.
 * @param announced slot, media type and size in bytes, where the client says them
 * @returns the address for one PUT, valid for 15 minutes
 * @throws Unauthenticated for everyone else, Forbidden before role setup, BadInput for what no slot takes, TooMany,
 * Unavailable while the object store does not answer
 */
export async function createUpload(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  actor: Actor,
  session: ApplySession | null,
  announced: UploadQuery,
): Promise<z.output<typeof call.reply>> {
  // Holding a link is enough; without one it takes a role. Somebody may well have both, and use the file as either.
  const userId = session ? idOf(actor) : requireRole(actor).userId
  checkAnnounced(announced)
  const limited = userId ?? session?.sid
  await takeFromLimit(
    db,
    `uploads:${limited}`,
    LIMIT.uploads,
    LIMIT.windowSeconds,
    'Too many uploads. Please try later.',
  )

  const { slot, type, size } = announced
  const key = crypto.randomUUID()
  // A store that is away is told of now, not after a whole file was sent to it in vain.
  await storage.head(objectKey('quarantine', key))
  await db
    .insert(objects)
    .values({ key, slot, declaredType: type, declaredSize: size, userId, applySession: session?.sid })
  return { uploadURL: await storage.presignPut({ key: objectKey('quarantine', key), type, size }) }
}

function idOf(actor: Actor): string | undefined {
  return actor.kind === 'user' ? actor.userId : undefined
}

function checkAnnounced({ slot, type, size }: UploadQuery): void {
  const types: readonly string[] = slot ? SLOTS[slot].types : Object.keys(EXTENSIONS)
  if (type && !types.includes(type)) throw new BadInput('Files of this type are not accepted here.')
  const bytes = slot ? SLOTS[slot].bytes : LARGEST
  if (size && size > bytes) throw new BadInput(`This file is too large: at most ${bytes / 1024 / 1024} MB.`)
}
