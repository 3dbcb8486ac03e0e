import type { Connection } from '../../db/connect/client.ts'
import type { Secrets } from '../derived-key.ts'
import { findUnreadableKeys } from './sealed-keys.ts'

/**
 * Keeps a server from starting without a secret that stored keys are sealed with: it would know neither who refused letters nor the
 * links in letters of before.
 * @throws Error with a sentence that names the keys and what to do
 */
export async function refuseMissingKeys(db: Connection, env: Secrets): Promise<void> {
  const unreadable = await findUnreadableKeys(db, env)
  if (unreadable.length === 0) return
  const names = unreadable.map(({ purpose, keyId }) => `${purpose} ${keyId}`).join(', ')
  throw new Error(
    `The configuration is not usable: keys in the database (${names}) were sealed with a secret that is not listed. List it again in STORED_DATA_SECRET_PREVIOUS; if it is lost, see docs/operating.md#changing-a-secret.`,
  )
}
