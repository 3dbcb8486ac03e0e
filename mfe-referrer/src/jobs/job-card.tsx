import { Button, useRestoreFocusTarget } from '@fluentui/react-components'
import type { JobSummary } from '@goodword/contract/jobs'
import { DomainMark } from '@goodword/shared-ui/feedback/domain-mark.tsx'
import { RewardBadge } from '@goodword/shared-ui/feedback/reward-badge.tsx'
import { formatBonus } from '@goodword/shared-ui/formats.ts'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { onLargeText } from '@goodword/shared-ui/layout/phones.ts'
import { useCardStyles } from '@goodword/shared-ui/layout/use-card-styles.ts'
import { LogoImage } from '@goodword/shared-ui/media/logo-image.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles, mergeClasses } from '@griffel/react'
import { memo, useId } from 'react'
import { CloseReason } from './close-reason.tsx'
import { JobFacts } from './job-facts.tsx'

const useStyles = makeStyles({
  card: {
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    gridTemplateAreas: '"logo words reward" "logo words actions"',
    gridTemplateRows: '1fr auto',
    gap: '16px 20px',
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
  company: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300, lineHeight: 1.4 },
  facts: { '@media (max-width: 899px)': { gridArea: 'facts' } },
  text: { display: 'grid', gap: '6px', minWidth: 0, '@media (max-width: 899px)': { gridArea: 'text' } },
  description: { maxWidth: '72ch' },
  reward: {
    gridArea: 'reward',
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'end',
    gap: '6px',
    '@media (max-width: 899px)': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
  },
  why: { margin: 0, fontWeight: 600 },
  posted: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  actions: {
    gridArea: 'actions',
    display: 'flex',
    justifyContent: 'flex-end',
    gap: '8px',
    '@media (max-width: 899px)': {
      '& > *': { flexGrow: 1, minWidth: 0, minHeight: '44px', paddingInline: '8px', whiteSpace: 'nowrap' },
    },
    [onLargeText]: { flexDirection: 'column', '& > *': { flexShrink: 0 } },
  },
})

interface JobCardProps {
  job: JobSummary
  onDetails: (job: JobSummary) => void
  onRefer: (job: JobSummary) => void
}

/** One job of the list. Memoised: typing in the search box must not render the cards that stay. */
export const JobCard = memo(function JobCard({ job, onDetails, onRefer }: JobCardProps) {
  const styles = useStyles()
  const card = useCardStyles()
  const titleId = useId()
  const restoreFocus = useRestoreFocusTarget()
  return (
    <article className={mergeClasses(card.card, styles.card)} aria-labelledby={titleId}>
      <div className={styles.logo}>
        <LogoImage src={job.company.logo} name={job.company.name} size={48} />
      </div>
      <div className={styles.words}>
        <div className={styles.name}>
          <Heading level={3} className={card.title} id={titleId} dir="auto">
            {job.title}
          </Heading>
          <p className={styles.company} dir="auto">
            {job.company.name}
          </p>
          {job.company.domain ? <DomainMark domain={job.company.domain} /> : null}
        </div>
        <div className={styles.facts}>
          <JobFacts job={job} />
        </div>
        <div className={styles.text}>
          {job.why ? (
            <p className={styles.why}>
              <CloseReason why={job.why} />
            </p>
          ) : null}
          <p className={mergeClasses(card.twoLines, styles.description)} dir="auto">
            {job.description}
          </p>
        </div>
      </div>
      <div className={styles.reward}>
        <RewardBadge
          label="Referral Bonus"
          value={formatBonus(job.referralBonus)}
          promised={job.referralBonus != null}
        />
        <span className={styles.posted}>Posted recently</span>
        {job.isOwn ? <span className={styles.posted}>Posted by your company</span> : null}
      </div>
      <div className={styles.actions}>
        <Button {...restoreFocus} aria-describedby={titleId} onClick={() => onDetails(job)}>
          View Details
        </Button>
        {job.isOwn ? null : (
          <Button {...restoreFocus} aria-describedby={titleId} onClick={() => onRefer(job)}>
            Refer Candidate
          </Button>
        )}
      </div>
    </article>
  )
})
