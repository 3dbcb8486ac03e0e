import { and, eq, ne, type SQL } from 'drizzle-orm'
import { addressKey } from '../../auth/address-key.ts'
import { inboxKey } from '../../auth/inbox-key.ts'
import { isSamePerson, type PersonKeys } from '../../auth/is-same-person.ts'
import type { Transaction } from '../../db/connect/client.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { users } from '../../db/schema/users.ts'
import { Conflict } from '../../errors.ts'
import { atAddress } from './at-address.ts'

export const TWICE = 'You have already referred this person for this job.'

/**
 * Nobody refers the same person to the same job twice, not from another account of theirs, nor under another spelling of the
 * address (docs/rules.md#nobody-refers-the-same-person-to-the-same-job-twice).
 * @param others which of one's own referrals to the job are looked at
 * @throws Conflict
 */
export async function refuseTwice(
  tx: Transaction,
  self: PersonKeys,
  { jobId, candidateEmail }: { jobId: string; candidateEmail: string },
  others: SQL | undefined,
): Promise<void> {
  const isOfAnother = and(eq(referrals.candidateKey, addressKey(candidateEmail)), eq(referrals.jobId, jobId))
  const elsewhere = await tx
    .select({ userId: users.id, email: users.email })
    .from(referrals)
    .innerJoin(users, eq(users.id, referrals.referrerId))
    .where(and(isOfAnother, ne(referrals.referrerId, self.userId)))
  if (elsewhere.some(({ userId, email }) => isSamePerson(self, { userId, inbox: inboxKey(email) })))
    throw new Conflict(...atAddress(TWICE))
  const isOwn = and(eq(referrals.referrerId, self.userId), eq(referrals.jobId, jobId))
  const own = await tx.select({ email: referrals.candidateEmail }).from(referrals).where(and(isOwn, others))
  const inbox = inboxKey(candidateEmail)
  if (own.some(({ email }) => inboxKey(email) === inbox)) throw new Conflict(...atAddress(TWICE))
}
