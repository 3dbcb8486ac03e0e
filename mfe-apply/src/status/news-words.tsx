import type { OwnApplication } from '@goodword/contract/candidate'
import { useTexts } from '@goodword/shared-ui/kernel'
import { isOver } from './own-status.ts'

/**
 * How the candidate learns what comes next: nothing is promised where letters do not arrive
 * (docs/rules.md#the-page-says-what-became-of-the-letter).
 */
export function NewsWords({ application }: { application: OwnApplication }) {
  const { letter, addressConfirmed } = application
  const { t } = useTexts()
  if (letter?.standing === 'failed' && addressConfirmed)
    return (
      <p key="failed">
        {t(
          'Our latest email to you could not be delivered. This page has all news, so please keep its link. If you have a new address, ask the person who recommended you to tell the company.',
        )}
      </p>
    )
  if (isOver(application) || !addressConfirmed) return null
  if (letter?.standing === 'stopped')
    return <p key="stopped">{t('You asked us for no emails, so we send you none. Please look here for news.')}</p>
  return <p key="email">{t("We'll email you when its status changes.")}</p>
}
