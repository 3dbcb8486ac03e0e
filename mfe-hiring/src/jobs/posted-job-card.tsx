import { Button, useRestoreFocusTarget } from '@fluentui/react-components'
import {
  BriefcaseRegular,
  CalendarRegular,
  ClockRegular,
  DeleteRegular,
  HandshakeRegular,
  HourglassRegular,
  LocationRegular,
  MailUnreadRegular,
  MoreHorizontalRegular,
  PeopleRegular,
  WarningRegular,
} from '@fluentui/react-icons'
import type { MyJob } from '@goodword/contract/jobs'
import { JOB_TYPE_LABELS } from '@goodword/contract/labels'
import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import { formatCount, formatDate } from '@goodword/shared-ui/formats.ts'
import { Link, useTexts } from '@goodword/shared-ui/kernel'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { IconFacts } from '@goodword/shared-ui/layout/icon-facts.tsx'
import { useCardStyles } from '@goodword/shared-ui/layout/use-card-styles.ts'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles, mergeClasses } from '@griffel/react'
import { memo, type ReactNode, useId, useState } from 'react'
import { promisedFact, waitingFacts } from '../waiting/waiting-facts.ts'
import { HandOverButton } from './hand-over-button.tsx'
import { MoreActions } from './more-actions.tsx'
import { OpenCloseButton } from './open-close-button.tsx'

const onNarrow = '@media (max-width: 899px)'

const useStyles = makeStyles({
  // The words, and beside them what can be done, in two lines; below them where there is no room.
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 344px',
    gap: '4px 32px',
    alignItems: 'center',
    padding: '12px 24px',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px', padding: '16px' },
  },
  words: { display: 'grid', gap: '4px', minWidth: 0 },
  // Where and how stand beside the title, where there is room.
  top: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', minWidth: 0 },
  head: { display: 'flex', alignItems: 'center', gap: '8px 12px', minWidth: 0 },
  title: { fontSize: tokens.fontSizeBase400, lineHeight: '1.375rem' },
  link: {
    minWidth: 0,
    color: 'inherit',
    textDecorationColor: tokens.colorNeutralStroke1,
    textUnderlineOffset: '4px',
    ':hover': { color: tokens.colorBrandForegroundLink, textDecorationColor: 'currentcolor' },
    '@media (pointer: coarse)': { minHeight: '40px' },
  },
  hidden: { margin: 0, lineHeight: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  description: { maxWidth: '90ch', fontSize: '0.8125rem', lineHeight: '1.125rem' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    gap: '4px',
    '& > *': { minWidth: 'auto', paddingInline: '10px' },
    [onNarrow]: { justifyContent: 'start', '& > *': { paddingInline: '8px' } },
  },
  applications: { '@media (max-width: 479px)': { flexGrow: 1 } },
  remove: { [onNarrow]: { marginInlineStart: 'auto' }, ':hover': { color: tokens.colorPaletteRedForeground1 } },
  more: { gridColumnStart: '1', gridColumnEnd: '-1' },
})

interface PostedJobCardProps {
  job: MyJob
  onApplications: (job: MyJob) => void
  onDelete: (job: MyJob) => void
}

function locationFact(location: string): [ReactNode, string] {
  return [<LocationRegular key="location" />, location]
}

function applicationsFact(text: string): [ReactNode, string] {
  return [<PeopleRegular key="applications" />, text]
}

function pendingFact(text: string): [ReactNode, string] {
  return [<HourglassRegular key="pending" />, text]
}

function newFact(text: string): [ReactNode, string] {
  return [<MailUnreadRegular key="new" />, text]
}

function waitingFact(text: string): [ReactNode, string] {
  return [<ClockRegular key="waiting" />, text]
}

function lateFact(text: string): [ReactNode, string] {
  return [<WarningRegular key="late" />, text]
}

