import { and, eq, isNull } from 'drizzle-orm'
import { type Actor, requireManager } from '../../auth/actor.ts'
import type { Connection } from '../../db/connect/client.ts'
import { companyOf } from '../../db/members/company-of.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { NotFound } from '../../errors.ts'

/**
 * Who asks for applications of a job, where it is their company's.
 * @throws Forbidden for everyone who is no manager, NotFound for jobs of others
 */
export async function requireOwnJob(db: Connection, actor: Actor, jobId: string): Promise<string> {
  const { userId } = requireManager(actor, 'Only hiring managers can see applications.')
  const [job] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.companyId, companyOf(db, userId)), isNull(jobs.removedAt)))
  if (!job) throw new NotFound('This job does not exist.')
  return userId
}
