import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../connect/client.ts'
import { companies } from '../schema/companies.ts'
import { companyMembers } from '../schema/company-members.ts'
import { companyOf } from './company-of.ts'

/**
 * Locks the company that somebody belongs to, for a change of its members, until the transaction ends. It comes after accounts and
 * before jobs (`lock-in-order.ts`).
 * @returns what they are in it; undefined where they belong to none
 */
export async function lockMembership(tx: Transaction, userId: string) {
  const [found] = await companyOf(tx, userId)
  if (!found) return undefined
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, found.id)).for('no key update')
  // Asked again: they may have been removed before the lock.
  const isTheirs = and(eq(companyMembers.userId, userId), eq(companyMembers.companyId, found.id))
  const [member] = await tx.select().from(companyMembers).where(isTheirs)
  return member
}
