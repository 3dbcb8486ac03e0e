import { and, eq, gt, sql } from 'drizzle-orm'
import { events } from '../../db/schema/events.ts'
import type { ErasingMeans } from './erase-referral.ts'
import { type Erasure, monthOf, readErasures, writeErasures } from './erasure-list.ts'

type Means = Pick<ErasingMeans, 'db' | 'storage' | 'log'>

/** What was not noted at once, because the store was away, is found again for so long. */
const LOOK_BACK = sql`now() - interval '31 days'`

/**
 * Adds to the list in the bucket who was erased, as the event log tells it. The list is outside of the database, so that it
 * knows of those whom a backup still has (docs/rules.md#who-was-erased-stays-erased). What is on it stays, also where the log
 * no longer knows of it.
 * @throws Unavailable while database or store are away
 */
export async function noteErasures({ db, storage }: Means): Promise<void> {
  const erased = await db
    .select({ referralId: events.referralId, at: events.at })
    .from(events)
    .where(and(eq(events.kind, 'erased'), gt(events.at, LOOK_BACK)))
  const known = erased.flatMap(({ referralId, at }) =>
    referralId ? { referralId, at: new Date(at).toISOString() } : [],
  )
  for (const [month, all] of Map.groupBy(known, ({ at }) => monthOf(at))) {
    await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ mine: boolean }>(
        sql`select pg_try_advisory_xact_lock(hashtext('list of erasures')) as mine`,
      )
      // Whoever has it writes the same, and the next run what came in between.
      if (!rows[0]?.mine) return
      const listed = await readErasures(storage, month)
      const missing = without(all, listed)
      if (missing.length > 0) await writeErasures(storage, month, [...listed, ...missing])
    })
  }
}

/** The same after an erasure, while somebody waits for the answer: what is not noted now, is within a minute. */
export async function noteErasuresSoon(means: Means): Promise<void> {
  await noteErasures(means).catch((error: unknown) =>
    means.log.warn({ err: error }, 'noting an erasure failed; the next run retries'),
  )
}

/** Each once: who was brought back by a backup is erased twice. */
function without(all: readonly Erasure[], listed: readonly Erasure[]): Erasure[] {
  const ids = new Set(listed.map(({ referralId }) => referralId))
  const missing = new Map(all.filter(({ referralId }) => !ids.has(referralId)).map((one) => [one.referralId, one]))
  return [...missing.values()]
}
