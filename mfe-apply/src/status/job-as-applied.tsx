import type { ReferralLookup } from '@goodword/contract/referrals'
import { WrittenWithAi } from '@goodword/shared-ui/ai/written-with-ai.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { LineList } from '@goodword/shared-ui/layout/line-list.tsx'
import type { ReactNode } from 'react'
import { usePageStyles } from '../layout/use-page-styles.ts'
import { AboutCompany } from '../referral/about-company.tsx'
import { JobCard } from '../referral/job-card.tsx'
import { OtherWordsFold } from '../referral/other-words-fold.tsx'
import { Part } from '../referral/part.tsx'
import { PostingChanged } from '../referral/posting-changed.tsx'
import { ReferrerMessage } from '../referral/referrer-message.tsx'
import { ReportByLink } from '../referral/report-by-link.tsx'
import { useTextStyles } from '../referral/use-text-styles.ts'

interface JobAsAppliedProps {
  token: string
  lookup: ReferralLookup
  /** Below what there is to read. */
  children: ReactNode
}

/** The posting and its pay as they were on applying, in short: on a later visit its texts are no news. */
export function JobAsApplied({ token, lookup, children }: JobAsAppliedProps) {
  const { referral, job, company, changes } = lookup
  const styles = usePageStyles()
  const texts = useTextStyles()
  const { t } = useTexts()
  return (
    <div className={styles.column}>
      <JobCard {...lookup} brief={[]} />
      {changes ? <PostingChanged changes={changes} hasApplied /> : null}
      <ReferrerMessage referral={referral} />
      <details>
        <summary style={{ paddingBlock: 10, cursor: 'pointer' }}>{t('The posting as it was when you applied')}</summary>
        <div className={styles.column}>
          <OtherWordsFold token={token} model={lookup.model} />
          <Part heading={t('Job Description')}>
            <WrittenWithAi model={job.writtenWithAi?.description}>
              <p className={texts.text} dir="auto">
                {job.description}
              </p>
            </WrittenWithAi>
          </Part>
          {job.requirements ? (
            <Part heading={t('Requirements')}>
              <WrittenWithAi model={job.writtenWithAi?.requirements}>
                <LineList className={texts.text} print={(line) => line}>
                  {job.requirements}
                </LineList>
              </WrittenWithAi>
            </Part>
          ) : null}
          <AboutCompany {...company} />
        </div>
      </details>
      {children}
      <ReportByLink token={token} />
    </div>
  )
}
