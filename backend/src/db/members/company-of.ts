import { eq } from 'drizzle-orm'
import type { Connection } from '../connect/client.ts'
import { companyMembers } from '../schema/company-members.ts'

/** The id of the company that a person belongs to, as a subquery: looked up each time, so that a removal counts at once. */
export function companyOf(db: Connection, userId: string) {
  return db.select({ id: companyMembers.companyId }).from(companyMembers).where(eq(companyMembers.userId, userId))
}
