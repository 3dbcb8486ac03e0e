import { createHmac, timingSafeEqual } from 'node:crypto'
import { UNSUBSCRIBE } from '@goodword/contract/addresses'
import { derivedKey } from '../auth/derived-key.ts'
import { hashedAddress } from '../auth/hashed-address.ts'
import type { Env } from '../env.ts'

type Secret = Pick<Env, 'SESSION_SECRET'>

/**
 * The address that refuses all further invitations to a person. It names them by a keyed hash and proves by another that
 * we made it, so it works from every letter for ever, whatever became of the invitation.
 */
export function unsubscribeLink(env: Secret & Pick<Env, 'APP_URL'>, candidateKey: string): string {
  const addressHash = hashedAddress(env, candidateKey)
  return `${env.APP_URL}${UNSUBSCRIBE}/${addressHash}.${proof(env, addressHash)}`
}

/** Whom such an address names, or undefined when we did not make it. */
export function readUnsubscribeKey(env: Secret, key: string): string | undefined {
  const [addressHash = '', given = '', ...rest] = key.split('.')
  const expected = Buffer.from(proof(env, addressHash))
  const actual = Buffer.from(given)
  const isOurs = rest.length === 0 && actual.length === expected.length && timingSafeEqual(actual, expected)
  return isOurs ? addressHash : undefined
}

function proof(env: Secret, addressHash: string): string {
  return createHmac('sha256', derivedKey(env, 'unsubscribe')).update(addressHash).digest('base64url')
}
