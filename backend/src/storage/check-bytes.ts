import { SLOTS, type Slot } from '@goodword/contract/limits'
import { said } from '@goodword/languages/texts'
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/connect/client.ts'
import { objects } from '../db/schema/objects.ts'
import { BadInput } from '../errors.ts'
import type { Logger } from '../watching/log.ts'
import { uploads } from '../watching/metrics/uploads.ts'
import { inspectApart } from './inspection/inspect-apart.ts'
import { keepChecked } from './keep-checked.ts'
import { objectKey } from './object-key.ts'
import { refusalOf, tooLarge } from './refusal-of.ts'
import { Refused } from './refused.ts'
import { scanUpload } from './scan-upload.ts'
import type { Scanner } from './scanner.ts'
import type { Storage } from './storage.ts'

export interface CheckDeps {
  db: Database
  storage: Storage
  scanner: Scanner | undefined
  log: Logger
}

export type Upload = typeof objects.$inferSelect

/** An honest upload is looked into once, and again where a fault of ours came between. */
const CHECKS_MAX = 5

const USED = said('This file was used already. Please upload it again.')
const TOO_OFTEN = said('This file was checked too often. Please upload it again.')

/**
 * Looks into an upload, puts its copy where it will be served from, and notes what it found.
 * @returns what may be attached
 * @throws BadInput with the reason, noted where the bytes speak against it; Unavailable while it cannot be checked
 */
export async function checkBytes(deps: CheckDeps, upload: Upload, slot: Slot) {
  const { db, storage } = deps
  const { id, key } = upload
  const from = objectKey('quarantine', key)
  const stored = await storage.head(from)
  if (!stored) {
    uploads.inc({ outcome: 'missing' })
    throw new BadInput(said('The file did not arrive. Please upload it again.'))
  }
  const { bytes } = SLOTS[slot]
  if (stored.size > bytes) throw new BadInput(tooLarge(bytes))
  if (stored.size === 0) throw new BadInput(said('This file is empty. Please choose another one.'))

  const check = await beginCheck(db, id)
  if (check === 1) uploads.inc({ outcome: 'done' })
  try {
    const findings = await inspectApart(() => storage.read(from, stored.version))
    const refusal = refusalOf(findings, slot)
    if (refusal) throw new Refused(refusal)
    const { at, type, size } = await keepChecked(storage, { slot, key, stored, findings })
    const scan = await scanUpload(deps, upload, at)
    await holdBackUsed(deps, id)
    await takeBackDiscarded(deps, id, at)
    await noteFound(db, { id, slot, type, size, scan, check })
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

interface Found {
  id: string
  slot: Slot
  type: string
  size: number
  scan: 'clean' | 'waiting'
  check: number
}

/** The copy is settled then, unless another check has begun meanwhile, which has the last word. */
async function noteFound(db: Database, { id, slot, type: contentType, size, scan, check }: Found): Promise<void> {
  await db
    .update(objects)
    .set({ slot, contentType, size, scan })
    .where(and(eq(objects.id, id), eq(objects.state, 'issued'), eq(objects.checks, check)))
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

/**
 * Whoever discarded the file meanwhile (its owner declined, or erased their data) has removed what was in the store then,
 * which may have been before this check put its copy there. Discarded later, the copy is removed with it.
 * @param at key of the copy
 * @throws BadInput when it was discarded
 */
async function takeBackDiscarded({ db, storage }: CheckDeps, objectId: string, at: string): Promise<void> {
  const isDiscarded = and(eq(objects.id, objectId), inArray(objects.state, ['discarded', 'removed']))
  if ((await db.$count(objects, isDiscarded)) === 0) return
  await storage.remove([at])
  throw new BadInput(USED)
}
