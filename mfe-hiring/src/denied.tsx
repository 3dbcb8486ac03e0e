import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { AccessDenied } from '@goodword/shared-ui/illustrations/access-denied.tsx'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'

/**
 * What somebody who is no hiring manager finds on these pages. The server refuses them as well
 * (docs/rules.md#denied-screens-lead-to-the-jobs).
 */
export function Denied({ heading = 'Access Denied', text }: { heading?: string; text?: string }) {
  return (
    <>
      <title>Access Denied · Goodword</title>
      <EmptyState
        level={1}
        illustration={<AccessDenied />}
        heading={heading}
        text={text}
        action={
          <ButtonLink to="/jobs" appearance="primary" size="large">
            Browse Jobs
          </ButtonLink>
        }
      />
    </>
  )
}
