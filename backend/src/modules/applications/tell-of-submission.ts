import { hashedAddress } from '../../auth/hashed-address.ts'
import { inboxKey } from '../../auth/inbox-key.ts'
import type { Transaction } from '../../db/client.ts'
import type { applications } from '../../db/schema/applications.ts'
import type { Env } from '../../env.ts'
import { TooMany } from '../../errors.ts'
import type { Letter } from '../../mail/letter.ts'
import type { Mail } from '../../mail/mail.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'

/** Letters that ask one address in a month whether it is somebody's, whoever types it. */
const PER_MONTH = 3
const MONTH = 30 * 24 * 60 * 60

type Application = Pick<typeof applications.$inferSelect, 'id' | 'referralId' | 'email' | 'confirmedAt'>

/**
 * Enqueues the letters of a submission. With another address than the invited one the candidate is asked for a confirmation
 * instead of being told the news, and the invited person is told
 * (docs/rules.md#an-address-is-confirmed-by-a-link-that-was-sent-to-it).
 */
export async function tellOfSubmission(
  tx: Transaction,
  { env, mail }: { env: Env; mail: Mail },
  { id: applicationId, referralId, email, confirmedAt }: Application,
): Promise<void> {
  const toOthers: Letter[] = [
    { kind: 'referrer-applied', applicationId },
    { kind: 'new-application', applicationId },
  ]
  if (confirmedAt) return mail.enqueue(tx, [{ kind: 'application-confirmation', applicationId }, ...toOthers])
  const asked: Letter[] = (await mayAsk(tx, env, email)) ? [{ kind: 'confirm-address', applicationId }] : []
  return mail.enqueue(tx, [...asked, { kind: 'invitation-used', referralId }, ...toOthers])
}

/** Nobody is told of this limit: it would say what others do with the address. */
async function mayAsk(tx: Transaction, env: Env, email: string): Promise<boolean> {
  try {
    await takeFromLimit(tx, `confirmations:${hashedAddress(env, inboxKey(email))}`, PER_MONTH, MONTH, '')
    return true
  } catch (error) {
    if (error instanceof TooMany) return false
    throw error
  }
}
