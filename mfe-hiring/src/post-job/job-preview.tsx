import { Button } from '@fluentui/react-components'
import {
  BriefcaseRegular,
  BuildingHomeRegular,
  LocationRegular,
  MoneyRegular,
  PeopleRegular,
} from '@fluentui/react-icons'
import { formatSalary } from '@goodword/contract/format-pay'
import type { JobInput } from '@goodword/contract/jobs'
import { JOB_TYPE_LABELS } from '@goodword/contract/labels'
import { formatShares } from '@goodword/contract/reward'
import { workplaceWords } from '@goodword/contract/workplace-words'
import { DomainMark } from '@goodword/shared-ui/feedback/domain-mark.tsx'
import { RewardBadge } from '@goodword/shared-ui/feedback/reward-badge.tsx'
import { formatBonus } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { IconFacts } from '@goodword/shared-ui/layout/icon-facts.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { useCardStyles } from '@goodword/shared-ui/layout/use-card-styles.ts'
import { LogoImage } from '@goodword/shared-ui/media/logo-image.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import type { ReactElement } from 'react'

const useStyles = makeStyles({
  card: { display: 'grid', gap: '14px', padding: 'clamp(16px, 2.4vw, 24px)' },
  label: { margin: '0 0 10px', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  head: { display: 'grid', gridTemplateColumns: '48px minmax(0, 1fr)', gap: '14px' },
  name: { display: 'grid', alignContent: 'center', gap: '2px', minWidth: 0 },
  company: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase300,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  },
  reward: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '6px' },
  posted: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    '& > *': { flexGrow: 1, minWidth: 0, minHeight: '44px', paddingInline: '8px' },
  },
  shares: { margin: '10px 0 0', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

/**
 * The job as referrers will see it, while it is written: the parts of their card, in its order (mfe-referrer's `job-card.tsx`). Below it
 * stands who gets what of the bonus.
 */
export function JobPreview({ job, domain }: { job: JobInput; domain: string | null | undefined }) {
  const styles = useStyles()
  const { t, tn } = useTexts()
  const card = useCardStyles()
  const bonus = job.hasReferralBonus && job.referralBonus ? job.referralBonus : null
  const workplace = workplaceWords(job)
  // A range that ends before it begins is refused at its field: here there is none yet.
  const isReversed = (job.salaryMax ?? 0) < (job.salaryMin ?? 0)
  return (
    <section aria-label={t('Preview')}>
      <p className={styles.label}>{t('How referrers will see it')}</p>
      <Panel className={styles.card}>
        <div className={styles.head}>
          <LogoImage src={job.companyLogo} name={job.companyName || t('Company')} size={48} />
          <div className={styles.name}>
            <Heading level={3} className={card.title} dir="auto">
              {job.title || t('Job title')}
            </Heading>
            <p className={styles.company} dir="auto">
              {job.companyName || t('Company name')}
            </p>
            {domain ? <DomainMark domain={domain} /> : null}
          </div>
        </div>
        <IconFacts
          facts={[
            [<LocationRegular key="location" />, job.location || t('Location')],
            ...(workplace ? [[<BuildingHomeRegular key="workplace" />, workplace] as [ReactElement, string]] : []),
            [<BriefcaseRegular key="type" />, t(JOB_TYPE_LABELS[job.type ?? 'full-time'])],
            [<MoneyRegular key="salary" />, formatSalary(isReversed ? { ...job, salaryMax: null } : job)],
            [<PeopleRegular key="referrals" />, tn(0, '{count} referral', '{count} referrals')],
          ]}
        />
        <p className={card.twoLines} dir="auto">
          {job.description || t('Job description')}
        </p>
        <div className={styles.reward}>
          <RewardBadge label={t('Referral Bonus')} value={formatBonus(bonus)} promised={bonus !== null} />
          <span className={styles.posted}>{t('Posted recently')}</span>
        </div>
        {/* To be seen, not to be pressed. */}
        <div className={styles.actions} inert aria-hidden="true">
          <Button>{t('View Details')}</Button>
          <Button>{t('Refer Candidate')}</Button>
        </div>
      </Panel>
      {bonus === null ? null : <p className={styles.shares}>{formatShares(bonus, t('the recommender'))}</p>}
    </section>
  )
}
