import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/connect/client.ts'
import { companies } from '../../../db/schema/companies.ts'
import { jobs } from '../../../db/schema/jobs.ts'

/**
 * Jobs of a manager's company that were not deleted. The company is looked up first: joined, its jobs would all be read and
 * sorted for each page.
 */
export function isMine(db: Connection, userId: string): SQL | undefined {
  const company = db.select({ id: companies.id }).from(companies).where(eq(companies.ownerId, userId))
  return and(eq(jobs.companyId, company), isNull(jobs.removedAt))
}
