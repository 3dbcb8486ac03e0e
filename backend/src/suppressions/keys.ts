import { eq } from 'drizzle-orm'
import { derivedKey, type Secrets } from '../auth/derived-key.ts'
import type { Connection } from '../db/client.ts'
import { keptKeys } from '../db/schema/kept-keys.ts'

export type RefusalPurpose = 'addresses' | 'unsubscribe'

/**
 * The keys by which refusals are recognised, the newest first: those of `STORED_DATA_SECRET`, and the one that the database
 * has kept since the first start. So a new `SESSION_SECRET` forgets nobody, with that variable and without
 * (docs/rules.md#whoever-refuses-gets-no-letters).
 */
export async function refusalKeys(db: Connection, env: Secrets, purpose: RefusalPurpose) {
  const { STORED_DATA_SECRET, STORED_DATA_SECRET_PREVIOUS = [] } = env
  const stored = STORED_DATA_SECRET ? [STORED_DATA_SECRET, ...STORED_DATA_SECRET_PREVIOUS] : []
  const kept = (await findKept(db, purpose)) ?? (await keep(db, env, purpose))
  return [...stored.map((SESSION_SECRET) => derivedKey({ SESSION_SECRET }, purpose)), kept]
}

async function findKept(db: Connection, purpose: RefusalPurpose): Promise<Uint8Array | undefined> {
  const [row] = await db.select({ key: keptKeys.key }).from(keptKeys).where(eq(keptKeys.purpose, purpose))
  return row && Buffer.from(row.key, 'base64url')
}

/** Of two servers that start for the first time, one makes the key. */
async function keep(db: Connection, { SESSION_SECRET }: Secrets, purpose: RefusalPurpose): Promise<Uint8Array> {
  const key = derivedKey({ SESSION_SECRET }, purpose)
  await db
    .insert(keptKeys)
    .values({ purpose, key: Buffer.from(key).toString('base64url') })
    .onConflictDoNothing()
  return (await findKept(db, purpose)) ?? key
}
