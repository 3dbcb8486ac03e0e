import { and, eq, isNotNull, isNull, ne, type SQL } from 'drizzle-orm'
import { applications } from '../../../db/schema/applications.ts'

/**
 * The condition that finds the applications whose candidates are told that their job was deleted: those that go with it
 * (docs/rules.md#a-hire-outlives-its-job) and were open as far as their candidates know. StatusNotifications that still wait go with the job,
 * and an address that nobody confirmed is not written to.
 */
export function isNotifiedOfRemoval(jobId: string): SQL | undefined {
  return and(eq(applications.jobId, jobId), isOpenAsTold, isNotNull(applications.confirmedAt))
}

/** The condition on an application that it is open, as far as its candidate knows. */
export const isOpenAsTold: SQL | undefined = and(
  ne(applications.status, 'hired'),
  ne(applications.toldStatus, 'rejected'),
  isNull(applications.withdrawnAt),
)
