import { UPLOAD_SECONDS } from '@goodword/contract/limits'
import { and, asc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/connect/client.ts'
import { objects } from '../db/schema/objects.ts'
import { SWEEP_PATIENCE } from '../db/sweep-patience.ts'
import type { Logger } from '../watching/log.ts'
import { lockUploads } from './lock-uploads.ts'
import { FOLDERS, objectKey } from './object-key.ts'
import { removeDiscarded } from './remove-discarded.ts'
import type { Storage } from './storage.ts'

/** Files removed in one round: few enough for one statement and one look at the log. */
const ROUND = 200
/** Seconds for an upload or a check that began in the last moment; also more than two clocks may differ by. */
const LATECOMERS = 3600

const isUnused = and(eq(objects.state, 'issued'), lt(objects.createdAt, sql`now() - interval '24 hours'`))
const isDiscarded = eq(objects.state, 'discarded')
/** Whatever address was handed out for it before it was removed: nothing can be put there any more. */
const isOver = and(
  eq(objects.state, 'removed'),
  lt(objects.removedAt, sql`now() - make_interval(secs => ${UPLOAD_SECONDS + LATECOMERS})`),
)

/**
 * Removes uploads that nothing used within 24 hours, and files whose use is over
 * (docs/rules.md#unused-uploads-are-removed-after-24-hours); and once more, together with the last of their rows, when
 * their addresses have run out. Safe to run at any time and twice at once: an upload is either discarded or attached,
 * never both.
 * @returns how many files were removed, a second look at one counted again
 * @throws Unavailable when the store is away; what is left is found by the next run
 */
export async function sweepObjects(deps: { db: Database; storage: Storage; log: Logger }): Promise<number> {
  const { db, log } = deps
  const end = performance.now() + SWEEP_PATIENCE
  await discardUnused(db, end)
  const first = await inRounds(db, isDiscarded, end, (found) =>
    removeDiscarded(
      deps,
      found.map(({ id }) => id),
    ),
  )
  const last = await inRounds(db, isOver, end, (found) => forget(deps, found))
  const removed = first + last
  if (removed > 0) log.info({ removed }, 'unused files removed')
  return removed
}

/** How many files it would remove, or look at once more. */
export function countUnused({ db }: { db: Database }): Promise<number> {
  return db.$count(objects, or(isUnused, isDiscarded, isOver))
}

async function discardUnused(db: Database, end: number): Promise<void> {
  for (;;) {
    const discarded = await db
      .update(objects)
      .set({ state: 'discarded' })
      .where(inArray(objects.id, lockUploads(db, isUnused).limit(ROUND)))
      .returning({ id: objects.id })
    if (discarded.length < ROUND || performance.now() >= end) return
  }
}

type Found = Pick<typeof objects.$inferSelect, 'id' | 'key'>

/** @param remove leaves none of them to be found again */
async function inRounds(
  db: Database,
  which: SQL | undefined,
  end: number,
  remove: (found: Found[]) => Promise<void>,
): Promise<number> {
  for (let count = 0; ; ) {
    const found = await db
      .select({ id: objects.id, key: objects.key })
      .from(objects)
      .where(which)
      .orderBy(asc(objects.createdAt))
      .limit(ROUND)
    if (found.length > 0) await remove(found)
    count += found.length
    if (found.length < ROUND || performance.now() >= end) return count
  }
}

/** Removes what may have been uploaded under these keys again, and their rows. */
async function forget({ db, storage }: { db: Database; storage: Storage }, found: Found[]): Promise<void> {
  await storage.remove(found.flatMap(({ key }) => FOLDERS.map((folder) => objectKey(folder, key))))
  const ids = found.map(({ id }) => id)
  await db.delete(objects).where(inArray(objects.id, ids))
}
