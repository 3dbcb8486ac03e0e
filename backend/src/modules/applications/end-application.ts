import { eq, or } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../db/connect/client.ts'
import { applications } from '../../db/schema/applications.ts'
import { candidateLinks } from '../../db/schema/candidate-links.ts'
import { candidateQuestions } from '../../db/schema/candidate-questions.ts'
import { objects } from '../../db/schema/objects.ts'
import { referrals } from '../../db/schema/referrals.ts'
import type { Mail } from '../../letters/mail.ts'
import { endReward } from '../../money/ledger/end-reward.ts'
import { appendEvent } from '../../record/events/append-event.ts'
import { discardDocuments, uploadsOf } from '../../storage/discard-documents.ts'

/**
 * Removes an application that was nobody's, with its documents, letters and links, and what else was done by whoever made it, in a
 * transaction that holds its referral: that is an unanswered invitation again.
 * @param link what becomes of the invitation's link
 * @returns the discarded documents, for `removeFiles` after the commit
 */
export async function endApplication(
  tx: Transaction,
  mail: Pick<Mail, 'forget'>,
  { id: applicationId, referralId, jobId }: Record<'id' | 'referralId' | 'jobId', string>,
  link: Pick<PgUpdateSetSource<typeof referrals>, 'tokenHash' | 'tokenExpiresAt'>,
): Promise<string[]> {
  const discarded = await discardDocuments(tx, or(eq(objects.applicationId, applicationId), uploadsOf(referralId)))
  await mail.forget(tx, { referralId, applicationId })
  await tx.delete(applications).where(eq(applications.id, applicationId))
  await tx.delete(candidateLinks).where(eq(candidateLinks.referralId, referralId))
  // Asked and chosen by whoever had the link, not by whom the invitation was for.
  await tx.delete(candidateQuestions).where(eq(candidateQuestions.referralId, referralId))
  await tx
    .update(referrals)
    .set({ progress: 'invited', status: null, language: null, ...link })
    .where(eq(referrals.id, referralId))
  await endReward(tx, applicationId)
  await appendEvent(tx, { kind: 'application-ended', referralId, jobId })
  return discarded
}
