import type { KeyObject } from 'node:crypto'
import { derivedKeys, type Secrets } from '../../auth/derived-key.ts'
import { ed25519Key, publicBytes, publicKeyFrom } from '../../auth/ed25519-key.ts'
import type { SecretLists } from '../../config/secrets.ts'

export type ConsentSecret = Secrets & Partial<Pick<SecretLists, 'CONSENT_SIGNING_KEY' | 'CONSENT_SIGNING_KEY_PREVIOUS'>>

/**
 * The Ed25519 keys that receipts are signed with, the newest first. Those that are made from the other secrets come last where there
 * is one of its own: receipts may be from before.
 */
export function signingKeys(env: ConsentSecret): [KeyObject, ...KeyObject[]] {
  const { CONSENT_SIGNING_KEY, CONSENT_SIGNING_KEY_PREVIOUS = [] } = env
  const derived = derivedKeys(env, 'consent')
  const previous = CONSENT_SIGNING_KEY_PREVIOUS.map(seedOf)
  const [newest, ...older] = CONSENT_SIGNING_KEY
    ? ([seedOf(CONSENT_SIGNING_KEY), ...previous, ...derived] as const)
    : ([...derived, ...previous] as const)
  return [ed25519Key(newest), ...older.map(ed25519Key)]
}

/** The one that signs. */
export function signingKey(env: ConsentSecret): KeyObject {
  return signingKeys(env)[0]
}

/** What checks its signatures, as receipts name it: 32 bytes, base64url. */
export function publicKeyOf(key: KeyObject): string {
  return publicBytes(key).toString('base64url')
}

/** The other way round. @throws Error when it is no such key */
export function readPublicKey(text: string): KeyObject {
  if (!/^[\w-]{43}$/.test(text)) throw new Error('The key is none: it has 43 letters, digits, - and _.')
  return publicKeyFrom(Buffer.from(text, 'base64url'))
}

function seedOf(value: string): Uint8Array {
  return Buffer.from(value, 'base64')
}
