import { isNull } from 'drizzle-orm'
import type { SecretLists } from '../../config/secrets.ts'
import type { Database } from '../../db/connect/client.ts'
import { secretKeys } from '../../db/schema/secret-keys.ts'
import { listedKeys } from './listed-keys.ts'
import { countUnreadableKeys } from './sealed-keys.ts'

/**
 * Keeps a server from starting without a key that is still needed: it would sign people out, and know neither who refused letters
 * nor what letters that wait keep.
 * @throws Error with a sentence for each key that was dropped too early
 */
export async function refuseMissingKeys(db: Database, env: SecretLists): Promise<void> {
  const listed = new Set(listedKeys(env).map(({ secret, id }) => `${secret} ${id}`))
  const known = await db
    .select()
    .from(secretKeys)
    .where(isNull(secretKeys.droppedAt))
    .orderBy(secretKeys.secret, secretKeys.firstSeenAt)
  const faults = known
    .filter(({ secret, keyId }) => !listed.has(`${secret} ${keyId}`))
    .map(
      ({ secret, keyId, signedAt }) =>
        `${secret} no longer lists key ${keyId}, ${signedAt ? `which signed until ${signedAt.toISOString()}` : 'which servers were given'}: list it again, and let \`bun run rotate drop ${secret}\` say when it may go`,
    )
  // What was put back from a backup may be sealed with one that was let go since.
  const unreadable = faults.length > 0 ? 0 : await countUnreadableKeys(db, env)
  if (unreadable > 0)
    faults.push(`${unreadable} keys in the database were sealed with a secret that is not listed: list it again`)
  if (faults.length > 0)
    throw new Error(`The configuration is not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
}
