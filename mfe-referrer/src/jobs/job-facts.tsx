import { BriefcaseRegular, LocationRegular, MoneyRegular, PeopleRegular } from '@fluentui/react-icons'
import type { Job } from '@goodword/contract/jobs'
import { JOB_TYPE_LABELS } from '@goodword/contract/labels'
import { formatCount, formatSalary } from '@goodword/shared-ui/formats.ts'
import { IconText } from '@goodword/shared-ui/layout/icon-text.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 18px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: 1.4,
  },
})

/** Where, how, for how much, and how many were referred already. */
export function JobFacts({ job }: { job: Job }) {
  const styles = useStyles()
  const referrals = job.referralCount ?? 0
  return (
    <ul className={styles.facts}>
      <li>
        <IconText icon={<LocationRegular />}>{job.location}</IconText>
      </li>
      <li>
        <IconText icon={<BriefcaseRegular />}>{JOB_TYPE_LABELS[job.type]}</IconText>
      </li>
      <li>
        <IconText icon={<MoneyRegular />}>{formatSalary(job.salaryMin, job.salaryMax)}</IconText>
      </li>
      <li>
        <IconText icon={<PeopleRegular />}>
          {formatCount(referrals)} {referrals === 1 ? 'referral' : 'referrals'}
        </IconText>
      </li>
    </ul>
  )
}
