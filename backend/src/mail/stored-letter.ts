import type { InferSelectModel } from 'drizzle-orm'
import type { letters } from '../db/schema/letters.ts'
import type { Env } from '../env.ts'
import type { Composed } from './compose-letter.ts'
import type { Letter } from './letter.ts'
import { seal, unseal } from './seal.ts'

export type LetterRow = InferSelectModel<typeof letters>

type Secret = Pick<Env, 'SESSION_SECRET'>

/** The columns that hold a letter. `composed` is kept only where what it is about will be gone when it is sent. */
export function toColumns(env: Secret, id: string, letter: Letter, composed: Composed) {
  const { kind } = letter
  if (kind === 'invitation') return { kind, referralId: letter.referralId, sealed: seal(env, id, letter.token) }
  if (kind === 'job-removed') return { kind, sealed: seal(env, id, composed) }
  const data: Record<string, unknown> = 'status' in letter ? { status: letter.status } : {}
  return { kind, applicationId: letter.applicationId, data }
}

/** A stored letter: still to be composed, or whole. Undefined when its seal does not open any more. */
export function fromRow(env: Secret, row: LetterRow): { letter: Letter } | { composed: Composed } | undefined {
  const secret = row.sealed === null ? undefined : unseal(env, row.id, row.sealed)
  if (row.kind === 'invitation') {
    if (typeof secret !== 'string' || !row.referralId) return undefined
    return { letter: { kind: 'invitation', referralId: row.referralId, token: secret } }
  }
  // Written by `toColumns` above and by nothing else, and the seal proves it.
  if (row.kind === 'job-removed') return secret ? { composed: secret as Composed } : undefined
  return { letter: { kind: row.kind, applicationId: row.applicationId, ...row.data } as Letter }
}
