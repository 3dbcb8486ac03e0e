import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { hashedAddress } from '../auth/hashed-address.ts'
import type { Connection } from '../db/client.ts'
import { suppressions } from '../db/schema/suppressions.ts'
import type { Env } from '../env.ts'

/**
 * Whether the person behind an address wants no invitations: then none is sent, whoever asks
 * (docs/rules.md#whoever-refuses-gets-no-invitation).
 */
export async function isSuppressed(
  db: Connection,
  env: Pick<Env, 'SESSION_SECRET'>,
  candidateKey: string,
): Promise<boolean> {
  const [found] = await db
    .select({ addressHash: suppressions.addressHash })
    .from(suppressions)
    .where(
      and(
        eq(suppressions.addressHash, hashedAddress(env, candidateKey)),
        or(isNull(suppressions.until), gt(suppressions.until, sql`now()`)),
      ),
    )
  return found !== undefined
}
