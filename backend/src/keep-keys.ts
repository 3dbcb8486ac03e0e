import { keepPublicKeys } from './consent/public-keys.ts'
import type { ConsentSecret } from './consent/signing-key.ts'
import type { Connection } from './db/client.ts'
import { keepLogKeys } from './events/log-keys.ts'
import { keepRefusalKeys } from './suppressions/keep-refusal-keys.ts'

/** Has the database keep all keys that must outlive the secrets of this server (docs/decisions/0040-keys.md). */
export async function keepKeys(db: Connection, env: ConsentSecret): Promise<void> {
  await keepRefusalKeys(db, env)
  await keepPublicKeys(db, env)
  await keepLogKeys(db, env)
}
