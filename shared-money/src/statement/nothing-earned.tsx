import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { StepReward } from '@goodword/shared-ui/illustrations/step-reward.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'

/** Where nobody who was recommended was hired so far. */
export function NothingEarned() {
  const { t } = useTexts()
  return (
    <EmptyState
      level={3}
      illustration={<StepReward width={140} />}
      heading={t('No rewards yet')}
      text={t('When somebody you recommended is hired, the promised reward is listed for you here.')}
      action={<ButtonLink to="/jobs">{t('Browse Jobs')}</ButtonLink>}
    />
  )
}
