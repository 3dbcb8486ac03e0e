import { createHash } from 'node:crypto'

/** Letters and digits of an id: 72 bits, so that no two keys of an installation have the same. */
const LENGTH = 12

/** Names a key, or what is public of it. It cannot be read back. */
export function keyId(key: Uint8Array): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, LENGTH)
}
