import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { StepReward } from '@goodword/shared-ui/illustrations/step-reward.tsx'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'

/** Where nobody who was recommended was hired so far. */
export function NothingEarned() {
  return (
    <EmptyState
      level={3}
      illustration={<StepReward width={140} />}
      heading="No rewards yet"
      text="When somebody you recommended is hired, the promised reward is listed for you here."
      action={<ButtonLink to="/jobs">Browse Jobs</ButtonLink>}
    />
  )
}
