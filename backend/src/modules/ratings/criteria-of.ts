import { DEFAULT_CRITERIA } from '@goodword/contract/marks'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { jobCriteria } from '../../db/schema/job-criteria.ts'

/** By what the applications to a job are rated: what its company has named, else what every job begins with. */
export async function criteriaOf(db: Connection, jobId: string): Promise<string[]> {
  const [row] = await db.select().from(jobCriteria).where(eq(jobCriteria.jobId, jobId))
  return row?.names ?? [...DEFAULT_CRITERIA]
}
