import { hkdfSync } from 'node:crypto'
import type { SecretLists } from '../config/secrets.ts'

/** What a key is for. Each use has its own, so that what was signed for one is worth nothing for another. */
export type KeyPurpose = SessionPurpose | StoredPurpose

/** Cookies: worth nothing after days. */
type SessionPurpose = 'session' | 'apply-session' | 'sign-in' | 'page-mark'
/**
 * What is stored, is in letters, or in the DNS of a company, for a long time: hashes of addresses, sealed letters, receipts,
 * unsubscribe links, the signed event log, proofs of domains, and keys of before, which the database keeps sealed.
 */
export type StoredPurpose = 'addresses' | 'letters' | 'consent' | 'unsubscribe' | 'events' | 'domains' | 'kept-keys'

const OF_SESSIONS: readonly KeyPurpose[] = [
  'session',
  'apply-session',
  'sign-in',
  'page-mark',
] satisfies SessionPurpose[]

export type Secrets = Pick<SecretLists, 'SESSION_SECRET'> &
  Partial<Pick<SecretLists, 'SESSION_SECRET_PREVIOUS' | 'STORED_DATA_SECRET' | 'STORED_DATA_SECRET_PREVIOUS'>>

/**
 * The 256-bit keys of a purpose, the newest first: that one signs and seals, and all of them are tried on what comes back.
 * What is stored has secrets of its own; what was stored before they were configured opens with those of sessions.
 */
export function derivedKeys(env: Secrets, purpose: KeyPurpose): [Uint8Array, ...Uint8Array[]] {
  const { SESSION_SECRET, SESSION_SECRET_PREVIOUS = [], STORED_DATA_SECRET, STORED_DATA_SECRET_PREVIOUS = [] } = env
  const ofSessions = [SESSION_SECRET, ...SESSION_SECRET_PREVIOUS]
  const ofStored = STORED_DATA_SECRET
    ? [STORED_DATA_SECRET, ...STORED_DATA_SECRET_PREVIOUS, ...ofSessions]
    : [...ofSessions, ...STORED_DATA_SECRET_PREVIOUS]
  const [newest = SESSION_SECRET, ...older] = OF_SESSIONS.includes(purpose) ? ofSessions : ofStored
  return [derive(newest, purpose), ...older.map((secret) => derive(secret, purpose))]
}

/** The newest key of a purpose. */
export function derivedKey(env: Secrets, purpose: KeyPurpose): Uint8Array {
  return derivedKeys(env, purpose)[0]
}

/** The key of one secret. Neither it nor that of another purpose can be found from it. */
export function derive(secret: string, purpose: KeyPurpose | 'name'): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `goodword ${purpose}`, 32))
}
