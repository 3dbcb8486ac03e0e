import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { StepReward } from '@goodword/shared-ui/illustrations/step-reward.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'

/** Where nobody who was recommended was hired so far. */
export function NothingOwed() {
  const { t } = useTexts()
  return (
    <EmptyState
      level={3}
      illustration={<StepReward width={140} />}
      heading={t('Nothing is owed')}
      text={t('You pay only for hires that were recommended to you, 60 days after the hire.')}
      action={<ButtonLink to="/hiring-dashboard">{t('Hiring Dashboard')}</ButtonLink>}
    />
  )
}
