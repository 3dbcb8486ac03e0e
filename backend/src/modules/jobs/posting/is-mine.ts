import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/connect/client.ts'
import { companyOf } from '../../../db/members/company-of.ts'
import { jobs } from '../../../db/schema/jobs.ts'

/**
 * Jobs of a manager's company that were not deleted. The company is looked up first: joined, its jobs would all be read and
 * sorted for each page.
 */
export function isMine(db: Connection, userId: string): SQL | undefined {
  return and(eq(jobs.companyId, companyOf(db, userId)), isNull(jobs.removedAt))
}
