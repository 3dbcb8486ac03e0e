import type { ReferralLookup } from '@goodword/contract/referrals'
import { formatDeadline } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { useZone } from '@goodword/shared-ui/use-zone.ts'

/**
 * Until when an answer was promised, and how long one usually takes; kind words once that is over
 * (docs/rules.md#an-answer-is-promised, docs/rules.md#how-soon-a-company-answers).
 */
export function PromiseWords({ promise, usualDays }: Pick<ReferralLookup['said'], 'promise' | 'usualDays'>) {
  const zone = useZone()
  const { t, tn, language } = useTexts()
  if (!promise) return null
  const by = <span>{formatDeadline(promise.by, zone, language)}</span>
  if (promise.isLate)
    return (
      <>
        <p key="late">{t('They promised an answer by {by}; it is late.', { by })}</p>
        <p>
          {t(
            'That is no decision about you, and your application stands. You can wait, ask the person who recommended you to ask them, or withdraw.',
          )}
        </p>
      </>
    )
  return (
    <>
      <p key="promised">{t('They promised an answer by {by}.', { by })}</p>
      {usualDays === null ? null : (
        <p>{tn(usualDays, 'They usually answer within a day.', 'They usually answer within {count} days.')}</p>
      )}
    </>
  )
}
