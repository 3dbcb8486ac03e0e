import type { Transaction } from '../../db/connect/client.ts'
import type { applications } from '../../db/schema/applications.ts'
import type { Letter } from '../../letters/letter.ts'
import type { Mail } from '../../letters/mail.ts'
import { whoHearsOfAll } from './who-hears.ts'

type Application = Pick<typeof applications.$inferSelect, 'id' | 'referralId' | 'confirmedAt'>

/**
 * Enqueues the letters of a submission. With another address than the invited one the candidate is asked for a confirmation
 * instead of getting notifications, and the invited person is told
 * (docs/rules.md#an-address-is-confirmed-by-a-link-that-was-sent-to-it). Members who hear of all jobs get one as well.
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
  const asked: Letter[] = isAsked ? [{ kind: 'confirm-address', applicationId }] : []
  const toCandidate: Letter[] = confirmedAt
    ? [{ kind: 'application-confirmation', applicationId }]
    : [...asked, { kind: 'invitation-used', referralId }]
  const toColleagues = (await whoHearsOfAll(tx, applicationId)).map(
    (userId) => ({ kind: 'colleague-application', userId, applicationId }) as const,
  )
  // The candidate hears first.
  await mail.enqueue(tx, [...toCandidate, ...toOthers, ...toColleagues])
}
