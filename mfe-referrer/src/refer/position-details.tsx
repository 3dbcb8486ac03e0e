import type { JobSummary } from '@goodword/contract/jobs'
import { JOB_TYPE_LABELS } from '@goodword/contract/labels'
import { insideQuotes } from '@goodword/contract/quoted'
import { termsText } from '@goodword/contract/terms'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Sentence } from '@goodword/shared-ui/layout/sentence.tsx'
import { LogoImage } from '@goodword/shared-ui/media/logo-image.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  box: {
    display: 'grid',
    gap: '12px',
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  heading: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  job: { display: 'flex', gap: '12px', alignItems: 'center', minWidth: 0 },
  words: { display: 'grid', gap: '2px', minWidth: 0, lineHeight: 1.4, overflowWrap: 'anywhere' },
  title: { fontWeight: tokens.fontWeightSemibold },
  terms: {
    margin: 0,
    padding: '10px 14px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.rewardBackground,
    color: tokens.rewardForeground,
    fontSize: tokens.fontSizeBase200,
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
  },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

/** What the candidate is being referred to, and what is promised for it. */
export function PositionDetails({ job }: { job: JobSummary }) {
  const { t } = useTexts()
  const styles = useStyles()
  return (
    <section className={styles.box}>
      <h3 className={styles.heading}>{t('Position Details')}</h3>
      <div className={styles.job}>
        <LogoImage src={job.company.logo} name={job.company.name} size={44} />
        <div className={styles.words}>
          <span className={styles.title} dir="auto">
            {job.title}
          </span>
          <span dir="auto">{job.company.name}</span>
          <span className={styles.quiet}>
            <bdi>{job.location}</bdi>
            {` · ${t(JOB_TYPE_LABELS[job.type])}`}
          </span>
        </div>
      </div>
      <p className={styles.terms}>
        <Sentence
          text={termsText({ jobTitle: job.title, companyName: job.company.name, bonus: job.referralBonus })}
          names={[job.title, job.company.name].map(insideQuotes)}
        />
      </p>
    </section>
  )
}
