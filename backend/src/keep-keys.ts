import type { Connection } from './db/connect/client.ts'
import { keepPublicKeys } from './privacy/consent/public-keys.ts'
import type { ConsentSecret } from './privacy/consent/signing-key.ts'
import { keepRefusalKeys } from './privacy/suppressions/keep-refusal-keys.ts'
import { keepLogKeys } from './record/events/log-keys.ts'

/** Has the database keep all keys that must outlive the secrets of this server (docs/decisions/0040-keys.md). */
export async function keepKeys(db: Connection, env: ConsentSecret): Promise<void> {
  await keepRefusalKeys(db, env)
  await keepPublicKeys(db, env)
  await keepLogKeys(db, env)
}
