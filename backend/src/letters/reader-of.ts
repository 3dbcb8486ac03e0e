import type { Connection } from '../db/connect/client.ts'
import type { Kept, LetterKind } from './letter-kind.ts'

/**
 * Whom a kept letter would go to now: a job may have come into other hands since it was enqueued.
 * @returns the key of its recipient, a user's id unless it is to the candidate; undefined when what it is about is gone
 */
export async function readerOf(
  db: Connection,
  { about, to }: Pick<LetterKind, 'about' | 'to'>,
  kept: Kept,
): Promise<string | undefined> {
  const id = kept[about.column]
  return id ? (await about.findPeople(db, [id])).get(id)?.[to] : undefined
}
