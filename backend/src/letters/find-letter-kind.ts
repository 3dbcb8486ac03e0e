import type { LetterKind } from './letter-kind.ts'
import { LETTER_KINDS } from './letter-kinds.ts'

const KINDS: Record<string, LetterKind> = LETTER_KINDS

/** The kind that is stored under a name; undefined for one that this version of the server does not know. */
export function findLetterKind(name: string): LetterKind | undefined {
  return Object.hasOwn(KINDS, name) ? KINDS[name] : undefined
}
