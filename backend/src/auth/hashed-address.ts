import { createHmac } from 'node:crypto'
import type { Env } from '../env.ts'
import { derivedKey } from './derived-key.ts'

/** A network or e-mail address as a key: the same for the same address, and nothing that could be read back. */
export function hashedAddress(env: Pick<Env, 'SESSION_SECRET'>, address: string): string {
  return createHmac('sha256', derivedKey(env, 'addresses')).update(address).digest('base64url')
}
