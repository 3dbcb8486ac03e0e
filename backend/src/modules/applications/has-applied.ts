import { and, eq, isNotNull, type SQL } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { applications } from '../../db/schema/applications.ts'

/**
 * Whether the owner of an address has applied for a job: one that nobody confirmed says nothing of them
 * (docs/rules.md#one-application-per-job-and-confirmed-address).
 */
export async function hasApplied(db: Connection, jobId: string, candidateKey: string): Promise<boolean> {
  const isTheirs = and(isUnder(jobId, candidateKey), isNotNull(applications.confirmedAt))
  return (await db.$count(applications, isTheirs)) > 0
}

/** The condition that finds what was sent in for a job with an address, by whomever. */
export function isUnder(jobId: string, candidateKey: string): SQL | undefined {
  return and(eq(applications.jobId, jobId), eq(applications.candidateKey, candidateKey))
}
