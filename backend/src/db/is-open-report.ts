import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { reports } from './schema/reports.ts'

/** A report of this posting that no operator has answered. */
export function isOpenReport(jobId: string | PgColumn): SQL | undefined {
  return and(eq(reports.jobId, jobId), isNull(reports.answeredAt))
}
