import { BriefcaseRegular, LocationRegular, MoneyRegular, PeopleRegular } from '@fluentui/react-icons'
import type { PublicJob } from '@goodword/contract/jobs'
import { JOB_TYPE_LABELS } from '@goodword/contract/labels'
import { formatCount, formatSalary } from '@goodword/shared-ui/formats.ts'
import { IconFacts } from '@goodword/shared-ui/layout/icon-facts.tsx'
import type { ReactNode } from 'react'

type Facts = Pick<PublicJob, 'location' | 'type' | 'salaryMin' | 'salaryMax'> & { referralCount?: number }

/** Location, type, salary and, where the reader may know it, the number of referrals. */
export function JobFacts({ job }: { job: Facts }) {
  const { referralCount: referrals } = job
  return (
    <IconFacts
      facts={[
        [<LocationRegular key="location" />, job.location],
        [<BriefcaseRegular key="type" />, JOB_TYPE_LABELS[job.type]],
        [<MoneyRegular key="salary" />, formatSalary(job.salaryMin, job.salaryMax)],
        ...(referrals === undefined ? [] : [referralsFact(referrals)]),
      ]}
    />
  )
}

function referralsFact(count: number): [ReactNode, string] {
  return [<PeopleRegular key="referrals" />, `${formatCount(count)} ${count === 1 ? 'referral' : 'referrals'}`]
}
