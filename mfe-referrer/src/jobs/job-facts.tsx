import { BriefcaseRegular, LocationRegular, MoneyRegular, PeopleRegular } from '@fluentui/react-icons'
import type { Job } from '@goodword/contract/jobs'
import { JOB_TYPE_LABELS } from '@goodword/contract/labels'
import { formatCount, formatSalary } from '@goodword/shared-ui/formats.ts'
import { IconFacts } from '@goodword/shared-ui/layout/icon-facts.tsx'

/** Where, how, for how much, and how many were referred already. */
export function JobFacts({ job }: { job: Job }) {
  const referrals = job.referralCount ?? 0
  return (
    <IconFacts
      facts={[
        [<LocationRegular key="location" />, job.location],
        [<BriefcaseRegular key="type" />, JOB_TYPE_LABELS[job.type]],
        [<MoneyRegular key="salary" />, formatSalary(job.salaryMin, job.salaryMax)],
        [<PeopleRegular key="referrals" />, `${formatCount(referrals)} ${referrals === 1 ? 'referral' : 'referrals'}`],
      ]}
    />
  )
}
