import type { JobInput } from '@goodword/contract/jobs'
import { JOB_TYPE_LABELS } from '@goodword/contract/labels'
import { formatShares } from '@goodword/contract/reward'
import { DomainMark } from '@goodword/shared-ui/feedback/domain-mark.tsx'
import { RewardBadge } from '@goodword/shared-ui/feedback/reward-badge.tsx'
import { formatBonus, formatSalary } from '@goodword/shared-ui/formats.ts'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { LogoImage } from '@goodword/shared-ui/media/logo-image.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  card: { display: 'grid', gap: '14px', justifyItems: 'start' },
  label: { margin: '0 0 10px', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  company: { display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 },
  words: { display: 'grid', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  title: {
    margin: 0,
    fontFamily: tokens.fontFamilyDisplay,
    fontSize: '1.25rem',
    lineHeight: 1.25,
    fontWeight: 650,
    letterSpacing: '-0.01em',
    overflowWrap: 'anywhere',
  },
  shares: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  facts: { margin: 0, color: tokens.colorNeutralForeground2, lineHeight: 1.5, overflowWrap: 'anywhere' },
})

/** The job as referrers will see it, while it is written; with the bonus badge. */
export function JobPreview({ job, domain }: { job: JobInput; domain: string | null | undefined }) {
  const styles = useStyles()
  const bonus = job.hasReferralBonus && job.referralBonus ? job.referralBonus : null
  const isReversed = (job.salaryMax ?? 0) < (job.salaryMin ?? 0)
  return (
    <section aria-label="Preview">
      <p className={styles.label}>How referrers will see it</p>
      <Panel className={styles.card}>
        <div className={styles.company}>
          <LogoImage src={job.companyLogo} name={job.companyName || 'Company'} size={44} />
          <div className={styles.words}>
            <span className={styles.quiet} dir="auto">
              {job.companyName || 'Company name'}
            </span>
            {domain ? <DomainMark domain={domain} /> : null}
          </div>
        </div>
        <p className={styles.title} dir="auto">
          {job.title || 'Job title'}
        </p>
        <p className={styles.facts}>
          <bdi>{job.location || 'Location'}</bdi> · <span>{JOB_TYPE_LABELS[job.type ?? 'full-time']}</span>
          <br />
          {/* A range that ends before it begins is refused at its field: here there is none yet. */}
          <span>{formatSalary(job.salaryMin, isReversed ? null : job.salaryMax)}</span>
        </p>
        <RewardBadge label="Referral Bonus" value={formatBonus(bonus)} promised={bonus !== null} />
        {bonus === null ? null : <span className={styles.shares}>{formatShares(bonus, 'the recommender')}</span>}
      </Panel>
    </section>
  )
}
