import type { LetterChoice } from '@goodword/contract/letter-choices'
import type { InferSelectModel } from 'drizzle-orm'
import type { Env } from '../config/env.ts'
import type { Database } from '../db/connect/client.ts'
import type { letters } from '../db/schema/letters.ts'
import { LetterFault } from './letter-fault.ts'
import type { Envelope, LetterKind } from './letter-kind.ts'
import { findLetterKind } from './letter-kinds.ts'
import { readerOf } from './reader-of.ts'
import { unseal } from './seal.ts'
import { settingsLine } from './settings-line.ts'
import { settingsOf } from './settings-of.ts'

export type LetterRow = InferSelectModel<typeof letters>

/**
 * Reads a letter back from its row.
 * @returns it, what its kind says of refusals, who reads it and what they have chosen; undefined when what it is about is gone
 * @throws LetterFault when another version of the server, or one with another secret, wrote it
 */
export async function openLetter(
  { db, env }: { db: Database; env: Env },
  row: LetterRow,
): Promise<
  | (Envelope & Pick<LetterKind, 'unsubscribe' | 'stoppedBy' | 'group'> & { readerKey: string; choice: LetterChoice })
  | undefined
> {
  const kind = findLetterKind(row.kind)
  if (!kind) throw new LetterFault(`this version of the server does not know letters of kind "${row.kind}"`)
  const secret = row.sealed === null ? undefined : unseal(env, row.id, row.sealed)
  if (row.sealed !== null && secret === undefined) {
    throw new LetterFault('its seal does not open: the secret it was sealed with is not configured any more')
  }
  const { to, group, unsubscribe, stoppedBy } = kind
  const readerKey = (to === 'candidate' ? undefined : await readerOf(db, kind, row)) ?? row.recipientKey
  const own = to === 'candidate' ? undefined : await settingsOf(db, readerKey)
  const forReader = { ...env, zone: own?.timeZone ?? undefined, settings: settingsLine(kind) }
  const envelope = await kind.open(db, forReader, { ...row, secret })
  const choice = own && group && group !== 'summary' ? own.letters[group] : 'each'
  return envelope && { ...envelope, readerKey, unsubscribe, stoppedBy, choice, ...(group && { group }) }
}
