import type { LetterGroup } from '@goodword/contract/letter-choices'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../db/connect/client.ts'
import { letters } from '../db/schema/letters.ts'
import type { LetterKind } from './letter-kind.ts'
import { LETTER_KINDS } from './letter-kinds.ts'

/** Removes what is held of these groups for somebody's daily summary: it is never sent. */
export async function dropHeld(tx: Transaction, userId: string, groups: readonly LetterGroup[]): Promise<void> {
  const isOfThem = ({ group }: LetterKind) => groups.some((some) => some === group)
  const kinds = Object.entries<LetterKind>(LETTER_KINDS).flatMap(([name, kind]) => (isOfThem(kind) ? name : []))
  await tx
    .delete(letters)
    .where(and(eq(letters.recipientKey, userId), eq(letters.state, 'held'), inArray(letters.kind, kinds)))
}
