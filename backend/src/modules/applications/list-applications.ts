import type { Application } from '@goodword/contract/applications'
import { and, eq, isNull } from 'drizzle-orm'
import { type Actor, requireManager } from '../../auth/actor.ts'
import { companies } from '../../db/schema/companies.ts'
import { jobs } from '../../db/schema/jobs.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { findApplications } from './find-applications.ts'

/** The applications of one of the manager's own jobs, newest first. @throws Forbidden, NotFound for jobs of others */
export async function listApplications({ db }: Pick<Deps, 'db'>, actor: Actor, jobId: string): Promise<Application[]> {
  const { userId } = requireManager(actor, 'Only hiring managers can see applications.')
  const [job] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.id, jobId), eq(companies.ownerId, userId), isNull(jobs.removedAt)))
  if (!job) throw new NotFound('This job does not exist.')
  return findApplications(db, userId, { jobId })
}
