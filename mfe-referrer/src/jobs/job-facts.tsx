import {
  BriefcaseRegular,
  BuildingHomeRegular,
  LocationRegular,
  MoneyRegular,
  PeopleRegular,
} from '@fluentui/react-icons'
import { formatSalary, type ShownPay } from '@goodword/contract/format-pay'
import type { PublicJob } from '@goodword/contract/jobs'
import { JOB_TYPE_LABELS } from '@goodword/contract/labels'
import { type Place, workplaceWords } from '@goodword/contract/workplace-words'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { type Texts, useTexts } from '@goodword/shared-ui/kernel'
import { IconFacts } from '@goodword/shared-ui/layout/icon-facts.tsx'
import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
import { onNarrow } from './widths.ts'

type Facts = Pick<PublicJob, 'location' | 'type'> & Place & ShownPay & { referralCount?: number }

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 14px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    minWidth: 0,
    [onNarrow]: { gap: '0 10px' },
  },
  item: { overflowWrap: 'anywhere' },
})

interface JobFactsProps {
  job: Facts
  /** For a row of a list: words alone, and what else there is to say in it. */
  inRow?: readonly ReactNode[]
}

/** Location, where the work is done, type, salary and, where the reader may know it, the number of referrals. */
export function JobFacts({ job, inRow }: JobFactsProps) {
  const { t, tn } = useTexts()
  const styles = useStyles()
  const { referralCount: referrals } = job
  const workplace = workplaceWords(job)
  const facts: [icon: ReactNode, text: string][] = [
    [<LocationRegular key="location" />, job.location],
    ...(workplace === undefined ? [] : [[<BuildingHomeRegular key="workplace" />, workplace] as [ReactNode, string]]),
    [<BriefcaseRegular key="type" />, t(JOB_TYPE_LABELS[job.type])],
    [<MoneyRegular key="salary" />, formatSalary(job)],
    ...(referrals === undefined ? [] : [referralsFact(referrals, tn)]),
  ]
  if (!inRow) return <IconFacts facts={facts} />
  return (
    <ul className={styles.row}>
      {[...facts.map(([, text]) => text), ...inRow].map((said, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same facts in the same order, and two may read alike
        <li key={index} className={styles.item} dir="auto">
          {said}
        </li>
      ))}
    </ul>
  )
}

function referralsFact(count: number, tn: Texts['tn']): [ReactNode, string] {
  return [
    <PeopleRegular key="referrals" />,
    tn(count, '{count} referral', '{count} referrals', { count: formatCount(count) }),
  ]
}
