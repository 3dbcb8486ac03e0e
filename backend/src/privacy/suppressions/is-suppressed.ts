import { and, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Secrets } from '../../auth/derived-key.ts'
import type { Connection } from '../../db/connect/client.ts'
import { suppressions } from '../../db/schema/suppressions.ts'
import { addressHashes } from './address-hashes.ts'

/**
 * Whether the person behind an address has refused letters: invitations for a while, or all letters for ever
 * (docs/rules.md#whoever-refuses-gets-no-letters).
 * @param options.forever whether only a refusal for ever counts, as it does for what is no invitation
 */
export async function isSuppressed(
  db: Connection,
  env: Secrets,
  email: string,
  { forever = false } = {},
): Promise<boolean> {
  const hashes = await addressHashes(db, env, email)
  const isForEver = isNull(suppressions.until)
  const [found] = await db
    .select({ addressHash: suppressions.addressHash })
    .from(suppressions)
    .where(
      and(
        inArray(suppressions.addressHash, hashes),
        forever ? isForEver : or(isForEver, gt(suppressions.until, sql`now()`)),
      ),
    )
    .limit(1)
  return found !== undefined
}
