import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { StepReward } from '@goodword/shared-ui/illustrations/step-reward.tsx'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'

/** Where nobody who was recommended was hired so far. */
export function NothingOwed() {
  return (
    <EmptyState
      level={3}
      illustration={<StepReward width={140} />}
      heading="Nothing is owed"
      text="You pay only for hires that were recommended to you, 60 days after the hire."
      action={<ButtonLink to="/hiring-dashboard">Hiring Dashboard</ButtonLink>}
    />
  )
}
