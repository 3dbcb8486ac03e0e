import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/connect/client.ts'
import { hasOtherOwner } from '../../db/members/has-other-owner.ts'
import { companyMembers } from '../../db/schema/company-members.ts'
import { Conflict } from '../../errors.ts'

/**
 * Keeps the last owner of a company that is locked from becoming none (docs/rules.md#a-company-has-members).
 * @param member whom it is about
 * @throws Conflict where no other owner's account is open
 */
export async function keepAnOwner(tx: Transaction, member: Record<'companyId' | 'userId', string>): Promise<void> {
  const isIt = and(eq(companyMembers.companyId, member.companyId), eq(companyMembers.userId, member.userId))
  const [found] = await tx.select({ role: companyMembers.role }).from(companyMembers).where(isIt)
  if (found?.role !== 'owner' || (await hasOtherOwner(tx, member))) return
  throw new Conflict('A company needs an owner. Please make somebody else an owner first.')
}
