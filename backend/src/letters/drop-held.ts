import type { LetterGroup } from '@goodword/contract/letter-choices'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../db/connect/client.ts'
import { isOneOf } from '../db/is-one-of.ts'
import { letters } from '../db/schema/letters.ts'
import type { LetterKind } from './letter-kind.ts'
import { LETTER_KINDS } from './letter-kinds.ts'

/** Removes what is held of these groups for somebody's daily summary: it is never sent. */
export async function dropHeld(tx: Transaction, userId: string, groups: readonly LetterGroup[]): Promise<void> {
  const isOfThem = ({ group }: LetterKind) => groups.some((some) => some === group)
  const kinds = Object.entries<LetterKind>(LETTER_KINDS).flatMap(([name, kind]) => (isOfThem(kind) ? name : []))
  const which = and(eq(letters.recipientKey, userId), eq(letters.state, 'held'), inArray(letters.kind, kinds))
  // In the order of their ids, as a summary locks them.
  const held = await tx.select({ id: letters.id }).from(letters).where(which).orderBy(asc(letters.id)).for('update')
  const ids = held.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(letters).where(isOneOf(letters.id, ids))
}
