import { chosenIn } from '@goodword/contract/brief'
import type { EditablePosting, JobVersion } from '@goodword/contract/job-changes'
import { VERSIONS_MAX } from '@goodword/contract/limits'
import { joinNames } from '@goodword/contract/referrer-name'
import { and, desc, eq } from 'drizzle-orm'
import { type Actor, requireManager } from '../../../auth/actor.ts'
import type { Connection } from '../../../db/connect/client.ts'
import { leaveOutNull } from '../../../db/leave-out-null.ts'
import { applications } from '../../../db/schema/applications.ts'
import { jobVersions } from '../../../db/schema/job-versions.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import { users } from '../../../db/schema/users.ts'
import { versionedColumns } from '../../../db/versioned-posting.ts'
import type { Deps } from '../../../deps.ts'
import { NotFound } from '../../../errors.ts'
import { isMine } from './is-mine.ts'
import { waitsForAnswer } from './waits-for-answer.ts'

/**
 * A posting as its company edits it, with its history (docs/rules.md#a-posting-can-be-edited). Changes nothing.
 * @throws Forbidden for everyone who is no manager, NotFound for jobs of others
 */
export async function findPosting({ db }: Pick<Deps, 'db'>, actor: Actor, jobId: string): Promise<EditablePosting> {
  const { userId } = requireManager(actor, 'Only hiring managers can change jobs.')
  const [job] = await db
    .select({
      isActive: jobs.isActive,
      isDraft: jobs.isDraft,
      hiddenReason: jobs.hiddenReason,
      version: jobs.version,
      createdAt: jobs.createdAt,
      posting: versionedColumns,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.postedBy))
    .where(and(eq(jobs.id, jobId), isMine(db, userId)))
  if (!job) throw new NotFound('This job does not exist.')
  const { posting, createdAt, firstName, lastName, ...rest } = job
  const kept = await versionsOf(db, jobId)
  const posted = { version: job.version, at: createdAt.toISOString(), by: joinNames(job) || null, fields: [] }
  return {
    ...rest,
    id: jobId,
    posting: {
      ...leaveOutNull(posting, 'writtenWithAi'),
      requirements: posting.requirements ?? '',
      hasReferralBonus: posting.referralBonus !== null,
      brief: chosenIn(posting.brief),
    },
    versions: kept.length > 0 ? kept : [posted],
    waiting: await db.$count(applications, waitsForAnswer(jobId)),
  }
}

async function versionsOf(db: Connection, jobId: string): Promise<JobVersion[]> {
  const rows = await db
    .select({
      version: jobVersions.version,
      at: jobVersions.at,
      changed: jobVersions.changed,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(jobVersions)
    .leftJoin(users, eq(users.id, jobVersions.savedBy))
    .where(eq(jobVersions.jobId, jobId))
    .orderBy(desc(jobVersions.version))
    .limit(VERSIONS_MAX)
  return rows.map(({ version, at, changed, ...names }) => ({
    version,
    at: at.toISOString(),
    by: joinNames(names) || null,
    fields: changed as JobVersion['fields'],
  }))
}
