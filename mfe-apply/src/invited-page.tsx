import type { Ending } from '@goodword/contract/form-answer'
import type { ReferralLookup } from '@goodword/contract/referrals'
import { referrerName } from '@goodword/contract/referrer-name'
import type { SubmittedApplication } from '@goodword/contract/submission'
import { useTexts } from '@goodword/shared-ui/kernel'
import { useState } from 'react'
import { ApplicationForm } from './application/application-form.tsx'
import { forgetDraft } from './application/draft.ts'
import { SentPanel } from './application/sent-panel.tsx'
import { DecisionStrip } from './decision/decision-strip.tsx'
import { useDecisions } from './decision/use-decisions.ts'
import { useAsking } from './forms/use-asking.ts'
import { usePageStyles } from './layout/use-page-styles.ts'
import { Questions } from './questions/questions.tsx'
import { ReferralDetails } from './referral/referral-details.tsx'
import { ReferredHeading } from './referral/referred-heading.tsx'
import { STEPS } from './steps/step-of.ts'
import { StepStrip } from './steps/step-strip.tsx'
import { useVisit } from './use-visit.ts'

const NOBODY = { firstName: '', lastName: '' }

interface InvitedPageProps {
  token: string
  lookup: ReferralLookup
  /** Called when the server no longer knows this visit; starts a new one. @returns what to tell the candidate */
  onSessionEnded: () => string
  onEnded: (ending: Ending) => void
}

/**
 * The full page: who referred whom to what, the decision, and the form. After a submission the form is empty, and shown on
 * request alone: there is nothing left to do.
 */
export function InvitedPage({ token, lookup, onSessionEnded, onEnded }: InvitedPageProps) {
  const { referral, candidate } = lookup
  const { t } = useTexts()
  const company = <bdi>{lookup.company.name}</bdi>
  const referrer = <bdi>{referrerName(lookup.referrer, t)}</bdi>
  const styles = usePageStyles()
  useVisit(token)
  const { showInterest, decline, forget } = useDecisions(token, lookup)
  const question = useAsking('decline')
  const [sent, setSent] = useState<SubmittedApplication | null>(null)
  const decision = (
    <DecisionStrip
      token={token}
      question={question}
      interested={referral.progress === 'interested'}
      isHidden={lookup.isHidden}
      countsUntil={referral.countsUntil}
      company={company}
      referrer={referrer}
      onInterest={showInterest}
      onDecline={async (never) => {
        await decline(never)
        forgetDraft(referral.id)
        onEnded(never ? 'never' : 'declined')
        await forget()
      }}
    />
  )
  const form = { referral, company, referrer, onSent: setSent, onSessionEnded }
  return (
    <>
      <title>{t("You've Been Referred! · Goodword")}</title>
      <ReferredHeading referrer={referrer} company={company} standing={lookup.isHidden ? 'hidden' : 'invited'} />
      <div className={styles.columns}>
        {question.isPage ? null : (
          <ReferralDetails token={token} lookup={lookup}>
            {sent ? null : <Questions token={token} lookup={lookup} />}
          </ReferralDetails>
        )}
        <div className={styles.column} id="application">
          {question.isPage || (lookup.isHidden && !sent) ? (
            decision
          ) : sent ? (
            <>
              <StepStrip current={STEPS.length} company={company} />
              <SentPanel
                company={company}
                addressConfirmed={sent.addressConfirmed}
                addressAsked={sent.addressAsked}
                statusUrl={`/apply/${token}`}
              />
              <details>
                <summary style={{ padding: 10, cursor: 'pointer' }}>{t('The form you filled in, now empty')}</summary>
                <ApplicationForm {...form} candidate={NOBODY} decision={null} />
              </details>
            </>
          ) : (
            <ApplicationForm {...form} candidate={candidate} decision={decision} />
          )}
        </div>
      </div>
    </>
  )
}
