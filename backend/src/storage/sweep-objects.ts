import { and, asc, eq, lt, ne, or, sql } from 'drizzle-orm'
import { objects } from '../db/schema/objects.ts'
import type { Deps } from '../deps.ts'
import { removeDiscarded } from '../modules/jobs/remove-discarded.ts'
import { isExpired } from './is-expired.ts'

/** Files removed in one round: few enough for one statement and one look at the log. */
const ROUND = 200
const isUnused = and(eq(objects.state, 'issued'), lt(objects.createdAt, sql`now() - interval '24 hours'`))
/** A virus is looked for once more when nothing can be put in its place: whoever sent one may well send another. */
const isOver = and(eq(objects.state, 'discarded'), or(ne(objects.scan, 'infected'), isExpired))

/**
 * Removes uploads that nothing used within 24 hours, and files whose use is over (decision 34). Safe to run at any time
 * and twice at once: an upload is either discarded or attached, never both.
 * @returns how many files were removed
 * @throws Unavailable when the store is away; what is left is found by the next run
 */
export async function sweepObjects(deps: Pick<Deps, 'db' | 'storage' | 'log'>): Promise<number> {
  const { db, log } = deps
  await db.update(objects).set({ state: 'discarded' }).where(isUnused)
  let removed = 0
  for (;;) {
    const ids = (
      await db.select({ id: objects.id }).from(objects).where(isOver).orderBy(asc(objects.createdAt)).limit(ROUND)
    ).map(({ id }) => id)
    await removeDiscarded(deps, ids)
    removed += ids.length
    if (ids.length < ROUND) break
  }
  if (removed > 0) log.info({ removed }, 'unused files removed')
  return removed
}

/** How many files it would remove. */
export function countUnused({ db }: Pick<Deps, 'db'>): Promise<number> {
  return db.$count(objects, or(isUnused, isOver))
}
