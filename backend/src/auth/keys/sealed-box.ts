import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** AES-256-GCM, bound to what it belongs to: a sealed value moved elsewhere does not open. */
const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** Encrypts. @param belongsTo what it is bound to */
export function sealWith(key: Uint8Array, belongsTo: string, bytes: Uint8Array): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(belongsTo))
  const text = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

/** @returns what was sealed and which of the keys opens it; undefined when none does, or it was altered */
export function openWith(
  keys: readonly Uint8Array[],
  belongsTo: string,
  sealed: string,
): { bytes: Uint8Array; key: number } | undefined {
  const all = Buffer.from(sealed, 'base64url')
  for (const [key, secret] of keys.entries()) {
    try {
      const decipher = createDecipheriv(CIPHER, secret, all.subarray(0, NONCE))
        .setAAD(Buffer.from(belongsTo))
        .setAuthTag(all.subarray(NONCE, NONCE + TAG))
      return { bytes: Buffer.concat([decipher.update(all.subarray(NONCE + TAG)), decipher.final()]), key }
    } catch {
      // Sealed with another one.
    }
  }
  return undefined
}
