import { eq, or } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/connect/client.ts'
import { objects } from '../../db/schema/objects.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { appendEvent } from '../../record/events/append-event.ts'
import { discardDocuments, uploadsOf } from '../../storage/discard-documents.ts'
import type { Storage } from '../../storage/storage.ts'
import type { Logger } from '../../watching/log.ts'

/** Takes back the letters about a referral; letters know who refused them, so what erases does not know letters. */
interface ForgetLetters {
  forget(tx: Transaction, about: { referralId: string; applicationId: string | undefined }): Promise<void>
}

interface Held {
  referralId: string
  jobId: string
  applicationId: string | undefined
}

/**
 * Erases a referral that the transaction has locked: invitation, application, history, letters, the rows of files, those that
 * were uploaded and not used among them, and the salt that bound the event log to the person. Reports by its link lose the link; what
 * was typed in them is `forgetReports`.
 * @returns ids of the files, which are to be removed after the commit
 */
export async function eraseReferral(
  tx: Transaction,
  { mail }: { mail: ForgetLetters },
  { referralId, jobId, applicationId }: Held,
): Promise<string[]> {
  const attached = applicationId ? eq(objects.applicationId, applicationId) : undefined
  const discarded = await discardDocuments(tx, or(attached, uploadsOf(referralId)))
  await mail.forget(tx, { referralId, applicationId })
  await tx.delete(referrals).where(eq(referrals.id, referralId))
  await appendEvent(tx, { kind: 'erased', referralId, jobId })
  return discarded
}

/** What erasing takes. */
export interface ErasingMeans {
  db: Database
  storage: Storage
  log: Logger
  mail: ForgetLetters
}
