import { createPublicKey, type KeyObject } from 'node:crypto'
import { derivedKey, type Secrets } from '../auth/derived-key.ts'
import { ed25519Key } from '../auth/ed25519-key.ts'
import type { Env } from '../env.ts'

export type ConsentSecret = Secrets & Pick<Env, 'CONSENT_SIGNING_KEY'>

/** What stands before the 32 bytes of a public key in DER (RFC 8410). */
const PUBLIC = Buffer.from('302a300506032b6570032100', 'hex')

/** The Ed25519 key that signs receipts. */
export function signingKey(env: ConsentSecret): KeyObject {
  const seed = env.CONSENT_SIGNING_KEY ? Buffer.from(env.CONSENT_SIGNING_KEY, 'base64') : derivedKey(env, 'consent')
  return ed25519Key(seed)
}

/** What checks its signatures, as receipts name it: 32 bytes, base64url. */
export function publicKeyOf(key: KeyObject): string {
  const publicKey = key.type === 'public' ? key : createPublicKey(key)
  return publicKey.export({ format: 'der', type: 'spki' }).subarray(PUBLIC.length).toString('base64url')
}

/** The other way round. @throws Error when it is no such key */
export function readPublicKey(text: string): KeyObject {
  if (!/^[\w-]{43}$/.test(text)) throw new Error('The key is none: it has 43 letters, digits, - and _.')
  return createPublicKey({
    key: Buffer.concat([PUBLIC, Buffer.from(text, 'base64url')]),
    format: 'der',
    type: 'spki',
  })
}
