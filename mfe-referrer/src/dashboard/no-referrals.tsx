import { Button } from '@fluentui/react-components'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { EmptyReferrals } from '@goodword/shared-ui/illustrations/empty-referrals.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'

interface NoReferralsProps {
  /** Whether a search or a filter is why. */
  isNarrowed: boolean
  onClear: () => void
}

/** What stands for the list where it has none. */
export function NoReferrals({ isNarrowed, onClear }: NoReferralsProps) {
  const { t } = useTexts()
  return (
    <Panel>
      {isNarrowed ? (
        <EmptyState
          level={3}
          illustration={<EmptyReferrals />}
          heading={t('None of your referrals match')}
          text={t("They are found by the candidate's name and email, the position and the company.")}
          action={<Button onClick={onClear}>{t('Clear search and filters')}</Button>}
        />
      ) : (
        <EmptyState
          level={3}
          illustration={<EmptyReferrals />}
          heading={t('No referrals yet')}
          text={t('Start referring candidates to see them here')}
          action={<ButtonLink to="/jobs">{t('Browse Jobs')}</ButtonLink>}
        />
      )}
    </Panel>
  )
}
