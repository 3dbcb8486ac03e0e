import { eq } from 'drizzle-orm'
import { derive, type Secrets } from '../../auth/derived-key.ts'
import { findSealedKeys } from '../../auth/keys/sealed-keys.ts'
import type { Connection } from '../../db/connect/client.ts'
import { keptKeys } from '../../db/schema/kept-keys.ts'

export type RefusalPurpose = 'addresses' | 'unsubscribe'

/**
 * The keys by which refusals are recognised, the newest first: those of `STORED_DATA_SECRET`, those of before that the database
 * keeps sealed, and the one that it has kept since the first start. So a new secret forgets nobody, with that variable and without
 * (docs/rules.md#whoever-refuses-gets-no-letters).
 */
export async function refusalKeys(db: Connection, env: Secrets, purpose: RefusalPurpose): Promise<Uint8Array[]> {
  const { STORED_DATA_SECRET } = env
  const [sealed, kept] = [await findSealedKeys(db, env, purpose), await findKept(db, purpose)]
  const first = kept ?? (await keep(db, env, purpose))
  const newest = STORED_DATA_SECRET ? derive(STORED_DATA_SECRET, purpose) : first
  const all = [newest, ...listedRefusalKeys(env, purpose), ...sealed, first]
  return [...new Map(all.map((key) => [Buffer.from(key).toString('hex'), key])).values()]
}

/** Those that are made from what is configured. */
export function listedRefusalKeys(env: Secrets, purpose: RefusalPurpose): Uint8Array[] {
  const { STORED_DATA_SECRET = [], STORED_DATA_SECRET_PREVIOUS = [] } = env
  return [STORED_DATA_SECRET, STORED_DATA_SECRET_PREVIOUS].flat().map((secret) => derive(secret, purpose))
}

async function findKept(db: Connection, purpose: RefusalPurpose): Promise<Uint8Array | undefined> {
  const [row] = await db.select({ key: keptKeys.key }).from(keptKeys).where(eq(keptKeys.purpose, purpose))
  return row && Buffer.from(row.key, 'base64url')
}

/** Of two servers that start for the first time, one makes the key. */
async function keep(db: Connection, { SESSION_SECRET }: Secrets, purpose: RefusalPurpose): Promise<Uint8Array> {
  const key = derive(SESSION_SECRET, purpose)
  await db
    .insert(keptKeys)
    .values({ purpose, key: Buffer.from(key).toString('base64url') })
    .onConflictDoNothing()
  return (await findKept(db, purpose)) ?? key
}
