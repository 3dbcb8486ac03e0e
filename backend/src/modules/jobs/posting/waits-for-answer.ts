import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { applications } from '../../../db/schema/applications.ts'
import { letters } from '../../../db/schema/letters.ts'

/** docs/rules.md#one-application-causes-at-most-six-letters-a-day */
const PER_DAY = 6

/**
 * The condition that finds the applications whose candidates get the words with which their job is closed: pending ones, not
 * withdrawn, under a confirmed address, that have caused fewer letters to the candidate than a day may bring.
 */
export function waitsForAnswer(jobId: string): SQL | undefined {
  const lettersOfDay = sql`(select count(*) from ${letters} where ${letters.applicationId} = ${applications.id}
    and ${letters.recipientKey} = ${applications.referralId}::text and ${letters.createdAt} > now() - interval '1 day')`
  return and(
    eq(applications.jobId, jobId),
    eq(applications.status, 'pending'),
    isNull(applications.withdrawnAt),
    isNotNull(applications.confirmedAt),
    sql`${lettersOfDay} < ${PER_DAY}`,
  )
}
