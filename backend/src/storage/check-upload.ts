import { SLOTS, type Slot } from '@goodword/contract/limits'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { objects } from '../db/schema/objects.ts'
import { BadInput } from '../errors.ts'
import type { Logger } from '../observability/log.ts'
import { inspectApart } from './inspection/inspect-apart.ts'
import { keepChecked } from './keep-checked.ts'
import { keyInUploadUrl, objectKey } from './object-key.ts'
import { refusalOf } from './refusal-of.ts'
import { Refused } from './refused.ts'
import { scanUpload } from './scan-upload.ts'
import type { Scanner } from './scanner.ts'
import { shareCheck } from './share-check.ts'
import type { Storage } from './storage.ts'

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

interface CheckDeps {
  db: Database
  storage: Storage
  scanner: Scanner | undefined
  log: Logger
}

type Upload = typeof objects.$inferSelect

/** An honest upload is looked into once, and again where somebody submits anew after a fault of ours. */
const CHECKS_MAX = 5

const USED = 'This file was used already. Please upload it again.'
const NOT_YOURS = 'This file is not one of your uploads. Please upload it again.'
const TOO_OFTEN = 'This file was checked too often. Please upload it again.'

/**
 * Checks that an upload was issued to this owner, is unused, arrived, and fits its slot by size and by its bytes
 * (docs/rules.md#every-upload-is-checked-when-it-is-used). Talks to the object store, so it comes before the
 * transaction; `attachObject` goes in it. Of several that ask at once one looks, and what was refused is not looked into
 * again.
 * @returns the checked copy, for `attachObject`
 * @throws BadInput with the reason; foreign and unknown uploads answer alike. Unavailable while it cannot be checked
 */
export async function checkUpload(deps: CheckDeps, { url, slot, owner }: Claim): Promise<CheckedUpload> {
  const { db } = deps
  const key = keyInUploadUrl(url)
  if (!key) throw new BadInput(NOT_YOURS)
  const isOwners = 'userId' in owner ? eq(objects.userId, owner.userId) : eq(objects.applySession, owner.applySession)
  const [row] = await db
    .select()
    .from(objects)
    .where(and(eq(objects.key, key), isOwners))
  if (!row) throw new BadInput(NOT_YOURS)
  if (row.refusal) throw new Refused(row.refusal)
  if (row.state !== 'issued') throw new BadInput(USED)
  if (row.slot && row.slot !== slot)
    throw new BadInput('This file was uploaded for another field. Please upload it again.')
  return shareCheck(deps.storage, `${row.id} ${slot}`, () => checkBytes(deps, row, slot))
}

async function checkBytes(deps: CheckDeps, upload: Upload, slot: Slot): Promise<CheckedUpload> {
  const { db, storage } = deps
  const { id, key } = upload
  const from = objectKey('quarantine', key)
  const stored = await storage.head(from)
  if (!stored) throw new BadInput('The file did not arrive. Please upload it again.')
  const { bytes } = SLOTS[slot]
  if (stored.size > bytes) throw new BadInput(`This file is too large: at most ${bytes / 1024 / 1024} MB.`)
  if (stored.size === 0) throw new BadInput('This file is empty. Please choose another one.')

  const check = await beginCheck(db, id)
  try {
    const findings = await inspectApart(() => storage.read(from, stored.version))
    const refusal = refusalOf(findings, slot, upload.declaredType)
    if (refusal) throw new Refused(refusal)
    const { at, type, size } = await keepChecked(storage, { slot, key, stored, findings })
    const scan = await scanUpload(deps, upload, at)
    await holdBackUsed(deps, id)
    return { objectId: id, slot, type, size, scan, check }
  } catch (error) {
    if (error instanceof Refused) await remember(db, id, error)
    throw error
  }
}

/**
 * Counted before anything is looked into, so that there is an end to it; and before the copy is made, so that whoever
 * attaches an earlier one finds that it may have been replaced.
 */
async function beginCheck(db: Database, objectId: string): Promise<number> {
  const [row] = await db
    .update(objects)
    .set({ checks: sql`${objects.checks} + 1` })
    .where(and(eq(objects.id, objectId), eq(objects.state, 'issued'), lt(objects.checks, CHECKS_MAX)))
    .returning({ check: objects.checks })
  if (row) return row.check
  const isUnused = and(eq(objects.id, objectId), eq(objects.state, 'issued'))
  throw new BadInput((await db.$count(objects, isUnused)) > 0 ? TOO_OFTEN : USED)
}

/** What was refused is told so from now on, and swept; what was attached meanwhile stays. */
async function remember(db: Database, objectId: string, { message }: Refused): Promise<void> {
  await db
    .update(objects)
    .set({ state: 'discarded', refusal: message })
    .where(and(eq(objects.id, objectId), eq(objects.state, 'issued'), isNull(objects.refusal)))
}

/**
 * Of two checks at once another one may have attached the file while this one put its copy there: then nobody has
 * looked at these bytes for the one that is attached, and they are held back until somebody has.
 * @throws BadInput when it was attached meanwhile
 */
async function holdBackUsed(
  { db, scanner }: { db: Database; scanner: Scanner | undefined },
  objectId: string,
): Promise<void> {
  const isUsed = and(eq(objects.id, objectId), eq(objects.state, 'attached'))
  if ((await db.$count(objects, isUsed)) === 0) return
  await db.transaction(async (tx) => {
    await tx.update(objects).set({ scan: 'waiting' }).where(isUsed)
    await scanner?.scanLater(tx, [objectId])
  })
  throw new BadInput(USED)
}
