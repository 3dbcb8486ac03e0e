import type { changeJob as call } from '@goodword/contract/job-changes'
import type { MyJob } from '@goodword/contract/jobs'
import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type Actor, requireManager } from '../../../auth/actor.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import type { Deps } from '../../../deps.ts'
import { NotFound } from '../../../errors.ts'
import { appendEvent } from '../../../record/events/append-event.ts'
import { editPosting } from './edit-posting.ts'
import { lockMyJob } from './lock-my-job.ts'
import { myJobs } from './my-jobs.ts'
import { setState } from './set-state.ts'

/**
 * Changes what a posting says (docs/rules.md#a-posting-can-be-edited) or a draft, publishes a draft, closes a job, with words to those who wait where there are some
 * (docs/rules.md#a-job-can-be-closed-with-words), or reopens it. What is as it was already changes nothing.
 * @returns the job as its manager now sees it
 * @throws Forbidden for everyone who is no manager, NotFound for jobs of others, BadInput as `editPosting`, TooMany; Conflict where
 * somebody has changed it since the version that the editor read, and to open one that operators hid
 * (docs/rules.md#an-operator-can-hide-a-job) or whose company name looks like another's proven one
 */
export async function changeJob(
  { db, log, mail }: Pick<Deps, 'db' | 'log' | 'mail'>,
  actor: Actor,
  jobId: string,
  change: z.output<typeof call.body>,
): Promise<MyJob> {
  const { userId } = requireManager(actor, 'Only hiring managers can change jobs.')
  const { fields, told } = await db.transaction(async (tx) => {
    const job = await lockMyJob(tx, userId, jobId)
    const fields = await editPosting(tx, userId, job, change)
    const told = change.isDraft ? 0 : await setState(tx, mail, { userId, job, change })
    if (fields.length > 0 && !job.isDraft) await appendEvent(tx, { kind: 'job-edited', jobId, actorId: userId })
    return { fields, told }
  })
  if (fields.length > 0) log.info({ userId, jobId, fields }, 'job edited')
  if (told > 0) log.info({ userId, jobId, told }, 'job closed with words')
  const [job] = await myJobs(db, userId, eq(jobs.id, jobId), 1)
  if (!job) throw new NotFound('This job does not exist.')
  return job
}
