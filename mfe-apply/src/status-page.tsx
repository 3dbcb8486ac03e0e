import type { OwnApplication } from '@goodword/contract/candidate'
import type { ReferralLookup } from '@goodword/contract/referrals'
import { mergeClasses } from '@griffel/react'
import { forgetDraft } from './application/draft.ts'
import type { Ending } from './decision/farewell.tsx'
import { useDecisions } from './decision/use-decisions.ts'
import { usePageStyles } from './layout/use-page-styles.ts'
import { ReferralDetails } from './referral/referral-details.tsx'
import { ReferredHeading } from './referral/referred-heading.tsx'
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
 * What the link is after a submission: the candidate's own status page
 * (docs/rules.md#after-the-submission-the-link-is-the-candidates-own-page).
 */
export function StatusPage({ token, lookup, application, onEnded }: StatusPageProps) {
  const styles = usePageStyles()
  const { withdraw, erase, forget } = useDecisions(token, lookup)
  const { company, referrer } = lookup
  const standing = application.withdrawnAt === null
  return (
    <>
      <title>Your application · Goodword</title>
      <ReferredHeading referrer={referrer} company={company.name} applied />
      <div className={styles.columns}>
        <ReferralDetails lookup={lookup} />
        <div className={mergeClasses(styles.column, styles.first)}>
          {standing ? <StepStrip current={STEPS.length} company={company.name} /> : null}
          <StatusPanel application={application} company={company.name} />
          <YourData
            token={token}
            company={company.name}
            canWithdraw={standing}
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
