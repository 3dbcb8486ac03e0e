import { UPLOAD_SECONDS } from '@goodword/contract/limits'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/connect/client.ts'
import { objects } from '../db/schema/objects.ts'
import { isExpired } from './is-expired.ts'
import { objectKey } from './object-key.ts'
import type { Storage } from './storage.ts'

/**
 * Removes the uploaded originals of files in use: the checked copy is served, the other one is only a second place where
 * a person's document lies. Not before its address has expired, or it could be filled once more.
 * Looks back two hours, so each is removed by several runs, and a run that failed is made up for.
 * @returns how many it looked at
 */
export async function clearQuarantine({ db, storage }: { db: Database; storage: Storage }): Promise<number> {
  const used = await findUsedOriginals({ db })
  await storage.remove(used.map(({ key }) => objectKey('quarantine', key)))
  return used.length
}

/** What it looks at; some of it may be removed already. */
export function findUsedOriginals({ db }: { db: Database }): Promise<{ key: string }[]> {
  return db
    .select({ key: objects.key })
    .from(objects)
    .where(
      and(
        eq(objects.state, 'attached'),
        isExpired,
        sql`greatest(${objects.attachedAt}, ${objects.createdAt} + make_interval(secs => ${UPLOAD_SECONDS})) > now() - interval '2 hours'`,
      ),
    )
}
