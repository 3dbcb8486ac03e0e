import type { ReferralLookup } from '@goodword/contract/referrals'
import { usePageStyles } from '../layout/use-page-styles.ts'
import { JobCard } from './job-card.tsx'
import { JobText } from './job-text.tsx'
import { ReferrerMessage } from './referrer-message.tsx'

/** The column about the job, with the referrer's message. */
export function ReferralDetails({ lookup }: { lookup: ReferralLookup }) {
  const { referral, job } = lookup
  const styles = usePageStyles()
  return (
    <div className={styles.column}>
      <JobCard {...lookup} />
      {referral.message ? <ReferrerMessage>{referral.message}</ReferrerMessage> : null}
      <JobText heading="Job Description">{job.description}</JobText>
      {job.requirements ? <JobText heading="Requirements">{job.requirements}</JobText> : null}
    </div>
  )
}
