import { useParams } from '@goodword/shared-ui/kernel'
import { useState } from 'react'
import { ApplicationSkeleton } from './application-skeleton.tsx'
import { type Ending, Farewell } from './decision/farewell.tsx'
import { InvitedPage } from './invited-page.tsx'
import { InvalidLink } from './referral/invalid-link.tsx'
import { StatusPage } from './status-page.tsx'
import { useReferralLookup } from './use-referral-lookup.ts'
import { UsedLinkPage } from './used-link-page.tsx'

/**
 * The candidate's page behind a personal link: loading, an invalid link, the referral with its form, or, once there is an
 * application, its status, or to others only that there is one.
 */
export function ApplyPage() {
  const { token } = useParams()
  const { lookup, failed, gone, requestId, open } = useReferralLookup(token)
  const [ended, setEnded] = useState<{ token: string | undefined; ending: Ending }>()
  if (ended && ended.token === token) return <Farewell ending={ended.ending} />
  if (failed || !token) return <InvalidLink requestId={requestId} onRetry={gone ? undefined : open} />
  if (!lookup) return <ApplicationSkeleton />
  const page = { token, lookup, onEnded: (ending: Ending) => setEnded({ token, ending }) }
  const { application, referral } = lookup
  if (application) return <StatusPage {...page} key={referral.id} application={application} />
  if (referral.progress === 'applied') return <UsedLinkPage token={token} lookup={lookup} />
  return <InvitedPage {...page} key={referral.id} onSessionEnded={open} />
}
