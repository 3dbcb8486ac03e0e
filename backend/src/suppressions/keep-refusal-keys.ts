import type { Secrets } from '../auth/derived-key.ts'
import type { Connection } from '../db/client.ts'
import { refusalKeys } from './keys.ts'

/**
 * Has the database keep the keys of this server's secret, if it has none: what was refused under it up to now is known by
 * them, also after the secret has changed.
 */
export async function keepRefusalKeys(db: Connection, env: Secrets): Promise<void> {
  await refusalKeys(db, env, 'addresses')
  await refusalKeys(db, env, 'unsubscribe')
}