/** One posted job. */
export const PostedJobCard = memo(function PostedJobCard({ job, onApplications, onDelete }: PostedJobCardProps) {
  const styles = useStyles()
  const texts = useTexts()
  const { t, tn } = texts
  const card = useCardStyles()
  const titleId = useId()
  const restoreFocus = useRestoreFocusTarget()
  const [isMore, setIsMore] = useState(false)
  const moreId = useId()
  const count = job.applicationCount
  const isHidden = job.hiddenReason !== null
  const waiting = waitingFacts(job, texts)
  const answerFacts: [ReactNode, string][] = [
    ...(waiting.new ? [newFact(waiting.new)] : []),
    ...(waiting.waiting ? [waitingFact(waiting.waiting)] : []),
    ...(waiting.late ? [lateFact(waiting.late)] : []),
    [<HandshakeRegular key="promise" />, promisedFact(job, texts)],
  ]
  const named = job.title || t('Untitled draft')
  const title = (
    <Heading className={mergeClasses(card.title, styles.title)} id={titleId} dir="auto">
      {named}
    </Heading>
  )
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.words}>
        <div className={styles.top}>
          <div className={styles.head}>
            {job.isActive ? (
              // Referrers find it there; a closed one has no page.
              <Link className={styles.link} to={`/jobs/${job.id}`}>
                {title}
              </Link>
            ) : (
              title
            )}
            <Badge tone={job.isActive ? 'green' : isHidden ? 'red' : job.isDraft ? 'outline' : 'gray'}>
              {job.isActive ? t('Active') : isHidden ? t('Hidden') : job.isDraft ? t('Draft') : t('Closed')}
            </Badge>
          </div>
          <IconFacts
            facts={[
              ...(job.location ? [locationFact(job.location)] : []),
              [<BriefcaseRegular key="type" />, t(JOB_TYPE_LABELS[job.type])],
            ]}
          />
        </div>
        {isHidden ? (
          <p className={styles.hidden} dir="auto">
            {t('Hidden by the operators: {reason}', { reason: <bdi>{job.hiddenReason}</bdi> })}
          </p>
        ) : null}
        <IconFacts
          facts={[
            ...(job.isDraft
              ? []
              : [
                  applicationsFact(
                    tn(count, '{count} application', '{count} applications', { count: formatCount(count) }),
                  ),
                ]),
            ...(job.pendingCount > 0
              ? [pendingFact(t('{count} pending', { count: formatCount(job.pendingCount) }))]
              : []),
            [
              <CalendarRegular key="posted" />,
              job.isDraft
                ? t('Saved {day}', { day: formatDate(job.createdAt) })
                : t('Posted {day}', { day: formatDate(job.createdAt) }),
            ],
            ...(job.isDraft || isHidden ? [] : answerFacts),
          ]}
        />
        {job.description ? (
          <p className={mergeClasses(card.twoLines, styles.description)} dir="auto">
            {job.description}
          </p>
        ) : null}
      </div>
      <div className={styles.actions}>
        {job.isDraft ? null : (
          <Button className={styles.applications} aria-describedby={titleId} onClick={() => onApplications(job)}>
            {t('View Applications')}
          </Button>
        )}
        <ButtonLink to={`/edit-job/${job.id}`} appearance="subtle" aria-describedby={titleId}>
          {t('Edit')}
        </ButtonLink>
        {isHidden ? null : <OpenCloseButton job={job} describedBy={titleId} />}
        <HandOverButton job={job} describedBy={titleId} />
        <Button
          appearance="subtle"
          icon={<MoreHorizontalRegular />}
          aria-label={t('More about {job}', { job: named })}
          aria-expanded={isMore}
          aria-controls={isMore ? moreId : undefined}
          onClick={() => setIsMore(!isMore)}
        />
        <Button
          {...restoreFocus}
          className={styles.remove}
          appearance="subtle"
          icon={<DeleteRegular />}
          aria-label={t('Delete {job}', { job: named })}
          onClick={() => onDelete(job)}
        />
      </div>
      {isMore ? (
        <div className={styles.more}>
          <MoreActions job={job} id={moreId} />
        </div>
      ) : null}
    </article>
  )
})
