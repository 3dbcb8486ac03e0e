import { publicBytes } from '../../auth/ed25519-key.ts'
import { keyId } from '../../auth/keys/key-id.ts'
import { findSealedKeys, sealKeys } from '../../auth/keys/sealed-keys.ts'
import type { Connection } from '../../db/connect/client.ts'
import { type ConsentSecret, signingKeys } from './signing-key.ts'

/** A public key as it is published: base64url, with a name. */
export interface PublishedKey {
  kid: string
  key: string
}

/**
 * What checks receipts: `key` those that are signed now, `keys` all of them, also those whose private part is gone. A receipt names
 * the one it was signed with.
 */
export async function publishedKeys(
  db: Connection,
  env: ConsentSecret,
): Promise<{ key: string; keys: PublishedKey[] }> {
  const kept = await findSealedKeys(db, env, 'consent')
  const published = [...listed(env), ...kept].map((bytes) => ({
    kid: keyId(bytes),
    key: Buffer.from(bytes).toString('base64url'),
  }))
  const keys = [...new Map(published.map((one) => [one.kid, one])).values()]
  return { key: keys[0]?.key ?? '', keys }
}

/** Has the database keep those of this server, which stay published when their secret is dropped. */
export function keepPublicKeys(db: Connection, env: ConsentSecret): Promise<void> {
  return sealKeys(db, env, 'consent', listed(env))
}

function listed(env: ConsentSecret): Uint8Array[] {
  return signingKeys(env).map(publicBytes)
}
