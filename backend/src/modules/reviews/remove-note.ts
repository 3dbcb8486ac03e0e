import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../auth/actor.ts'
import { applicationNotes } from '../../db/schema/application-notes.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { requireOwnApplication } from './require-own-application.ts'

/**
 * Removes a note of whoever asks.
 * @throws Unauthenticated, Forbidden for everyone who is no manager, NotFound for notes of others and for applications to jobs
 * of others
 */
export async function removeNote(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  actor: Actor,
  { applicationId, noteId }: { applicationId: string; noteId: string },
): Promise<void> {
  const userId = await requireOwnApplication(db, actor, applicationId)
  const isIt = and(eq(applicationNotes.id, noteId), eq(applicationNotes.applicationId, applicationId))
  const removed = await db
    .delete(applicationNotes)
    .where(and(isIt, eq(applicationNotes.authorId, userId)))
    .returning({ id: applicationNotes.id })
  if (removed.length === 0) throw new NotFound('There is no such note of yours.')
  log.info({ userId, applicationId, noteId }, 'note removed')
}
