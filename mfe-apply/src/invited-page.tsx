import type { ReferralLookup } from '@goodword/contract/referrals'
import { referrerName } from '@goodword/contract/referrer-name'
import { useState } from 'react'
import { ApplicationForm } from './application/application-form.tsx'
import { forgetDraft } from './application/draft.ts'
import { SentPanel } from './application/sent-panel.tsx'
import { DecisionStrip } from './decision/decision-strip.tsx'
import type { Ending } from './decision/farewell.tsx'
import { useDecisions } from './decision/use-decisions.ts'
import { usePageStyles } from './layout/use-page-styles.ts'
import { ReferralDetails } from './referral/referral-details.tsx'
import { ReferredHeading } from './referral/referred-heading.tsx'
import { STEPS } from './steps/step-of.ts'
import { StepStrip } from './steps/step-strip.tsx'

interface InvitedPageProps {
  token: string
  lookup: ReferralLookup
  /** Called when the server no longer knows this visit; opening the link again starts a new one. */
  onSessionEnded: () => void
  onEnded: (ending: Ending) => void
}

/** The full page: who referred whom to what, the decision, and the form. After a submission the form starts afresh. */
export function InvitedPage({ token, lookup, onSessionEnded, onEnded }: InvitedPageProps) {
  const { referral, company, referrer, candidate } = lookup
  const styles = usePageStyles()
  const { showInterest, decline, forget } = useDecisions(token, lookup)
  const [sent, setSent] = useState(0)
  const done = sent > 0
  const decision = (
    <DecisionStrip
      interested={referral.progress === 'interested'}
      company={company.name}
      referrer={referrerName(referrer)}
      onInterest={showInterest}
      onDecline={async (never) => {
        await decline(never)
        forgetDraft(referral.id)
        onEnded(never ? 'never' : 'declined')
        await forget()
      }}
    />
  )
  return (
    <>
      <title>You've Been Referred! · Goodword</title>
      <ReferredHeading referrer={referrer} company={company.name} applied={false} />
      <div className={styles.columns}>
        <ReferralDetails lookup={lookup} />
        <div className={styles.column} id="application">
          {done ? (
            <>
              <StepStrip current={STEPS.length} company={company.name} />
              <SentPanel key={sent} company={company.name} statusUrl={`/apply/${token}`} />
            </>
          ) : null}
          <ApplicationForm
            key={sent}
            referral={referral}
            company={company.name}
            candidate={done ? { firstName: '', lastName: '' } : candidate}
            decision={done ? null : decision}
            onSent={() => setSent(sent + 1)}
            onSessionEnded={onSessionEnded}
          />
        </div>
      </div>
    </>
  )
}
