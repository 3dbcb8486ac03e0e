import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { sealedKeys } from '../../db/schema/sealed-keys.ts'
import { derivedKey, derivedKeys, type Secrets } from '../derived-key.ts'
import { keyId } from './key-id.ts'
import { openWith, sealWith } from './sealed-box.ts'

/** What the database keeps keys for: that of refusals, of unsubscribe links, and the public ones of receipts and event log. */
export type KeptPurpose = 'addresses' | 'unsubscribe' | 'consent' | 'events'

/** Has the database keep these keys, sealed with the newest secret: they go on being recognised when theirs is dropped. */
export async function sealKeys(
  db: Connection,
  env: Secrets,
  purpose: KeptPurpose,
  keys: readonly Uint8Array[],
): Promise<void> {
  const rows = keys.map((key) => ({ purpose, keyId: keyId(key), sealed: sealed(env, purpose, key) }))
  if (rows.length > 0) await db.insert(sealedKeys).values(rows).onConflictDoNothing()
}

/**
 * The keys that the database keeps for a purpose, the newest first. What a server with another secret has sealed is left out: it
 * cannot be told from what somebody with nothing but the database has put there.
 */
export async function findSealedKeys(db: Connection, env: Secrets, purpose: KeptPurpose): Promise<Uint8Array[]> {
  const rows = await db.select().from(sealedKeys).where(eq(sealedKeys.purpose, purpose)).orderBy(sealedKeys.createdAt)
  return rows.flatMap((row) => open(env, row)?.bytes ?? []).reverse()
}

/** Seals all of them with the newest secret. */
export async function resealKeys(db: Connection, env: Secrets): Promise<void> {
  for (const row of await db.select().from(sealedKeys)) {
    const opened = open(env, row)
    if (!opened || opened.key === 0) continue
    const isIt = and(eq(sealedKeys.purpose, row.purpose), eq(sealedKeys.keyId, row.keyId))
    await db
      .update(sealedKeys)
      .set({ sealed: sealed(env, row.purpose, opened.bytes) })
      .where(isIt)
  }
}

/** Those that no listed secret opens. */
export async function findUnreadableKeys(db: Connection, env: Secrets) {
  return (await db.select().from(sealedKeys)).filter((row) => !open(env, row))
}

function sealed(env: Secrets, purpose: string, key: Uint8Array): string {
  return sealWith(derivedKey(env, 'kept-keys'), belongsTo(purpose, keyId(key)), key)
}

function open(
  env: Secrets,
  { purpose, keyId, sealed }: Pick<typeof sealedKeys.$inferSelect, 'purpose' | 'keyId' | 'sealed'>,
) {
  return openWith(derivedKeys(env, 'kept-keys'), belongsTo(purpose, keyId), sealed)
}

function belongsTo(purpose: string, id: string): string {
  return `${purpose} ${id}`
}
