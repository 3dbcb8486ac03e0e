import { createHmac } from 'node:crypto'
import { derivedKey, type Secrets } from './derived-key.ts'

/** A network address as a key: the same for the same address, and nothing that could be read back. */
export function hashedAddress(env: Secrets, address: string): string {
  return createHmac('sha256', derivedKey(env, 'addresses')).update(address).digest('base64url')
}
