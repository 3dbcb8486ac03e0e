import { inArray } from 'drizzle-orm'
import type { Transaction } from '../db/connect/client.ts'
import { letters } from '../db/schema/letters.ts'
import { findLetterKind } from './letter-kinds.ts'
import type { LetterRow } from './open-letter.ts'

/**
 * Gives letters that are held for somebody, and locked, to whom they would go by now: where a job was handed over while one of them was
 * written, nobody else did (docs/rules.md#a-job-is-in-somebodys-hands).
 * @returns those that stay theirs
 */
export async function sendOnHeld(tx: Transaction, userId: string, held: readonly LetterRow[]): Promise<LetterRow[]> {
  const moved = new Map<string, string[]>()
  const theirs: LetterRow[] = []
  for (const [kind, rows] of Map.groupBy(held, (row) => findLetterKind(row.kind))) {
    const idOf = (row: LetterRow) => (kind && row[kind.about.column]) ?? ''
    const people = await kind?.about.findPeople(tx, [...new Set(rows.map(idOf).filter(Boolean))])
    for (const row of rows) {
      const reader = kind && people?.get(idOf(row))?.[kind.to]
      if (!reader || reader === userId) theirs.push(row)
      else moved.set(reader, [...(moved.get(reader) ?? []), row.id])
    }
  }
  for (const [reader, ids] of moved)
    await tx.update(letters).set({ recipientKey: reader }).where(inArray(letters.id, ids))
  return theirs
}
