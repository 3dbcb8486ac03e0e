import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { StepReward } from '@goodword/shared-ui/illustrations/step-reward.tsx'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'

/** Where an address names no hire that the company owes for. */
export function NoInvoice({ requestId }: { requestId: string | undefined }) {
  return (
    <Panel>
      <EmptyState
        illustration={<StepReward width={140} />}
        heading="There is no such invoice"
        text="Your company's statement lists what it owes for hires."
        action={<ButtonLink to="/statement">Statement</ButtonLink>}
        requestId={requestId}
      />
    </Panel>
  )
}
