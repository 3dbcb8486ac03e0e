import { Button } from '@fluentui/react-components'
import { GiftRegular } from '@fluentui/react-icons'
import { formatCents } from '@goodword/contract/format-cents'
import { formatSalary } from '@goodword/contract/format-pay'
import type { JobInput } from '@goodword/contract/jobs'
import { JOB_TYPE_LABELS } from '@goodword/contract/labels'
import { formatShares, splitReward } from '@goodword/contract/reward'
import { workplaceWords } from '@goodword/contract/workplace-words'
import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import { DomainMark } from '@goodword/shared-ui/feedback/domain-mark.tsx'
import { formatBonus } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { useCardStyles } from '@goodword/shared-ui/layout/use-card-styles.ts'
import { LogoImage } from '@goodword/shared-ui/media/logo-image.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles, mergeClasses } from '@griffel/react'

// As the row of the jobs list on phones: beside the form there is no room for the wide one.
const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    gridTemplateAreas: '"logo name reward" "facts facts facts" "text text text" "actions actions actions"',
    gap: '3px 10px',
    padding: '10px 12px',
  },
  label: { margin: '0 0 10px', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  logo: { gridArea: 'logo' },
  name: { gridArea: 'name', display: 'grid', alignContent: 'start', minWidth: 0 },
  title: { fontSize: tokens.fontSizeBase400, lineHeight: '1.375rem' },
  company: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 10px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: '1.25rem',
    overflowWrap: 'anywhere',
  },
  // The envelope stands for the sentence, as there.
  mark: { display: 'inline-flex', width: '14px', height: '18px', overflow: 'hidden', whiteSpace: 'nowrap' },
  reward: { gridArea: 'reward', alignSelf: 'start', display: 'grid', justifyItems: 'end', gap: '2px' },
  share: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '1rem',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  // The gift says it to the eye.
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  facts: {
    gridArea: 'facts',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 10px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    minWidth: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '1.125rem',
    overflowWrap: 'anywhere',
  },
  text: { gridArea: 'text', fontSize: '0.8125rem', lineHeight: '1.125rem' },
  actions: {
    gridArea: 'actions',
    display: 'flex',
    gap: '8px',
    '& > *': { flexGrow: 1, minWidth: 0, minHeight: '40px', paddingInline: '8px' },
  },
  // What is not written yet.
  missing: { color: tokens.colorNeutralForeground3 },
  shares: { margin: '10px 0 0', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

/**
 * The job as referrers will see it, while it is written: the row of their list (mfe-referrer's `job-card.tsx`). Below it
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
      <Panel className={styles.row}>
        <div className={styles.logo}>
          <LogoImage src={job.companyLogo} name={job.companyName || t('Company')} size={40} />
        </div>
        <div className={styles.name}>
          <Heading
            level={3}
            className={mergeClasses(card.title, styles.title, !job.title && styles.missing)}
            dir="auto"
          >
            {job.title || t('Job title')}
          </Heading>
          <div className={styles.company}>
            <span dir="auto">{job.companyName || t('Company name')}</span>
            {domain ? (
              <span className={styles.mark} title={t('Receives mail at {domain}', { domain })}>
                <DomainMark domain={domain} />
              </span>
            ) : null}
          </div>
        </div>
        <ul className={styles.facts}>
          <li dir="auto">{job.location || t('Location')}</li>
          {workplace ? <li>{workplace}</li> : null}
          <li>{t(JOB_TYPE_LABELS[job.type ?? 'full-time'])}</li>
          <li>{formatSalary(isReversed ? { ...job, salaryMax: null } : job)}</li>
          <li>{tn(0, '{count} referral', '{count} referrals')}</li>
          <li>{t('Posted recently')}</li>
        </ul>
        <p className={mergeClasses(card.twoLines, styles.text, !job.description && styles.missing)} dir="auto">
          {job.description || t('Job description')}
        </p>
        <div className={styles.reward}>
          {bonus === null ? null : (
            <span className={styles.share}>
              {t('{amount} for you', { amount: formatCents(splitReward(bonus).recommender) })}
            </span>
          )}
          <Badge tone={bonus === null ? 'gray' : 'reward'} icon={<GiftRegular aria-hidden="true" />}>
            <span className={styles.hidden}>{t('Referral Bonus')}</span> <span>{formatBonus(bonus)}</span>
          </Badge>
        </div>
        {/* To be seen, not to be pressed. */}
        <div className={styles.actions} inert aria-hidden="true">
          <Button appearance="subtle">{t('View Details')}</Button>
          <Button>{t('Refer Candidate')}</Button>
        </div>
      </Panel>
      {bonus === null ? null : <p className={styles.shares}>{formatShares(bonus, t('the recommender'))}</p>}
    </section>
  )
}
