import type { MyJob } from '@goodword/contract/jobs'
import { type Actor, requireManager } from '../../auth/actor.ts'
import type { Deps } from '../../deps.ts'
import { myJobs } from './my-jobs.ts'

/** The manager's jobs, open and closed, newest first. @throws Forbidden for everyone else */
export async function listMyJobs({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<MyJob[]> {
  const { userId } = requireManager(actor, 'Only hiring managers can access this dashboard.')
  return myJobs(db, userId)
}
