import { eq } from 'drizzle-orm'
import { lockLink } from '../../auth/links/lock-link.ts'
import { referrals } from '../../db/schema/referrals.ts'
import type { Deps } from '../../deps.ts'
import { appendEvent } from '../../record/events/append-event.ts'

/**
 * Notes that the candidate is interested. Said twice, or after the submission, it changes nothing.
 * @throws NotFound for a bad link
 */
export async function showInterest({ db, log }: Pick<Deps, 'db' | 'log'>, token: string): Promise<void> {
  const shown = await db.transaction(async (tx) => {
    const { id: referralId, jobId, progress } = await lockLink(tx, token)
    if (progress !== 'invited') return undefined
    await tx.update(referrals).set({ progress: 'interested' }).where(eq(referrals.id, referralId))
    await appendEvent(tx, { kind: 'interest-shown', referralId, jobId })
    return { referralId }
  })
  if (shown) log.info(shown, 'interest shown')
}
