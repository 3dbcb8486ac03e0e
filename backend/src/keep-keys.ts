import { resealKeys } from './auth/keys/sealed-keys.ts'
import type { Database } from './db/connect/client.ts'
import { resealLetters } from './letters/reseal-letters.ts'
import { keepPublicKeys } from './privacy/consent/public-keys.ts'
import type { ConsentSecret } from './privacy/consent/signing-key.ts'
import { keepRefusalKeys } from './privacy/suppressions/keep-refusal-keys.ts'
import { keepLogKeys } from './record/events/log-keys.ts'

/**
 * Stores the keys that must outlive the secrets of this server, and seals what older secrets sealed with the newest one
 * (docs/decisions/0040-keys.md). After a start with a new secret the one before is needed only by cookies.
 */
export async function keepKeys(db: Database, env: ConsentSecret): Promise<void> {
  await keepRefusalKeys(db, env)
  await keepPublicKeys(db, env)
  await keepLogKeys(db, env)
  await resealKeys(db, env)
  await resealLetters(db, env)
}
