import { REMINDER_DAYS } from '@goodword/contract/limits'
import type { Referral } from '@goodword/contract/referrals'

const DAY = 24 * 60 * 60 * 1000

/**
 * When the candidate may be reminded again, as a moment; null where they may be now
 * (docs/rules.md#an-invitation-may-be-reminded-of-once-a-week). The server decides: this only says it beforehand.
 */
export function nextReminder({ remindedAt }: Pick<Referral, 'remindedAt'>, now: number): string | null {
  const next = new Date(remindedAt ?? 0).getTime() + REMINDER_DAYS * DAY
  return next > now ? new Date(next).toISOString() : null
}
