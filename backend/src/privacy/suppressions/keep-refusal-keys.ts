import type { Secrets } from '../../auth/derived-key.ts'
import { sealKeys } from '../../auth/keys/sealed-keys.ts'
import type { Connection } from '../../db/connect/client.ts'
import { listedRefusalKeys, refusalKeys } from './keys.ts'

/**
 * Has the database keep the keys by which this server recognises refusals and unsubscribe links: what was refused under them is
 * known also after their secret has changed.
 */
export async function keepRefusalKeys(db: Connection, env: Secrets): Promise<void> {
  for (const purpose of ['addresses', 'unsubscribe'] as const) {
    await refusalKeys(db, env, purpose)
    await sealKeys(db, env, purpose, listedRefusalKeys(env, purpose))
  }
}
