import { useParams } from '@goodword/shared-ui/kernel'
import { useState } from 'react'
import { ApplicationSkeleton } from './application-skeleton.tsx'
import { type Ending, Farewell } from './decision/farewell.tsx'
import { InvitedPage } from './invited-page.tsx'
import { InvalidLink } from './referral/invalid-link.tsx'
import { StatusPage } from './status-page.tsx'
import { useReferralLookup } from './use-referral-lookup.ts'

/**
 * The candidate's page behind a personal link: loading, an invalid link, the referral with its form, or,
 * once there is an application, its status.
 */
export function ApplyPage() {
  const { token } = useParams()
  const { lookup, failed, gone, requestId, open } = useReferralLookup(token)
  const [ended, setEnded] = useState<{ token: string | undefined; ending: Ending }>()
  if (ended && ended.token === token) return <Farewell ending={ended.ending} />
  if (failed || !token) return <InvalidLink requestId={requestId} onRetry={gone ? undefined : open} />
  if (!lookup) return <ApplicationSkeleton />
  const page = { token, lookup, onEnded: (ending: Ending) => setEnded({ token, ending }) }
  const { application } = lookup
  if (application) return <StatusPage {...page} key={lookup.referral.id} application={application} />
  return <InvitedPage {...page} key={lookup.referral.id} onSessionEnded={open} />
}
