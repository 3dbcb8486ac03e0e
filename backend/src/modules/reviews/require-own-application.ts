import { and, eq } from 'drizzle-orm'
import { type Actor, requireManager } from '../../auth/actor.ts'
import type { Connection } from '../../db/connect/client.ts'
import { applications } from '../../db/schema/applications.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { NotFound } from '../../errors.ts'
import { isMine } from '../jobs/posting/is-mine.ts'

/**
 * Who asks for an application, where it is to a job of their company.
 * @throws Unauthenticated, Forbidden for everyone who is no manager, NotFound for applications to jobs of others
 */
export async function requireOwnApplication(db: Connection, actor: Actor, applicationId: string): Promise<string> {
  const { userId } = requireManager(actor, 'Only hiring managers can see applications.')
  const [found] = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.id, applicationId), isMine(db, userId)))
  if (!found) throw new NotFound('This application does not exist.')
  return userId
}
