import type { Transaction } from '../../db/connect/client.ts'
import type { applications } from '../../db/schema/applications.ts'
import type { Letter } from '../../letters/letter.ts'
import type { Mail } from '../../letters/mail.ts'

type Application = Pick<typeof applications.$inferSelect, 'id' | 'referralId' | 'confirmedAt'>

/**
 * Enqueues the letters of a submission. With another address than the invited one the candidate is asked for a confirmation
 * instead of getting notifications, and the invited person is told
 * (docs/rules.md#an-address-is-confirmed-by-a-link-that-was-sent-to-it).
 * @param isAsked whether an address that is not confirmed may be written to
 */
export async function notifyOfSubmission(
  tx: Transaction,
  mail: Pick<Mail, 'enqueue'>,
  { id: applicationId, referralId, confirmedAt }: Application,
  { isAsked }: { isAsked: boolean },
): Promise<void> {
  const toOthers: Letter[] = [
    { kind: 'referrer-applied', applicationId },
    { kind: 'new-application', applicationId },
  ]
  if (confirmedAt) return mail.enqueue(tx, [{ kind: 'application-confirmation', applicationId }, ...toOthers])
  const asked: Letter[] = isAsked ? [{ kind: 'confirm-address', applicationId }] : []
  return mail.enqueue(tx, [...asked, { kind: 'invitation-used', referralId }, ...toOthers])
}
