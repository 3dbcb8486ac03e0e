import { pathOf } from '@goodword/contract/endpoint'
import { EXTENSIONS, SLOTS } from '@goodword/contract/limits'
import { type createUpload as call, sendFile, type UploadQuery } from '@goodword/contract/uploads'
import { said } from '@goodword/languages/texts'
import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type Actor, requireRole } from '../../auth/actor.ts'
import type { ApplySession } from '../../auth/apply-session.ts'
import { isStillOpened } from '../../auth/links/is-still-opened.ts'
import { linksForFiles } from '../../auth/links/links-for-files.ts'
import { noteOpened } from '../../auth/links/note-opened.ts'
import { notOwn } from '../../auth/links/require-own.ts'
import { lockInOrder } from '../../db/locks/lock-in-order.ts'
import { objects } from '../../db/schema/objects.ts'
import { referrals } from '../../db/schema/referrals.ts'
import type { Deps } from '../../deps.ts'
import { BadInput, Unauthenticated } from '../../errors.ts'
import { objectKey } from '../../storage/object-key.ts'
import { notAccepted, tooLarge } from '../../storage/refusal-of.ts'
import { LARGEST } from './largest.ts'
import { limitUploads } from './limit-uploads.ts'

const OPEN_AGAIN = said('Please open your personal link again, then choose the file once more.')

/** Who asks for an address to upload to. */
export interface Uploader {
  actor: Actor
  /** Of a browser that has opened personal links. */
  session: ApplySession | null
  /** The network address they come from. */
  address: string
}

/**
 * Hands out an address for one upload, for whoever is signed in or has opened a personal link
 * (docs/rules.md#uploads-go-to-the-store-directly). Type and size, where both are announced,
 * are part of the address's signature; otherwise the file comes through us. Everything is checked again when the file is up.
 * @param announced slot, media type, size in bytes and link, where the client says them
 * @returns the address for one PUT, valid for 15 minutes
 * @throws Unauthenticated for everyone else, Forbidden before role setup, and where somebody else has applied by that link, BadInput for what no slot takes, TooMany,
 * Unavailable while the object store does not answer
 */
export async function createUpload(
  deps: Pick<Deps, 'db' | 'env' | 'storage'>,
  { actor, session, address }: Uploader,
  announced: UploadQuery,
): Promise<z.output<typeof call.reply>> {
  const { db, env, storage } = deps
  // Holding a link is enough; without one it takes a role. Somebody may well have both, and use the file as either.
  const userId = session ? idOf(actor) : requireRole(actor).userId
  const referralId = session ? await linkOf(db, session, announced, userId) : undefined
  checkAnnounced(announced)
  await limitUploads(deps, { userId, referralId, address })

  const { slot, type, size } = announced
  const key = crypto.randomUUID()
  // A store that is away is told of now, not after a whole file was sent to it in vain.
  await storage.head(objectKey('quarantine', key))
  await db.transaction(async (tx) => {
    if (session && referralId) {
      await lockInOrder(tx, eq(referrals.id, referralId))
      if (!(await isStillOpened(tx, session, referralId))) throw new Unauthenticated(OPEN_AGAIN)
      await noteOpened(tx, referralId)
    }
    await tx.insert(objects).values({ key, slot, declaredType: type, declaredSize: size, userId, referralId })
  })
  // The store holds what it takes to an exact type and size, or to none at all.
  if (!type || !size) return { uploadURL: `${env.APP_URL}${pathOf(sendFile, { key })}` }
  return { uploadURL: await storage.presignPut({ key: objectKey('quarantine', key), type, size }) }
}

function idOf(actor: Actor): string | undefined {
  return actor.kind === 'user' ? actor.userId : undefined
}

/** @param userId of whoever is signed in: they need no link */
async function linkOf(
  db: Deps['db'],
  session: ApplySession,
  { referralId }: UploadQuery,
  userId: string | undefined,
): Promise<string | undefined> {
  if (referralId && !session.referrals.includes(referralId)) throw new Unauthenticated(OPEN_AGAIN)
  const links = await linksForFiles(db, session)
  const chosen = referralId ?? links.at(-1)
  if (chosen ? !links.includes(chosen) : !userId) throw notOwn()
  return chosen
}

function checkAnnounced({ slot, type, size }: UploadQuery): void {
  const types: readonly string[] = slot ? SLOTS[slot].types : Object.keys(EXTENSIONS)
  if (type && !types.includes(type)) throw new BadInput(notAccepted(slot))
  const bytes = slot ? SLOTS[slot].bytes : LARGEST
  if (size && size > bytes) throw new BadInput(tooLarge(bytes))
}
