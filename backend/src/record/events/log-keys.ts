import type { KeyObject } from 'node:crypto'
import { derivedKeys, type Secrets } from '../../auth/derived-key.ts'
import { ed25519Key, publicBytes, publicKeyFrom } from '../../auth/ed25519-key.ts'
import { findSealedKeys, sealKeys } from '../../auth/keys/sealed-keys.ts'
import type { Connection } from '../../db/connect/client.ts'

/** The public keys that records of the log may be signed with: of this server's secrets, and those of before. */
export async function logKeys(db: Connection, env: Secrets): Promise<KeyObject[]> {
  return [...listed(env), ...(await findSealedKeys(db, env, 'events'))].map(publicKeyFrom)
}

/** Has the database keep those of this server: what they signed is checked with them when their secret is dropped. */
export function keepLogKeys(db: Connection, env: Secrets): Promise<void> {
  return sealKeys(db, env, 'events', listed(env))
}

function listed(env: Secrets): Uint8Array[] {
  return derivedKeys(env, 'events').map((seed) => publicBytes(ed25519Key(seed)))
}
