import { Button, useRestoreFocusTarget } from '@fluentui/react-components'
import type { JobSummary } from '@goodword/contract/jobs'
import { DomainMark } from '@goodword/shared-ui/feedback/domain-mark.tsx'
import { Link, useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { onLargeText } from '@goodword/shared-ui/layout/phones.ts'
import { useCardStyles } from '@goodword/shared-ui/layout/use-card-styles.ts'
import { LogoImage } from '@goodword/shared-ui/media/logo-image.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles, mergeClasses } from '@griffel/react'
import { type MouseEvent, memo, useId } from 'react'
import { BonusBadge } from './bonus-badge.tsx'
import { CloseReason } from './close-reason.tsx'
import { InvitedPeople } from './invited-people.tsx'
import { JobFacts } from './job-facts.tsx'
import type { Density } from './use-density.ts'
import type { InvitedPerson } from './use-invited.ts'
import { onNarrow, onPhones, onTablets, onWide } from './widths.ts'

/** Where room is short, the envelope stands for the sentence, which readers still hear and a pointer finds. */
const MARK_ALONE = { width: '14px', height: '18px', overflow: 'hidden', whiteSpace: 'nowrap' } as const

const useStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'grid',
    // The last is as wide as its two buttons, or its badge, in every row.
    gridTemplateColumns: '40px minmax(0, 1fr) 296px',
    gridTemplateAreas: '"logo name reward" "logo text actions"',
    gridTemplateRows: 'auto 1fr',
    gap: '2px 16px',
    padding: '9px 16px',
    ':hover': { backgroundColor: tokens.colorNeutralBackground2 },
    [onNarrow]: {
      gridTemplateColumns: '40px minmax(0, 1fr) auto',
      gridTemplateAreas: '"logo name reward" "facts facts facts" "text text text" "actions actions actions"',
      gridTemplateRows: 'auto',
      gap: '3px 10px',
      padding: '10px 12px',
    },
    [onLargeText]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"logo" "name" "reward" "facts" "text" "actions"',
    },
  },
  compact: {
    [onWide]: {
      gridTemplateColumns: '40px minmax(0, 3fr) minmax(0, 2fr) 296px',
      gridTemplateAreas: '"logo name text reward" "logo name text actions"',
      padding: '4px 16px',
    },
  },
  logo: { gridArea: 'logo', alignSelf: 'start' },
  name: {
    gridArea: 'name',
    display: 'grid',
    alignContent: 'start',
    gap: '2px',
    minWidth: 0,
    // The facts get the row's whole width on phones, under the logo and the name.
    [onNarrow]: { display: 'contents' },
  },
  heading: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 10px',
    minWidth: 0,
    [onNarrow]: { gridArea: 'name', display: 'grid', alignContent: 'start' },
  },
  title: { fontSize: tokens.fontSizeBase400, lineHeight: '1.375rem' },
  // The whole row is pressed as its title is.
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    '::after': { content: '""', position: 'absolute', inset: 0 },
  },
  company: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 10px',
    minWidth: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: '1.25rem',
    overflowWrap: 'anywhere',
  },
  mark: { display: 'inline-flex', minWidth: 0, [onPhones]: MARK_ALONE },
  compactMark: { [onWide]: MARK_ALONE },
  facts: {
    minWidth: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '1.125rem',
    [onNarrow]: { gridArea: 'facts' },
  },
  text: { gridArea: 'text', minWidth: 0, alignSelf: 'start' },
  description: { maxWidth: '96ch', fontSize: '0.8125rem', lineHeight: '1.125rem' },
  why: { margin: 0, fontSize: tokens.fontSizeBase200, lineHeight: '1.125rem', fontWeight: 600 },
  reward: { gridArea: 'reward', alignSelf: 'start' },
  actions: {
    gridArea: 'actions',
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'end',
    justifyContent: 'flex-end',
    gap: '8px',
    '& > button': { position: 'relative', zIndex: 1, whiteSpace: 'nowrap' },
    [onTablets]: { '& > *': { minHeight: '40px' } },
    [onPhones]: { '& > *': { flexGrow: 1, minWidth: 0, minHeight: '40px', paddingInline: '8px' } },
    [onLargeText]: { flexDirection: 'column', alignItems: 'stretch', '& > *': { flexShrink: 0 } },
  },
  own: {
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    paddingInline: '8px',
    textAlign: 'center',
  },
})

interface JobCardProps {
  job: JobSummary
  density: Density
  /** Whom the reader has invited to it. */
  invited?: readonly InvitedPerson[] | undefined
  onDetails: (job: JobSummary) => void
  onRefer: (job: JobSummary) => void
}

/** One job of the list. Memoised: typing in the search box must not render the rows that stay. */
export const JobCard = memo(function JobCard({ job, density, invited, onDetails, onRefer }: JobCardProps) {
  const { t } = useTexts()
  const styles = useStyles()
  const card = useCardStyles()
  const titleId = useId()
  const restoreFocus = useRestoreFocusTarget()
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onDetails(job)
  }
  const { domain } = job.company
  const isCompact = density === 'compact'
  const size = isCompact ? 'small' : 'medium'
  return (
    <article className={mergeClasses(styles.card, isCompact && styles.compact)} aria-labelledby={titleId}>
      <div className={styles.logo}>
        <LogoImage src={job.company.logo} name={job.company.name} size={40} />
      </div>
      <div className={styles.name}>
        <div className={styles.heading}>
          <Heading level={3} className={mergeClasses(card.title, styles.title)} id={titleId} dir="auto">
            <Link {...restoreFocus} className={styles.link} to={`/jobs/${job.id}`} onClick={follow} dir="auto">
              {job.title}
            </Link>
          </Heading>
          <div className={styles.company}>
            <span dir="auto">{job.company.name}</span>
            {domain ? (
              <span
                className={mergeClasses(styles.mark, isCompact && styles.compactMark)}
                title={t('Receives mail at {domain}', { domain })}
              >
                <DomainMark domain={domain} />
              </span>
            ) : null}
          </div>
        </div>
        <div className={styles.facts}>
          <JobFacts
            job={job}
            inRow={[t('Posted recently'), ...(invited ? [<InvitedPeople key="invited" people={invited} />] : [])]}
          />
        </div>
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
      <div className={styles.reward}>
        <BonusBadge bonus={job.referralBonus} isOwn={job.isOwn} />
      </div>
      <div className={styles.actions}>
        <Button
          {...restoreFocus}
          size={size}
          appearance="subtle"
          aria-describedby={titleId}
          onClick={() => onDetails(job)}
        >
          {t('View Details')}
        </Button>
        {job.isOwn ? (
          <span className={styles.own}>{t('Posted by your company')}</span>
        ) : (
          <Button {...restoreFocus} size={size} aria-describedby={titleId} onClick={() => onRefer(job)}>
            {t('Refer Candidate')}
          </Button>
        )}
      </div>
    </article>
  )
})
