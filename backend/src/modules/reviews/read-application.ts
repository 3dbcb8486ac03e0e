import { eq, sql } from 'drizzle-orm'
import type { Actor } from '../../auth/actor.ts'
import { applicationReads } from '../../db/schema/application-reads.ts'
import { applications } from '../../db/schema/applications.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { markRead } from '../applications/mark-read.ts'
import { requireOwnApplication } from './require-own-application.ts'

/**
 * Marks an application as read by whoever asks, and all of it as seen; from the first time on it stays as it is.
 * @throws Unauthenticated, Forbidden for everyone who is no manager, NotFound for applications to jobs of others
 */
export async function readApplication({ db }: Pick<Deps, 'db'>, actor: Actor, applicationId: string): Promise<void> {
  const userId = await requireOwnApplication(db, actor, applicationId)
  await db.transaction(async (tx) => {
    // Held, so that nobody deletes or corrects it in between.
    const isIt = eq(applications.id, applicationId)
    const [held] = await tx.select({ id: applications.id }).from(applications).where(isIt).for('no key update')
    if (!held) throw new NotFound('This application does not exist.')
    await markRead(tx, applicationId)
    const seenAt = sql`clock_timestamp()`
    await tx
      .insert(applicationReads)
      .values({ userId, applicationId, seenAt })
      .onConflictDoUpdate({ target: [applicationReads.userId, applicationReads.applicationId], set: { seenAt } })
  })
}
