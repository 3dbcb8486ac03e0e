import type { LetterKind } from './letter-kind.ts'
import type { LETTER_KINDS } from './letter-kinds.ts'

type FieldsOf<Kind> = Kind extends LetterKind<infer Column, infer Data> ? Record<Column, string> & Data : never

/**
 * A letter to be sent, as verbs name it: its kind, the id of what it is about, and what its kind stores. Names and
 * addresses are looked up when it is sent, so that an erased person gets no letter and the outbox holds nothing about
 * anybody (docs/rules.md#a-letter-names-nobody-until-it-is-sent).
 */
export type Letter = {
  [Name in keyof typeof LETTER_KINDS]: { kind: Name } & FieldsOf<(typeof LETTER_KINDS)[Name]>
}[keyof typeof LETTER_KINDS]
