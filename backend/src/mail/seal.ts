import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { derivedKey, derivedKeys, type Secrets } from '../auth/derived-key.ts'

/** AES-256-GCM, bound to the letter: a sealed value moved to another row does not open. */
const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** Encrypts what a letter needs and the database must not be able to tell. */
export function seal(env: Secrets, letterId: string, value: unknown): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, derivedKey(env, 'letters'), nonce).setAAD(Buffer.from(letterId))
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

/** @returns the value, or undefined when it was sealed with a secret that is not ours any more, or altered */
export function unseal(env: Secrets, letterId: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64url')
  for (const key of derivedKeys(env, 'letters')) {
    try {
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE))
        .setAAD(Buffer.from(letterId))
        .setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
      const text = Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()])
      return JSON.parse(text.toString('utf8'))
    } catch {
      // Sealed with another one.
    }
  }
  return undefined
}
