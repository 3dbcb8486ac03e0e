import { derivedKey, derivedKeys, type Secrets } from '../auth/derived-key.ts'
import { openWith, sealWith } from '../auth/keys/sealed-box.ts'

/** Encrypts what a letter needs and the database must not be able to tell. */
export function seal(env: Secrets, letterId: string, value: unknown): string {
  return sealWith(derivedKey(env, 'letters'), letterId, Buffer.from(JSON.stringify(value)))
}

/** @returns the value, or undefined when it was sealed with a secret that is not ours any more, or altered */
export function unseal(env: Secrets, letterId: string, sealed: string): unknown {
  const opened = openWith(derivedKeys(env, 'letters'), letterId, sealed)
  return opened && JSON.parse(Buffer.from(opened.bytes).toString('utf8'))
}

/**
 * The same, sealed with the newest key.
 * @returns undefined when it is already; 'unreadable' when none of our keys opens it
 */
export function reseal(env: Secrets, letterId: string, sealed: string): string | 'unreadable' | undefined {
  const opened = openWith(derivedKeys(env, 'letters'), letterId, sealed)
  if (!opened) return 'unreadable'
  return opened.key === 0 ? undefined : sealWith(derivedKey(env, 'letters'), letterId, opened.bytes)
}
