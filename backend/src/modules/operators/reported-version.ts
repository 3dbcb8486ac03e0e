import { type SQL, sql } from 'drizzle-orm'
import { jobVersions } from '../../db/schema/job-versions.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { reports } from '../../db/schema/reports.ts'
import type { VersionedPosting } from '../../db/versioned-posting.ts'

const version = (column: SQL) => sql`(select ${column} from ${jobVersions} reported_version
  where reported_version.job_id = ${jobs.id} and reported_version.at <= ${reports.createdAt}
  order by reported_version.version desc limit 1)`

/** Of a report joined with its posting: that as it stood when it was reported; null where it was never changed. */
export const reportedPosting = version(sql`reported_version.posting`) as SQL<VersionedPosting | null>

/** Who wrote what was reported: who last changed it by then, else who posted it (docs/rules.md#an-operator-answers-a-report). */
export const reportedAuthor = sql`coalesce(${version(sql`reported_version.saved_by`)}, ${jobs.postedBy})` as SQL<string>
