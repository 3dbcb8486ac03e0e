import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/connect/client.ts'
import { applications } from '../../db/schema/applications.ts'

/** Notes that the address of an application is asked for a confirmation now. @returns the moment */
export async function noteAsked(tx: Transaction, applicationId: string): Promise<Date | null> {
  const [noted] = await tx
    .update(applications)
    .set({ askedAt: sql`now()` })
    .where(eq(applications.id, applicationId))
    .returning({ askedAt: applications.askedAt })
  return noted?.askedAt ?? null
}
