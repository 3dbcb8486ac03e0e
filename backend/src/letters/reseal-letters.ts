import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import type { Secrets } from '../auth/derived-key.ts'
import type { Database } from '../db/connect/client.ts'
import { letters } from '../db/schema/letters.ts'
import { reseal } from './seal.ts'

/** Letters read at once. */
const BATCH = 500
/** What is sent has nothing sealed any more. */
const UNSENT = ['waiting', 'queued', 'parked'] as const

/** What became of the letters that are not sent yet. */
export interface Resealed {
  resealed: number
  /** None of our keys opens them. */
  unreadable: number
}

/**
 * Seals what unsent letters keep with the newest key, a batch after the other. What is so already stays as it is, so a run that
 * was cut off goes on with the next; a letter that is sent meanwhile is passed over.
 */
export async function resealLetters(db: Database, env: Secrets): Promise<Resealed> {
  const found = { resealed: 0, unreadable: 0 }
  for (let after: string | undefined; ; ) {
    const batch = await db
      .select({ id: letters.id, sealed: letters.sealed })
      .from(letters)
      .where(and(inArray(letters.state, UNSENT), isNotNull(letters.sealed), after ? gt(letters.id, after) : undefined))
      .orderBy(asc(letters.id))
      .limit(BATCH)
    for (const { id, sealed } of batch) {
      const anew = reseal(env, id, sealed ?? '')
      if (anew === 'unreadable') found.unreadable += 1
      else if (anew) found.resealed += await replace(db, { id, sealed: sealed ?? '', anew })
    }
    after = batch.at(-1)?.id
    if (batch.length < BATCH) return found
  }
}

async function replace(db: Database, { id, sealed, anew }: { id: string; sealed: string; anew: string }) {
  const isAsRead = and(eq(letters.id, id), eq(letters.sealed, sealed))
  const { rowCount } = await db.update(letters).set({ sealed: anew }).where(isAsRead)
  return rowCount ?? 0
}
