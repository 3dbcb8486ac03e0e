import type { Connection } from '../db/connect/client.ts'
import type { Letter } from './letter.ts'
import type { Kept, LetterKind } from './letter-kind.ts'
import { LETTER_KINDS } from './letter-kinds.ts'
import { topicIdOf } from './topic-id-of.ts'

/** What the outbox keeps of letters, in the same order: those of one kind at once. */
export async function keepLetters(db: Connection, all: readonly Letter[]): Promise<Kept[]> {
  const kept = new Map<Letter, Kept>()
  for (const [name, some] of Map.groupBy(all, ({ kind }) => kind)) {
    const kind: LetterKind = LETTER_KINDS[name]
    const rows = await kind.keep(
      db,
      some.map((letter) => ({ id: topicIdOf(letter), data: letter })),
    )
    for (const [at, letter] of some.entries()) kept.set(letter, rows[at] ?? {})
  }
  return all.map((letter) => kept.get(letter) ?? {})
}
