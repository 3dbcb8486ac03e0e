import { Button, useRestoreFocusTarget } from '@fluentui/react-components'
import type { Job } from '@goodword/contract/jobs'
import { RewardBadge } from '@goodword/shared-ui/feedback/reward-badge.tsx'
import { formatBonus } from '@goodword/shared-ui/formats.ts'
import { LogoImage } from '@goodword/shared-ui/media/logo-image.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { memo, useId } from 'react'
import { JobFacts } from './job-facts.tsx'

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    gridTemplateAreas: '"logo words reward" "logo words actions"',
    gridTemplateRows: '1fr auto',
    gap: '16px 20px',
    padding: 'clamp(16px, 2.4vw, 24px)',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    transition: 'border-color 150ms, box-shadow 150ms',
    ':hover': { border: `1px solid ${tokens.colorBrandStroke2}`, boxShadow: tokens.shadow4 },
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
    '@media (max-width: 899px)': {
      gridTemplateColumns: '48px minmax(0, 1fr)',
      gridTemplateAreas: '"logo words" "facts facts" "text text" "reward reward" "actions actions"',
      gridTemplateRows: 'auto',
      gap: '14px',
    },
  },
  logo: { gridArea: 'logo' },
  words: {
    gridArea: 'words',
    display: 'grid',
    alignContent: 'start',
    gap: '10px',
    minWidth: 0,
    // The text gets the card's whole width on phones, under the logo and the name.
    '@media (max-width: 899px)': { display: 'contents' },
  },
  name: {
    display: 'grid',
    alignContent: 'center',
    gap: '2px',
    minWidth: 0,
    '@media (max-width: 899px)': { gridArea: 'words' },
  },
  title: {
    margin: 0,
    fontFamily: tokens.fontFamilyDisplay,
    fontSize: '1.1875rem',
    lineHeight: 1.25,
    fontWeight: 650,
    letterSpacing: '-0.01em',
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  },
  company: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300, lineHeight: 1.4 },
  facts: { '@media (max-width: 899px)': { gridArea: 'facts' } },
  description: {
    margin: 0,
    maxWidth: '72ch',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: 1.5,
    display: '-webkit-box',
    WebkitLineClamp: '2',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    '@media (max-width: 899px)': { gridArea: 'text' },
  },
  reward: {
    gridArea: 'reward',
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'end',
    gap: '6px',
    '@media (max-width: 899px)': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  },
  posted: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  actions: {
    gridArea: 'actions',
    display: 'flex',
    justifyContent: 'flex-end',
    gap: '8px',
    '@media (max-width: 899px)': { '& > *': { flexGrow: 1, flexBasis: 0, minWidth: 0, minHeight: '44px' } },
  },
})

interface JobCardProps {
  job: Job
  onDetails: (job: Job) => void
  onRefer: (job: Job) => void
}

/** One job of the list. Memoised: typing in the search box must not draw the cards that stay. */
export const JobCard = memo(function JobCard({ job, onDetails, onRefer }: JobCardProps) {
  const styles = useStyles()
  const titleId = useId()
  const restoreFocus = useRestoreFocusTarget()
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.logo}>
        <LogoImage src={job.company.logo} name={job.company.name} size={48} />
      </div>
      <div className={styles.words}>
        <div className={styles.name}>
          <h3 className={styles.title} id={titleId}>
            {job.title}
          </h3>
          <p className={styles.company}>{job.company.name}</p>
        </div>
        <div className={styles.facts}>
          <JobFacts job={job} />
        </div>
        <p className={styles.description}>{job.description}</p>
      </div>
      <div className={styles.reward}>
        <RewardBadge
          label="Referral Bonus"
          value={formatBonus(job.referralBonus)}
          promised={job.referralBonus != null}
        />
        <span className={styles.posted}>Posted recently</span>
      </div>
      <div className={styles.actions}>
        <Button {...restoreFocus} aria-describedby={titleId} onClick={() => onDetails(job)}>
          View Details
        </Button>
        <Button {...restoreFocus} appearance="primary" aria-describedby={titleId} onClick={() => onRefer(job)}>
          Refer Candidate
        </Button>
      </div>
    </article>
  )
})
