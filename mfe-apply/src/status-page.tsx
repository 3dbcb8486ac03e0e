import type { OwnApplication } from '@goodword/contract/candidate'
import type { Ending } from '@goodword/contract/form-answer'
import type { ReferralLookup } from '@goodword/contract/referrals'
import { referrerName } from '@goodword/contract/referrer-name'
import { useTexts } from '@goodword/shared-ui/kernel'
import { useRef } from 'react'
import { forgetDraft } from './application/draft.ts'
import { SubmissionPanels } from './corrections/submission-panels.tsx'
import { useDecisions } from './decision/use-decisions.ts'
import { useAsking } from './forms/use-asking.ts'
import { usePageStyles } from './layout/use-page-styles.ts'
import { Questions } from './questions/questions.tsx'
import { ConfirmPanel } from './status/confirm-panel.tsx'
import { JobAsApplied } from './status/job-as-applied.tsx'
import { OtherRoles } from './status/other-roles.tsx'
import { RecordPanel } from './status/record-panel.tsx'
import { StatusHeading } from './status/status-heading.tsx'
import { StatusPanel } from './status/status-panel.tsx'
import { YourData } from './status/your-data.tsx'
import { STATUS_PAGE_ID } from './status-page-id.ts'

interface StatusPageProps {
  token: string
  lookup: ReferralLookup
  application: OwnApplication
  onEnded: (ending: Ending) => void
}

/**
 * The candidate's own page after the submission: by a link of its own, or in the browser that sent it
 * (docs/rules.md#the-candidates-own-page-has-a-link-of-its-own). What happens next comes first, also for who hears the page.
 */
export function StatusPage({ token, lookup, application, onEnded }: StatusPageProps) {
  const styles = usePageStyles()
  const { t } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const { confirm, withdraw, openToRoles, endRoles, erase, forget } = useDecisions(token, lookup)
  const { link } = lookup
  const company = <bdi>{lookup.company.name}</bdi>
  const canWithdraw = application.withdrawnAt === null && application.status !== 'hired'
  const question = useAsking('erase', ...(canWithdraw ? ['withdraw' as const] : []))
  const { otherRoles } = application
  return (
    <>
      <title>{t('Your application · Goodword')}</title>
      <StatusHeading
        referrer={<bdi>{referrerName(lookup.referrer, t)}</bdi>}
        company={company}
        job={<bdi>{lookup.job.title}</bdi>}
      />
      <div className={styles.columns} id={STATUS_PAGE_ID}>
        <div className={styles.column} id="application">
          {question.isPage ? null : (
            <>
              {application.addressConfirmed ? null : (
                <ConfirmPanel
                  token={token}
                  link={link}
                  isAsked={application.addressAsked}
                  hasFailed={application.letter?.standing === 'failed'}
                  company={company}
                  onConfirm={async () => {
                    await confirm()
                    heading.current?.focus()
                  }}
                />
              )}
              {lookup.isHidden ? (
                <p style={{ margin: 0 }}>
                  {t('The operators of Goodword hid this posting. This says nothing about you or your application.')}
                </p>
              ) : null}
              <StatusPanel application={application} said={lookup.said} company={company} headingRef={heading} />
              {lookup.submission ? <SubmissionPanels token={token} lookup={lookup} /> : null}
              {otherRoles ? (
                <OtherRoles token={token} otherRoles={otherRoles} onOpen={openToRoles} onEnd={endRoles} />
              ) : null}
              <RecordPanel application={application} />
            </>
          )}
          <YourData
            token={token}
            question={question}
            link={link}
            company={company}
            canWithdraw={canWithdraw}
            onWithdraw={async () => {
              await withdraw()
              heading.current?.focus()
            }}
            onErase={async () => {
              await erase()
              forgetDraft(lookup.referral.id)
              onEnded('erased')
              await forget()
            }}
          />
        </div>
        {question.isPage ? null : (
          <JobAsApplied token={token} lookup={lookup}>
            <Questions token={token} lookup={lookup} />
          </JobAsApplied>
        )}
      </div>
    </>
  )
}
