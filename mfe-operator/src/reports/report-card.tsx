import { Button, useRestoreFocusTarget } from '@fluentui/react-components'
import { failureOf } from '@goodword/contract/call'
import type { OperatorReport } from '@goodword/contract/operator-reports'
import { REPORT_REASON_LABELS } from '@goodword/contract/report-labels'
import type { ReportOutcome } from '@goodword/contract/report-reasons'
import { said } from '@goodword/languages/texts'
import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import { formatMoment } from '@goodword/shared-ui/formats.ts'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { memo, useId } from 'react'
import { isDone, OUTCOMES, REPORTED } from './report-in-words.ts'
import { useReports } from './use-reports.ts'

const useStyles = makeStyles({
  card: { display: 'grid', gap: '12px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '8px 12px', minWidth: 0 },
  title: { flexGrow: 1, flexBasis: '260px', minWidth: 0 },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3, lineHeight: 1.5, overflowWrap: 'anywhere' },
  words: {
    margin: 0,
    padding: '12px 16px',
    borderLeft: `3px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    lineHeight: 1.5,
    textAlign: 'start',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  posting: {
    margin: '12px 0 0',
    lineHeight: 1.55,
    textAlign: 'start',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  summary: { minHeight: '44px', alignContent: 'center', cursor: 'pointer', color: tokens.colorBrandForegroundLink },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

interface ReportCardProps {
  report: OperatorReport
  /** Asks for the texts of an answer. */
  onAnswer: (report: OperatorReport, outcome: ReportOutcome) => void
}

/** A report: what is said to be wrong, the posting as it was then, and what an operator can do or did. */
export const ReportCard = memo(function ReportCard({ report, onAnswer }: ReportCardProps) {
  const { t } = useTexts()
  const styles = useStyles()
  const titleId = useId()
  const { reason, details, by, createdAt, job, company, poster, answered } = report
  return (
    <article aria-labelledby={titleId}>
      <Panel className={styles.card}>
        <div className={styles.head}>
          <Heading size="small" className={styles.title} id={titleId} dir="auto">
            {job.title}
          </Heading>
          <Badge tone={answered ? 'gray' : 'yellow'}>
            {t(answered ? OUTCOMES[answered.outcome] : REPORT_REASON_LABELS[reason])}
          </Badge>
        </div>
        <p className={styles.quiet}>
          {company.domain
            ? t('{company} (proven: {domain})', { company: <bdi>{company.name}</bdi>, domain: company.domain })
            : t('{company} (no proven domain)', { company: <bdi>{company.name}</bdi> })}
          {' · '}
          {t(posterOf(poster), { name: <bdi>{poster.name}</bdi> })}
          {' · '}
          <bdi>{job.location}</bdi>
          {` · ${t(standingOf(job))}`}
        </p>
        <p className={styles.quiet}>
          {t(REPORTED[by], {
            reason: t(REPORT_REASON_LABELS[reason]),
            moment: <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
          })}
        </p>
        {details ? (
          <p className={styles.words} dir="auto">
            {details}
          </p>
        ) : null}
        <details>
          <summary className={styles.summary}>
            {job.isChanged
              ? t('Text of the posting, as it was reported; it has changed since')
              : t('Text of the posting')}
          </summary>
          <p className={styles.posting} dir="auto">
            {job.description}
          </p>
          {job.requirements ? (
            <p className={styles.posting} dir="auto">
              {job.requirements}
            </p>
          ) : null}
        </details>
        {answered ? <Answered report={report} /> : <Decisions report={report} onAnswer={onAnswer} titleId={titleId} />}
      </Panel>
    </article>
  )
})

function posterOf({ hasPosted, isClosed }: OperatorReport['poster']): string {
  if (hasPosted) return isClosed ? said('posted by {name} (account closed)') : said('posted by {name}')
  return isClosed ? said('changed by {name} (account closed)') : said('changed by {name}')
}

function standingOf({ isActive, isDeleted, hiddenReason }: OperatorReport['job']): string {
  if (isDeleted) return said('Deleted by its manager')
  if (hiddenReason !== null) return said('Hidden')
  return isActive ? said('Open') : said('Closed')
}

function Decisions({ report, onAnswer, titleId }: ReportCardProps & { titleId: string }) {
  const { t } = useTexts()
  const styles = useStyles()
  const restoreFocus = useRestoreFocusTarget()
  const { job } = report
  const isHidden = isDone(report, 'job-hidden')
  const choice = (outcome: ReportOutcome, words: string) => (
    <Button {...restoreFocus} aria-describedby={titleId} onClick={() => onAnswer(report, outcome)}>
      {words}
    </Button>
  )
  return (
    <div className={styles.actions}>
      {isHidden
        ? choice('job-hidden', t('Answer: posting is hidden'))
        : !job.isDeleted && choice('job-hidden', t('Hide posting'))}
      {choice('account-closed', isDone(report, 'account-closed') ? t('Answer: account is closed') : t('Close account'))}
      {isHidden ? null : choice('nothing', t('No action'))}
    </div>
  )
}

function Answered({ report }: { report: OperatorReport }) {
  const { t } = useTexts()
  const styles = useStyles()
  const { show } = useReports()
  const { answered, job } = report

  async function showAgain() {
    try {
      await show(report)
      showToast({
        tone: 'success',
        title: t('Posting not hidden any more'),
        description: t('It stays closed until its manager reopens it.'),
      })
    } catch (error) {
      showToast({ tone: 'destructive', title: t('Failed to show the posting'), ...failureOf(error) })
    }
  }

  return (
    <>
      <p className={styles.words} dir="auto">
        {answered?.answer}
      </p>
      {job.hiddenReason === null ? null : (
        <>
          <p className={styles.quiet}>{t('To the company: {reason}', { reason: <bdi>{job.hiddenReason}</bdi> })}</p>
          <div className={styles.actions}>
            <Button aria-label={t('Show again: {job}', { job: job.title })} onClick={() => void showAgain()}>
              {t('Show again')}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
