import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { derivedKey } from '../auth/derived-key.ts'
import type { Env } from '../env.ts'

/** AES-256-GCM, bound to the letter: a sealed value moved to another row does not open. */
const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

type Secret = Pick<Env, 'SESSION_SECRET'>

/** Encrypts what a letter needs and the database must not be able to tell. */
export function seal(env: Secret, letterId: string, value: unknown): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, derivedKey(env, 'letters'), nonce).setAAD(Buffer.from(letterId))
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

/** @returns the value, or undefined when it was sealed with another secret or altered */
export function unseal(env: Secret, letterId: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv(CIPHER, derivedKey(env, 'letters'), bytes.subarray(0, NONCE))
      .setAAD(Buffer.from(letterId))
      .setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()])
    return JSON.parse(text.toString('utf8'))
  } catch {
    return undefined
  }
}
