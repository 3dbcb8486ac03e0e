import { hkdfSync } from 'node:crypto'
import type { Env } from '../env.ts'

/** What a key is for. Each use has its own, so that what was signed for one is worth nothing for another. */
export type KeyPurpose = SessionPurpose | StoredPurpose

/** Cookies: worth nothing after days. */
type SessionPurpose = 'session' | 'apply-session' | 'sign-in'
/** What is stored, or is in letters, for a long time. */
export type StoredPurpose = 'addresses' | 'letters' | 'consent' | 'unsubscribe' | 'events'

const OF_SESSIONS: readonly KeyPurpose[] = ['session', 'apply-session', 'sign-in'] satisfies SessionPurpose[]

export type Secrets = Pick<Env, 'SESSION_SECRET'> &
  Partial<Pick<Env, 'SESSION_SECRET_PREVIOUS' | 'STORED_DATA_SECRET' | 'STORED_DATA_SECRET_PREVIOUS'>>

/**
 * The 256-bit keys of a purpose, the newest first: that one signs and seals, and all of them are tried on what comes back.
 * What is stored has secrets of its own; what was stored before they were configured opens with those of sessions.
 */
export function derivedKeys(env: Secrets, purpose: KeyPurpose): [Uint8Array, ...Uint8Array[]] {
  const { SESSION_SECRET, SESSION_SECRET_PREVIOUS = [], STORED_DATA_SECRET, STORED_DATA_SECRET_PREVIOUS = [] } = env
  const stored = STORED_DATA_SECRET ? [STORED_DATA_SECRET, ...STORED_DATA_SECRET_PREVIOUS] : []
  const ofSessions = [SESSION_SECRET, ...SESSION_SECRET_PREVIOUS]
  const [newest, ...older] = OF_SESSIONS.includes(purpose) ? ofSessions : [...stored, ...ofSessions]
  return [keyOf(newest ?? SESSION_SECRET, purpose), ...older.map((secret) => keyOf(secret, purpose))]
}

/** The newest key of a purpose. */
export function derivedKey(env: Secrets, purpose: KeyPurpose): Uint8Array {
  return derivedKeys(env, purpose)[0]
}

function keyOf(secret: string, purpose: KeyPurpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `goodword ${purpose}`, 32))
}
