import type { MyJob } from '@goodword/contract/jobs'
import { and, eq } from 'drizzle-orm'
import { type Actor, requireManager } from '../../../auth/actor.ts'
import { lockMembership } from '../../../db/members/lock-membership.ts'
import { companyMembers } from '../../../db/schema/company-members.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import type { Deps } from '../../../deps.ts'
import { BadInput, NotFound } from '../../../errors.ts'
import { readdressHeld } from '../../../letters/readdress-held.ts'
import { isMine } from './is-mine.ts'
import { myJobs } from './my-jobs.ts'

/**
 * Gives a job of the own company to a member, or takes it (docs/rules.md#a-job-is-in-somebodys-hands).
 * @param memberId who handles it from now on
 * @returns the job as its company now sees it
 * @throws Forbidden for everyone who hires for no company, NotFound for jobs of others, BadInput for who is no member
 */
export async function handOverJob(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  actor: Actor,
  jobId: string,
  memberId: string,
): Promise<MyJob> {
  const { userId } = requireManager(actor, 'Only hiring managers can hand over jobs.')
  await db.transaction(async (tx) => {
    // Whoever leaves at the same time is gone before, or hands it on.
    const self = await lockMembership(tx, userId)
    const isIt = and(eq(jobs.id, jobId), isMine(tx, userId))
    if (!self || (await tx.$count(jobs, isIt)) === 0) throw new NotFound('This job does not exist.')
    const isColleague = and(eq(companyMembers.userId, memberId), eq(companyMembers.companyId, self.companyId))
    if ((await tx.$count(companyMembers, isColleague)) === 0)
      throw new BadInput('This person is no member of your company.')
    await tx.update(jobs).set({ handledBy: memberId }).where(isIt)
    await readdressHeld(tx, [jobId], memberId)
  })
  const [job] = await myJobs(db, userId, eq(jobs.id, jobId), 1)
  if (!job) throw new NotFound('This job does not exist.')
  log.info({ userId, jobId, memberId }, 'job handed over')
  return job
}
