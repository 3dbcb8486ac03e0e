import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { ListedSecret } from '../../config/secrets.ts'
import type { Database } from '../../db/connect/client.ts'
import { runningServers } from '../../db/schema/running-servers.ts'
import { secretKeys } from '../../db/schema/secret-keys.ts'
import { GONE_AFTER } from './running-server.ts'

/** What the database knows of a key: when a server first listed it, last signed with it, and when it was let go. */
export type KeyUse = Pick<typeof secretKeys.$inferSelect, 'firstSeenAt' | 'signedAt' | 'droppedAt'>

/** Of the keys of one secret, by their ids. */
export async function findKeyUses(db: Database, secret: ListedSecret): Promise<Map<string, KeyUse>> {
  const rows = await db.select().from(secretKeys).where(eq(secretKeys.secret, secret)).orderBy(secretKeys.firstSeenAt)
  return new Map(rows.map(({ keyId, ...use }) => [keyId, use]))
}

/** How many servers run now, take this key, and sign with it. */
export async function countServers(db: Database, secret: ListedSecret, id: string) {
  const name = `${secret} ${id}`
  const [counts] = await db
    .select({
      running: sql<number>`count(*)::int`,
      taking: sql<number>`count(*) filter (where ${name} = any(${runningServers.takes}))::int`,
      signing: sql<number>`count(*) filter (where ${name} = any(${runningServers.signsWith}))::int`,
    })
    .from(runningServers)
    .where(gt(runningServers.seenAt, sql`now() - ${GONE_AFTER}::interval`))
  return counts ?? { running: 0, taking: 0, signing: 0 }
}

/** Lets these keys go: servers start without them. */
export async function letGo(db: Database, secret: ListedSecret, ids: readonly string[]): Promise<void> {
  await db
    .update(secretKeys)
    .set({ droppedAt: sql`now()` })
    .where(and(eq(secretKeys.secret, secret), inArray(secretKeys.keyId, [...ids])))
}
