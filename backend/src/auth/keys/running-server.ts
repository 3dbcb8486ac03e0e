import { eq, lt, sql } from 'drizzle-orm'
import type { SecretLists } from '../../config/secrets.ts'
import type { Database } from '../../db/connect/client.ts'
import { runningServers } from '../../db/schema/running-servers.ts'
import { secretKeys } from '../../db/schema/secret-keys.ts'
import type { Logger } from '../../watching/log.ts'
import { listedKeys } from './listed-keys.ts'

/** Milliseconds between two signs of life. */
const OFTEN = 60_000
/** Who was not seen for so long does not run any more: three signs were missed. */
export const GONE_AFTER = '3 minutes'

/**
 * Has the database know that this server runs, and with which keys: now, and every minute.
 * @returns what takes it back
 */
export async function startTellingKeys(db: Database, env: SecretLists, log: Logger): Promise<() => Promise<void>> {
  const id = crypto.randomUUID()
  await tellKeys(db, env, id)
  const again = () =>
    tellKeys(db, env, id).catch((err) => log.warn({ err }, 'could not tell which keys this server has'))
  const timer = setInterval(again, OFTEN)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await db
      .delete(runningServers)
      .where(eq(runningServers.id, id))
      .catch((err) => log.warn({ err }, 'could not tell that this server has ended'))
  }
}

async function tellKeys(db: Database, env: SecretLists, id: string): Promise<void> {
  const keys = listedKeys(env)
  const names = (some: typeof keys) => some.map(({ secret, id }) => `${secret} ${id}`)
  const server = { takes: names(keys), signsWith: names(keys.filter(({ signs }) => signs)), seenAt: sql`now()` }
  await db
    .insert(runningServers)
    .values({ id, ...server })
    .onConflictDoUpdate({ target: runningServers.id, set: server })
  await db
    .insert(secretKeys)
    .values(keys.map(({ secret, id, signs }) => ({ secret, keyId: id, signedAt: signs ? sql`now()` : null })))
    .onConflictDoUpdate({
      target: [secretKeys.secret, secretKeys.keyId],
      set: {
        signedAt: sql`coalesce(excluded.signed_at, ${secretKeys.signedAt})`,
        // One that signs again is needed again.
        droppedAt: sql`case when excluded.signed_at is null then ${secretKeys.droppedAt} end`,
      },
    })
  await db.delete(runningServers).where(lt(runningServers.seenAt, sql`now() - ${GONE_AFTER}::interval`))
}
