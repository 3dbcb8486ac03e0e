import type { MyJob } from '@goodword/contract/jobs'
import { quoted } from '@goodword/contract/quoted'
import { and, eq, isNull } from 'drizzle-orm'
import { type Actor, requireManager } from '../../../auth/actor.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import type { Deps } from '../../../deps.ts'
import { Conflict, NotFound } from '../../../errors.ts'
import { lookAlikeRefusal } from '../../companies/look-alike-refusal.ts'
import { myJobs } from './my-jobs.ts'

const GONE = 'This job does not exist.'

/**
 * Closes or reopens a job: a closed one takes no new referrals and applications
 * (docs/rules.md#a-closed-job-takes-nobody-new).
 * @returns the job as its manager now sees it
 * @throws Forbidden for everyone who is no manager, NotFound for jobs of others, Conflict to open one that operators hid
 * (docs/rules.md#an-operator-can-hide-a-job), or whose company name looks like another's proven one
 */
export async function setJobState(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  jobId: string,
  isActive: boolean,
): Promise<MyJob> {
  const { userId } = requireManager(actor, 'Only hiring managers can change jobs.')
  const [job] = await myJobs(db, userId, eq(jobs.id, jobId), 1)
  if (!job) throw new NotFound(GONE)
  if (isActive && !job.isActive && job.hiddenReason === null) await refuseNameOf(db, userId, jobId)
  // Asked again: it may have been deleted or hidden meanwhile.
  const isThere = and(eq(jobs.id, jobId), isNull(jobs.removedAt))
  const mayBe = isActive ? isNull(jobs.hiddenAt) : undefined
  const changed = await db
    .update(jobs)
    .set({ isActive })
    .where(and(isThere, mayBe))
    .returning({ hiddenReason: jobs.hiddenReason })
  if (changed[0]) return { ...job, ...changed[0], isActive }
  const [hidden] = await db.select({ reason: jobs.hiddenReason }).from(jobs).where(isThere)
  if (!hidden) throw new NotFound(GONE)
  throw new Conflict(
    `The operators hid this posting, so it cannot be opened. Their reason: ${quoted(hidden.reason ?? '')}`,
  )
}

/** @throws Conflict as another company has proven the name, or one like it, since the posting was made */
async function refuseNameOf(db: Deps['db'], userId: string, jobId: string): Promise<void> {
  const [posting] = await db.select({ companyName: jobs.companyName }).from(jobs).where(eq(jobs.id, jobId))
  const refusal = posting && (await lookAlikeRefusal(db, userId, posting.companyName))
  if (refusal) throw new Conflict(refusal)
}
