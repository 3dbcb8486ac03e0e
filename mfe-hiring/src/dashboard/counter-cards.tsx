import { formatCount } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
import type { HiringCounters } from './hiring-counters.ts'
import { useCounterStyles } from './use-counter-styles.ts'

// Low, so that the list below begins on the first screen: each number beside its words.
const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateAreas: '"value label" "value note"',
    alignContent: 'center',
    alignItems: 'center',
    columnGap: '14px',
    minHeight: '4.5rem',
    padding: '8px 16px',
    '@media (max-width: 799px)': { minHeight: '3.25rem' },
  },
  label: { gridArea: 'label', alignSelf: 'end', color: tokens.colorNeutralForeground2, lineHeight: 1.3 },
  // Without a note the label stands in the middle.
  alone: { gridRow: '1 / -1', alignSelf: 'center' },
  value: {
    gridArea: 'value',
    margin: 0,
    fontFamily: tokens.fontFamilyDisplay,
    fontSize: '1.75rem',
    lineHeight: 1.1,
    fontWeight: 650,
    letterSpacing: '-0.02em',
  },
  note: {
    gridArea: 'note',
    alignSelf: 'start',
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  },
})

interface CounterCardsProps {
  counters: HiringCounters
  /** Title of the selected job, whose pending applications are counted. */
  selectedTitle: string | undefined
}

/** The three numbers above the tabs. */
export function CounterCards({ counters, selectedTitle }: CounterCardsProps) {
  const { list } = useCounterStyles()
  const { t } = useTexts()
  const { activeJobs, closed, totalApplications, pendingReview, pendingOverall } = counters
  return (
    <dl className={list}>
      <Counter
        label={t('Active Jobs')}
        value={activeJobs}
        note={closed > 0 ? t('All posted jobs, {count} of them closed', { count: formatCount(closed) }) : null}
      />
      <Counter label={t('Total Applications')} value={totalApplications} />
      <Counter
        label={t('Pending Review')}
        value={pendingReview}
        note={
          selectedTitle ? (
            <span key={selectedTitle}>{t('For {job}', { job: <bdi>{selectedTitle}</bdi> })}</span>
          ) : (
            t('Of the job you select. In all jobs: {count}', { count: formatCount(pendingOverall) })
          )
        }
      />
    </dl>
  )
}

function Counter({ label, value, note }: { label: string; value: number; note?: ReactNode }) {
  const styles = useStyles()
  return (
    <Panel className={styles.card}>
      <dt className={note ? styles.label : styles.alone}>{label}</dt>
      <dd className={styles.value}>{formatCount(value)}</dd>
      {note ? <dd className={styles.note}>{note}</dd> : null}
    </Panel>
  )
}
