import type { Ending } from '@goodword/contract/form-answer'
import { useParams } from '@goodword/shared-ui/kernel'
import { useState } from 'react'
import { ApplicationSkeleton } from './application-skeleton.tsx'
import { Farewell } from './decision/farewell.tsx'
import { FormProblem } from './forms/form-problem.tsx'
import { useFormAnswer } from './forms/use-form-answer.ts'
import { InvitedPage } from './invited-page.tsx'
import { LateStatusPage } from './late-status-page.tsx'
import { useReferralLookup } from './lookup/use-referral-lookup.ts'
import { InvalidLink } from './referral/invalid-link.tsx'
import { useKeptLanguage } from './use-kept-language.ts'
import { UsedLinkPage } from './used-link-page.tsx'

/**
 * The candidate's page behind a personal link: loading, an invalid link, the referral with its form, or, once there is an
 * application, its status, or to others only that there is one.
 */
export function ApplyPage() {
  const { token } = useParams()
  const { lookup, failed, gone, requestId, open, openAgain } = useReferralLookup(token)
  useKeptLanguage(token, lookup)
  const { ending: before, problem, question } = useFormAnswer()
  const [ended, setEnded] = useState<{ token: string | undefined; ending: Ending } | undefined>(
    before && { token, ending: before },
  )
  if (ended && ended.token === token) return <Farewell ending={ended.ending} />
  if (failed || !token) return <InvalidLink requestId={requestId} onRetry={gone ? undefined : open} />
  if (!lookup) return <ApplicationSkeleton />
  const page = { token, lookup, onEnded: (ending: Ending) => setEnded({ token, ending }) }
  const { application, referral } = lookup
  return (
    <>
      {/* A question says at its field why it was not sent. */}
      {problem && !question ? <FormProblem problem={problem} /> : null}
      {application ? (
        <LateStatusPage {...page} key={referral.id} application={application} />
      ) : referral.progress === 'applied' ? (
        <UsedLinkPage token={token} lookup={lookup} />
      ) : (
        <InvitedPage {...page} key={referral.id} onSessionEnded={openAgain} />
      )}
    </>
  )
}
