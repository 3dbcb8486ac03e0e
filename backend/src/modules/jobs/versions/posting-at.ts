import type { PostingChanges } from '@goodword/contract/posting-changes'
import type { Language } from '@goodword/languages/languages'
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/connect/client.ts'
import { jobVersions } from '../../../db/schema/job-versions.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import { type VersionedPosting, versionedColumns, WITHOUT_FIELDS } from '../../../db/versioned-posting.ts'
import { changesInWords, READ_FIELDS } from './posting-words.ts'

/** A posting as it stood at a moment, and what of it candidates read otherwise now; `changes` is null where nothing is. */
export interface PostingAt {
  posting: VersionedPosting
  changes: PostingChanges | null
}

/**
 * How a posting that was changed since then stood at a moment (docs/rules.md#those-invited-see-what-changed).
 * @param language of who reads what changed
 * @returns undefined where it is as it was: nothing is kept of it, or nothing changed since
 */
export async function postingAt(
  db: Connection,
  jobId: string,
  moment: Date,
  language: Language = 'en',
): Promise<PostingAt | undefined> {
  const ofJob = eq(jobVersions.jobId, jobId)
  const [then] = await db
    .select({ posting: jobVersions.posting, now: versionedColumns })
    .from(jobVersions)
    .innerJoin(jobs, eq(jobs.id, jobVersions.jobId))
    .where(and(ofJob, lte(jobVersions.at, moment)))
    .orderBy(desc(jobVersions.version))
    .limit(1)
  const [last] = await db
    .select({ at: jobVersions.at })
    .from(jobVersions)
    .where(and(ofJob, gt(jobVersions.at, moment), hasSeenField))
    .orderBy(desc(jobVersions.version))
    .limit(1)
  if (!then) return undefined
  // A version that was kept before there was a field of today says nothing of it; what was read then is known of place and pay.
  const { now } = then
  const posting = { ...now, ...WITHOUT_FIELDS, ...then.posting }
  const fields = changesInWords(posting, now, language)
  return { posting, changes: last && fields.length > 0 ? { at: last.at.toISOString(), fields } : null }
}

const hasSeenField = sql`${jobVersions.changed} && ${sql.param(`{${READ_FIELDS.join()}}`)}::text[]`
