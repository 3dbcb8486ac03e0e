import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { StepReward } from '@goodword/shared-ui/illustrations/step-reward.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'

/** Where an address names no hire that the company owes for. */
export function NoInvoice({ requestId }: { requestId: string | undefined }) {
  const { t } = useTexts()
  return (
    <Panel>
      <EmptyState
        illustration={<StepReward width={140} />}
        heading={t('There is no such invoice')}
        text={t("Your company's statement lists what it owes for hires.")}
        action={<ButtonLink to="/statement">{t('Statement')}</ButtonLink>}
        requestId={requestId}
      />
    </Panel>
  )
}
