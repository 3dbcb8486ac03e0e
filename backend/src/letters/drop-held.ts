import type { LetterChoices } from '@goodword/contract/letter-choices'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../db/connect/client.ts'
import { letters } from '../db/schema/letters.ts'
import type { LetterKind } from './letter-kind.ts'
import { LETTER_KINDS } from './letter-kinds.ts'

/** Removes what is held for somebody's daily summary and turned off: it is never sent. */
export async function dropHeld(tx: Transaction, userId: string, choices: LetterChoices): Promise<void> {
  const isOff = ({ group }: LetterKind) => group !== undefined && group !== 'summary' && choices[group] === 'none'
  const kinds = Object.entries<LetterKind>(LETTER_KINDS).flatMap(([name, kind]) => (isOff(kind) ? name : []))
  await tx
    .delete(letters)
    .where(and(eq(letters.recipientKey, userId), eq(letters.state, 'held'), inArray(letters.kind, kinds)))
}
