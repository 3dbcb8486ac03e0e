import type { MyJob } from '@goodword/contract/jobs'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { postingColumns } from '../../db/posting-columns.ts'
import { companies } from '../../db/schema/companies.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { countApplications } from './count-by-job.ts'

/**
 * The jobs of a manager's company, newest first.
 * @param jobId only this one
 */
export async function myJobs(db: Connection, userId: string, jobId?: string): Promise<MyJob[]> {
  const rows = await db
    .select(columns)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(companies.ownerId, userId), isNull(jobs.removedAt), jobId ? eq(jobs.id, jobId) : undefined))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
  const counts = await countApplications(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...row,
    applicationCount: counts.get(row.id) ?? 0,
    createdAt: row.createdAt.toISOString(),
  }))
}

const { title, location, type, description } = postingColumns
const columns = {
  title,
  location,
  type,
  description,
  id: jobs.id,
  isActive: jobs.isActive,
  createdAt: jobs.createdAt,
}
