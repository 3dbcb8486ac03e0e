import { and, eq, exists, or } from 'drizzle-orm'
import type { Transaction } from '../../db/connect/client.ts'
import { candidateLinks } from '../../db/schema/candidate-links.ts'
import { referrals } from '../../db/schema/referrals.ts'
import type { ApplySession } from '../apply-session.ts'

/**
 * Whether the link by which a browser has opened an invitation still is one of its links, in a transaction that holds the referral: sending
 * the invitation again or correcting it ends them (docs/rules.md#an-apply-session-ends-with-its-link-and-with-signing-out).
 */
export async function isStillOpened(tx: Transaction, { links }: ApplySession, referralId: string): Promise<boolean> {
  const [, tokenHash = ''] = links.find(([id]) => id === referralId) ?? []
  const isOther = and(eq(candidateLinks.referralId, referralId), eq(candidateLinks.tokenHash, tokenHash))
  const other = tx.select({ kind: candidateLinks.kind }).from(candidateLinks).where(isOther)
  const isLink = or(eq(referrals.tokenHash, tokenHash), exists(other))
  return (await tx.$count(referrals, and(eq(referrals.id, referralId), isLink))) > 0
}
