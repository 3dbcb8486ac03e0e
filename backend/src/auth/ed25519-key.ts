import { createPrivateKey, type KeyObject } from 'node:crypto'

/** What stands before the 32 bytes of a private key in DER (RFC 8410). */
const PRIVATE = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The Ed25519 key of a seed of 32 bytes. */
export function ed25519Key(seed: Uint8Array): KeyObject {
  return createPrivateKey({ key: Buffer.concat([PRIVATE, seed]), format: 'der', type: 'pkcs8' })
}
