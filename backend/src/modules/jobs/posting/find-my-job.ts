import type { MyJob } from '@goodword/contract/jobs'
import { eq } from 'drizzle-orm'
import { type Actor, requireManager } from '../../../auth/actor.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import type { Deps } from '../../../deps.ts'
import { NotFound } from '../../../errors.ts'
import { myJobs } from './my-jobs.ts'

/** One of the manager's own jobs. @throws Forbidden for everyone who is no manager, NotFound for jobs of others */
export async function findMyJob({ db }: Pick<Deps, 'db'>, actor: Actor, jobId: string): Promise<MyJob> {
  const { userId } = requireManager(actor, 'Only hiring managers can access this dashboard.')
  const [job] = await myJobs(db, userId, eq(jobs.id, jobId), 1)
  if (!job) throw new NotFound('This job does not exist.')
  return job
}
