import type { ReferralLookup } from '@goodword/contract/referrals'
import { formatDeadline } from '@goodword/shared-ui/formats.ts'
import { useZone } from '@goodword/shared-ui/use-zone.ts'

/**
 * Until when an answer was promised, and how long one usually takes; kind words once that is over
 * (docs/rules.md#an-answer-is-promised, docs/rules.md#how-soon-a-company-answers).
 */
export function PromiseWords({ promise, usualDays }: Pick<ReferralLookup['said'], 'promise' | 'usualDays'>) {
  const zone = useZone()
  if (!promise) return null
  const by = <span>{formatDeadline(promise.by, zone)}</span>
  if (promise.isLate)
    return (
      <>
        <p key="late">They promised an answer by {by}; it is late.</p>
        <p>
          That is no decision about you, and your application stands. You can wait, ask the person who recommended you
          to ask them, or withdraw.
        </p>
      </>
    )
  return (
    <>
      <p key="promised">They promised an answer by {by}.</p>
      {usualDays === null ? null : usualDays === 1 ? (
        <p key="day">They usually answer within a day.</p>
      ) : (
        <p key="days">They usually answer within {usualDays} days.</p>
      )}
    </>
  )
}
