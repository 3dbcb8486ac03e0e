import { createHmac, timingSafeEqual } from 'node:crypto'
import { UNSUBSCRIBE } from '@goodword/contract/addresses'
import { LETTER_GROUPS, type LetterGroup } from '@goodword/contract/letter-choices'
import type { Secrets } from '../../auth/derived-key.ts'
import type { Env } from '../../config/env.ts'
import type { Connection } from '../../db/connect/client.ts'
import { addressHashes } from './address-hashes.ts'
import { refusalKeys } from './keys.ts'

/** Emails of one group to a person with an account, or their daily summary. */
export interface StoppedLetters {
  userId: string
  group: LetterGroup | 'summary'
}

/**
 * The address that refuses all further letters to a person. It names them by a keyed hash and proves by another that
 * we made it, so it works from every letter for ever, whatever became of what the letter was about.
 */
export async function unsubscribeLink(db: Connection, env: Secrets & Pick<Env, 'APP_URL'>, email: string) {
  const [addressHash = ''] = await addressHashes(db, env, email)
  return linkTo(db, env, addressHash)
}

/** The address that turns these letters off in somebody's settings. */
export async function stopLink(
  db: Connection,
  env: Secrets & Pick<Env, 'APP_URL'>,
  { userId, group }: StoppedLetters,
): Promise<string> {
  return linkTo(db, env, `${userId}~${group}`)
}

/** What such a key stops when it is one of somebody with an account; keyed hashes have no `~`. */
export function readStopped(named: string): StoppedLetters | undefined {
  const [userId = '', name] = named.split('~')
  const group = [...LETTER_GROUPS, 'summary' as const].find((known) => known === name)
  return group && { userId, group }
}

async function linkTo(db: Connection, env: Secrets & Pick<Env, 'APP_URL'>, named: string): Promise<string> {
  const [newest = new Uint8Array()] = await refusalKeys(db, env, 'unsubscribe')
  return `${env.APP_URL}${UNSUBSCRIBE}/${named}.${proof(newest, named)}`
}

/** Whom, or what, such an address names; undefined when we did not make it. */
export async function readUnsubscribeKey(db: Connection, env: Secrets, key: string): Promise<string | undefined> {
  const [addressHash = '', given = '', ...rest] = key.split('.')
  const actual = Buffer.from(given)
  const isMadeWith = (ours: Uint8Array) => {
    const expected = Buffer.from(proof(ours, addressHash))
    return actual.length === expected.length && timingSafeEqual(actual, expected)
  }
  const isOurs = rest.length === 0 && (await refusalKeys(db, env, 'unsubscribe')).some(isMadeWith)
  return isOurs ? addressHash : undefined
}

function proof(key: Uint8Array, addressHash: string): string {
  return createHmac('sha256', key).update(addressHash).digest('base64url')
}
