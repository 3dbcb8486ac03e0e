import { hkdfSync } from 'node:crypto'
import type { Env } from '../env.ts'

/** What a key is for. Each use has its own, so that what was signed for one is worth nothing for another. */
export type KeyPurpose = 'session' | 'apply-session' | 'sign-in' | 'addresses' | 'letters' | 'consent' | 'unsubscribe'

/** A 256-bit key made from the one configured secret. */
export function derivedKey({ SESSION_SECRET }: Pick<Env, 'SESSION_SECRET'>, purpose: KeyPurpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', SESSION_SECRET, '', `goodword ${purpose}`, 32))
}
