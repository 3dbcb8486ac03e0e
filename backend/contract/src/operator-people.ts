import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Moment, text } from './fields.ts'
import { OPERATOR_NOTE_MAX } from './limits.ts'
import { AuditEntry, FoundPerson } from './operators.ts'
import { ShownState } from './statement.ts'

/** What an operator wrote about somebody, for operators alone. */
export const OperatorNote = z.object({
  id: z.string(),
  text: z.string(),
  /** The operator; null where the account is gone. */
  by: z.nullable(z.string()),
  at: Moment,
})
export type OperatorNote = z.infer<typeof OperatorNote>

/** An account with what operators need to answer its owner. Of each list the newest `PERSON_ROWS`. */
export const PersonFile = z.object({
  person: FoundPerson,
  /** The company that the person hires for; null for none. */
  company: z.nullable(z.object({ id: z.string(), name: z.string(), domain: z.nullable(z.string()), jobs: z.int() })),
  /** How many people they referred. */
  referrals: z.object({ total: z.int(), pending: z.int(), hired: z.int() }),
  rewards: z.array(
    z.object({
      id: z.string(),
      at: Moment,
      job: z.string(),
      company: z.string(),
      /** Whole cents. */
      gross: z.int(),
      state: ShownState,
    }),
  ),
  /** Letters to them, by id and kind: never what they say. */
  letters: z.array(
    z.object({ id: z.string(), kind: z.string(), state: z.string(), createdAt: Moment, sentAt: z.nullable(Moment) }),
  ),
  /** What operators did about the account. */
  actions: z.array(AuditEntry),
  notes: z.array(OperatorNote),
})
export type PersonFile = z.infer<typeof PersonFile>

/** One account; being read is recorded in the audit log, as a search is. 404 where there is none. */
export const readPerson = endpoint('GET', '/api/operator/people/:id', { reply: PersonFile })

export const NoteInput = z.object({ text: text(1, 'Please write a note', OPERATOR_NOTE_MAX) })
export type NoteInput = z.input<typeof NoteInput>

/** Writes a note about somebody; it cannot be changed. 404 where there is no such person. */
export const writeNote = endpoint('POST', '/api/operator/people/:id/notes', { body: NoteInput, reply: OperatorNote })
