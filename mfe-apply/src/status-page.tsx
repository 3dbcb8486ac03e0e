import type { OwnApplication } from '@goodword/contract/candidate'
import type { Ending } from '@goodword/contract/form-answer'
import type { ReferralLookup } from '@goodword/contract/referrals'
import { referrerName } from '@goodword/contract/referrer-name'
import { mergeClasses } from '@griffel/react'
import { forgetDraft } from './application/draft.ts'
import { useDecisions } from './decision/use-decisions.ts'
import { useAsking } from './forms/use-asking.ts'
import { usePageStyles } from './layout/use-page-styles.ts'
import { ReferralDetails } from './referral/referral-details.tsx'
import { ReferredHeading } from './referral/referred-heading.tsx'
import { ConfirmPanel } from './status/confirm-panel.tsx'
import { StatusPanel } from './status/status-panel.tsx'
import { YourData } from './status/your-data.tsx'
import { STEPS } from './steps/step-of.ts'
import { StepStrip } from './steps/step-strip.tsx'

interface StatusPageProps {
  token: string
  lookup: ReferralLookup
  application: OwnApplication
  onEnded: (ending: Ending) => void
}

/**
 * The candidate's own page after the submission: by a link of its own, or in the browser that sent it
 * (docs/rules.md#the-candidates-own-page-has-a-link-of-its-own).
 */
export function StatusPage({ token, lookup, application, onEnded }: StatusPageProps) {
  const styles = usePageStyles()
  const { confirm, withdraw, erase, forget } = useDecisions(token, lookup)
  const { link } = lookup
  const company = <bdi>{lookup.company.name}</bdi>
  const standing = application.withdrawnAt === null
  const canWithdraw = standing && application.status !== 'hired'
  const question = useAsking('erase', ...(canWithdraw ? ['withdraw' as const] : []))
  return (
    <>
      <title>Your application · Goodword</title>
      <ReferredHeading referrer={<bdi>{referrerName(lookup.referrer)}</bdi>} company={company} standing="applied" />
      <div className={styles.columns}>
        {question.isPage ? null : <ReferralDetails token={token} lookup={lookup} />}
        <div className={mergeClasses(styles.column, styles.first)}>
          {question.isPage ? null : (
            <>
              {standing ? <StepStrip current={STEPS.length} company={company} /> : null}
              {application.addressConfirmed ? null : (
                <ConfirmPanel
                  token={token}
                  link={link}
                  isAsked={application.addressAsked}
                  company={company}
                  onConfirm={confirm}
                />
              )}
              {lookup.isHidden ? (
                <p style={{ margin: 0 }}>
                  The operators of Goodword hid this posting. This says nothing about you or your application.
                </p>
              ) : null}
              <StatusPanel application={application} promise={lookup.said.promise} company={company} />
            </>
          )}
          <YourData
            token={token}
            question={question}
            link={link}
            company={company}
            canWithdraw={canWithdraw}
            onWithdraw={withdraw}
            onErase={async () => {
              await erase()
              forgetDraft(lookup.referral.id)
              onEnded('erased')
              await forget()
            }}
          />
        </div>
      </div>
    </>
  )
}
