import type { Actor } from '../../auth/actor.ts'
import { applicationReads } from '../../db/schema/application-reads.ts'
import type { Deps } from '../../deps.ts'
import { requireOwnApplication } from './require-own-application.ts'

/**
 * Marks an application as read by whoever asks; again it changes nothing.
 * @throws Unauthenticated, Forbidden for everyone who is no manager, NotFound for applications to jobs of others
 */
export async function readApplication({ db }: Pick<Deps, 'db'>, actor: Actor, applicationId: string): Promise<void> {
  const userId = await requireOwnApplication(db, actor, applicationId)
  await db.insert(applicationReads).values({ userId, applicationId }).onConflictDoNothing()
}
