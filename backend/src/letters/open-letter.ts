import type { InferSelectModel } from 'drizzle-orm'
import type { Env } from '../config/env.ts'
import type { Database } from '../db/connect/client.ts'
import type { letters } from '../db/schema/letters.ts'
import { findLetterKind } from './find-letter-kind.ts'
import { LetterFault } from './letter-fault.ts'
import type { Envelope, LetterKind } from './letter-kind.ts'
import { unseal } from './seal.ts'

export type LetterRow = InferSelectModel<typeof letters>

/**
 * Reads a letter back from its row.
 * @returns it, and what its kind says of refusals; undefined when what it is about is gone
 * @throws LetterFault when another version of the server, or one with another secret, wrote it
 */
export async function openLetter(
  { db, env }: { db: Database; env: Env },
  row: LetterRow,
): Promise<(Envelope & Pick<LetterKind, 'unsubscribe' | 'stoppedBy'>) | undefined> {
  const kind = findLetterKind(row.kind)
  if (!kind) throw new LetterFault(`this version of the server does not know letters of kind "${row.kind}"`)
  const secret = row.sealed === null ? undefined : unseal(env, row.id, row.sealed)
  if (row.sealed !== null && secret === undefined) {
    throw new LetterFault('its seal does not open: the secret it was sealed with is not configured any more')
  }
  const envelope = await kind.open(db, env, { ...row, secret })
  return envelope && { ...envelope, unsubscribe: kind.unsubscribe, stoppedBy: kind.stoppedBy }
}
