import { createHmac, timingSafeEqual } from 'node:crypto'
import { UNSUBSCRIBE } from '@goodword/contract/addresses'
import type { Secrets } from '../../auth/derived-key.ts'
import type { Env } from '../../config/env.ts'
import type { Connection } from '../../db/connect/client.ts'
import { addressHashes } from './address-hashes.ts'
import { refusalKeys } from './keys.ts'

/**
 * The address that refuses all further letters to a person. It names them by a keyed hash and proves by another that
 * we made it, so it works from every letter for ever, whatever became of what the letter was about.
 */
export async function unsubscribeLink(db: Connection, env: Secrets & Pick<Env, 'APP_URL'>, email: string) {
  const [addressHash] = await addressHashes(db, env, email)
  const [newest = new Uint8Array()] = await refusalKeys(db, env, 'unsubscribe')
  return `${env.APP_URL}${UNSUBSCRIBE}/${addressHash}.${proof(newest, addressHash)}`
}

/** Whom such an address names, or undefined when we did not make it. */
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
