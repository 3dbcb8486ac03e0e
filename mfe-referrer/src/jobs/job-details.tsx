import { GiftRegular } from '@fluentui/react-icons'
import { answerWords } from '@goodword/contract/answer-words'
import { call, serverSentence } from '@goodword/contract/call'
import type { Job, JobSummary, PublicJob } from '@goodword/contract/jobs'
import { reportJob } from '@goodword/contract/report-calls'
import { REPORT_REASON_LABELS } from '@goodword/contract/report-labels'
import { formatShares } from '@goodword/contract/reward'
import { WrittenWithAi } from '@goodword/shared-ui/ai/written-with-ai.tsx'
import { DomainMark } from '@goodword/shared-ui/feedback/domain-mark.tsx'
import { WhoPosts } from '@goodword/shared-ui/feedback/who-posts.tsx'
import { formatBonus } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { LineList } from '@goodword/shared-ui/layout/line-list.tsx'
import { LogoImage } from '@goodword/shared-ui/media/logo-image.tsx'
import { ReportPosting } from '@goodword/shared-ui/report/report-posting.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles, mergeClasses } from '@griffel/react'
import type { ReactNode } from 'react'
import { JobFacts } from './job-facts.tsx'
import { onPhones } from './widths.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '20px', paddingBottom: '8px', lineHeight: 1.55 },
  company: {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    gap: '4px 16px',
    // On phones a description has the whole width, below the logo and the name.
    '& > :last-child': { gridColumnStart: '2', [onPhones]: { gridColumnStart: '1', gridColumnEnd: '-1' } },
  },
  logo: { gridRowEnd: 'span 2', [onPhones]: { gridRowEnd: 'auto' } },
  companyWords: {
    display: 'grid',
    gap: '4px',
    alignContent: 'start',
    minWidth: 0,
    [onPhones]: { alignContent: 'center' },
  },
  companyName: { margin: 0, fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase400 },
  quiet: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    textAlign: 'start',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  promise: { margin: '6px 0 0', color: tokens.colorNeutralForeground2 },
  banner: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '14px 18px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.rewardBackground,
    color: tokens.rewardForeground,
  },
  noBonus: { backgroundColor: tokens.badgeGrayBackground, color: tokens.badgeGrayForeground },
  bannerIcon: { display: 'inline-flex', fontSize: '1.375rem' },
  amount: {
    fontFamily: tokens.fontFamilyDisplay,
    fontSize: '1.375rem',
    fontWeight: 700,
    lineHeight: 1.2,
    fontVariantNumeric: 'tabular-nums',
  },
  shares: { flexBasis: '100%', fontSize: tokens.fontSizeBase200 },
  section: { display: 'grid', gap: '6px' },
  heading: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  text: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    textAlign: 'start',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
})

interface JobDetailsProps {
  /** Without a bonus where it is read by guests. */
  job: Job | JobSummary | PublicJob
  /** One below the title's. */
  headings: 'h2' | 'h3'
  /** What stands for the rest of a job in short. */
  children?: ReactNode
}

/** All that is said of a job, below its title. */
export function JobDetails({ job, headings: Heading, children }: JobDetailsProps) {
  const { t } = useTexts()
  const styles = useStyles()
  const { domain } = job.company
  // Referrers are asked for nothing.
  const isForGuests = !('referralBonus' in job)
  return (
    <div className={styles.root}>
      <div className={styles.company}>
        <div className={styles.logo}>
          <LogoImage src={job.company.logo} name={job.company.name} size={56} />
        </div>
        <div className={styles.companyWords}>
          <p className={styles.companyName} dir="auto">
            {job.company.name}
          </p>
          {domain && !isForGuests ? <DomainMark domain={domain} /> : null}
          {isForGuests ? <WhoPosts domain={domain} /> : null}
        </div>
        <p className={styles.quiet} dir="auto">
          {job.company.description}
        </p>
      </div>
      <div>
        <JobFacts job={job} />
        <p className={styles.promise}>{answerWords(job.answerWithinDays, job.company.usualAnswerDays)}</p>
      </div>
      {'referralBonus' in job ? (
        <div className={mergeClasses(styles.banner, job.referralBonus === null && styles.noBonus)}>
          <span className={styles.bannerIcon} aria-hidden="true">
            <GiftRegular />
          </span>
          <span className={styles.amount}>{formatBonus(job.referralBonus)}</span>
          <span>{t('Earn bonus for successful hire')}</span>
          <span className={styles.shares}>
            {job.referralBonus === null
              ? t('No referral bonus is promised, as the company has set none.')
              : formatShares(job.referralBonus)}
          </span>
        </div>
      ) : null}
      <section className={styles.section}>
        <Heading className={styles.heading}>{t('Job Description')}</Heading>
        <WrittenWithAi model={job.writtenWithAi?.description}>
          <p className={styles.text} dir="auto">
            {job.description}
          </p>
        </WrittenWithAi>
      </section>
      {children}
      {'requirements' in job && job.requirements ? (
        <section className={styles.section}>
          <Heading className={styles.heading}>{t('Requirements')}</Heading>
          <WrittenWithAi model={job.writtenWithAi?.requirements}>
            <LineList className={styles.text}>{job.requirements}</LineList>
          </WrittenWithAi>
        </section>
      ) : null}
      {'isOwn' in job && job.isOwn ? null : (
        <ReportPosting
          key={job.id}
          isGuest={!('isOwn' in job)}
          reasons={REPORT_REASON_LABELS}
          explain={serverSentence}
          send={(body) => call(reportJob, { params: { id: job.id }, body })}
        />
      )}
    </div>
  )
}
