import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

/** What stands before the 32 bytes of a private key in DER, and of a public one (RFC 8410). */
const PRIVATE = Buffer.from('302e020100300506032b657004220420', 'hex')
const PUBLIC = Buffer.from('302a300506032b6570032100', 'hex')

/** The Ed25519 key of a seed of 32 bytes. */
export function ed25519Key(seed: Uint8Array): KeyObject {
  return createPrivateKey({ key: Buffer.concat([PRIVATE, seed]), format: 'der', type: 'pkcs8' })
}

/** The 32 bytes that check what a key signs. */
export function publicBytes(key: KeyObject): Buffer {
  const publicKey = key.type === 'public' ? key : createPublicKey(key)
  return publicKey.export({ format: 'der', type: 'spki' }).subarray(PUBLIC.length)
}

/** The public key of these 32 bytes. */
export function publicKeyFrom(bytes: Uint8Array): KeyObject {
  return createPublicKey({ key: Buffer.concat([PUBLIC, bytes]), format: 'der', type: 'spki' })
}
