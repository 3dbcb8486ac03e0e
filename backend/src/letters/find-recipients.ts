import type { Connection } from '../db/connect/client.ts'
import type { Letter } from './letter.ts'
import type { LetterKind } from './letter-kind.ts'
import { LETTER_KINDS } from './letter-kinds.ts'
import { topicIdOf } from './topic-id-of.ts'

/**
 * Who letters are to, in the same order. An id, never an address: that is read once, when the letter leaves.
 * @throws Error when a letter is about nothing: a mistake of the caller
 */
export async function findRecipients(db: Connection, all: readonly Letter[]): Promise<string[]> {
  const kindOf = ({ kind }: Letter): LetterKind => LETTER_KINDS[kind]
  const people = new Map<LetterKind['about'], Awaited<ReturnType<LetterKind['about']['findPeople']>>>()
  for (const [about, some] of Map.groupBy(all, (letter) => kindOf(letter).about)) {
    people.set(about, await about.findPeople(db, some.map(topicIdOf)))
  }
  return all.map((letter) => {
    const { about, to } = kindOf(letter)
    const recipient = people.get(about)?.get(topicIdOf(letter))?.[to]
    if (!recipient) throw new Error(`There is nothing to write a letter of kind ${letter.kind} about.`)
    return recipient
  })
}
