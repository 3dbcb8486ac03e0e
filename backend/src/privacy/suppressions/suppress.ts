import { sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { suppressions } from '../../db/schema/suppressions.ts'

/**
 * Days that a plain "no thanks" keeps other invitations away: as long as a declined one is kept
 * (docs/rules.md#unanswered-and-declined-invitations-are-kept-30-days).
 */
const DECLINED_DAYS = 30

/**
 * Keeps invitations away from an address, for a while or for ever; a longer refusal is never made shorter.
 * @param addressHash the first of `addressHashes`, or what an unsubscribe link names
 */
export async function suppress(db: Connection, addressHash: string, { forever }: { forever: boolean }): Promise<void> {
  const until = forever ? null : sql`now() + ${`${DECLINED_DAYS} days`}::interval`
  await db
    .insert(suppressions)
    .values({ addressHash, until })
    .onConflictDoUpdate({
      target: suppressions.addressHash,
      set: {
        until: sql`case when ${suppressions.until} is null or excluded.until is null then null
          else greatest(${suppressions.until}, excluded.until) end`,
      },
    })
}
