import { call, serverSentence } from '@goodword/contract/call'
import { applyPath, REPORTED } from '@goodword/contract/form-answer'
import type { ReferralLookup } from '@goodword/contract/referrals'
import { reportByLink } from '@goodword/contract/report-calls'
import { REPORT_REASON_LABELS } from '@goodword/contract/report-labels'
import { useSearchParams } from '@goodword/shared-ui/kernel'
import { ReportPosting } from '@goodword/shared-ui/report/report-posting.tsx'
import { usePageStyles } from '../layout/use-page-styles.ts'
import { AboutCompany } from './about-company.tsx'
import { JobCard } from './job-card.tsx'
import { JobList } from './job-list.tsx'
import { JobText } from './job-text.tsx'
import { PostingChanged } from './posting-changed.tsx'
import { ReferrerMessage } from './referrer-message.tsx'

interface ReferralDetailsProps {
  token: string
  lookup: ReferralLookup
}

/** The column about the job, with the referrer's message. */
export function ReferralDetails({ token, lookup }: ReferralDetailsProps) {
  const { referral, job, company, changes } = lookup
  const [search] = useSearchParams()
  const styles = usePageStyles()
  return (
    <div className={styles.column}>
      <JobCard {...lookup} />
      {changes ? <PostingChanged changes={changes} hasApplied={lookup.application !== null} /> : null}
      {referral.message ? <ReferrerMessage>{referral.message}</ReferrerMessage> : null}
      <JobText heading="Job Description">{job.description}</JobText>
      {job.requirements ? <JobList heading="Requirements">{job.requirements}</JobList> : null}
      <AboutCompany {...company} />
      <ReportPosting
        action={applyPath(token)}
        isSent={search.has(REPORTED)}
        reasons={REPORT_REASON_LABELS}
        explain={serverSentence}
        send={(body) => call(reportByLink, { params: { token }, body })}
      />
    </div>
  )
}
