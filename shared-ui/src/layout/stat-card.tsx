import { makeStyles, mergeClasses } from '@griffel/react'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens.ts'
import { Panel } from './panel.tsx'

const useStyles = makeStyles({
  // The lines of the grid, so that the numbers of a row stand at one height, whatever the labels need.
  card: {
    display: 'grid',
    gridRowEnd: 'span 3',
    gridTemplateRows: 'subgrid',
    alignContent: 'start',
    gap: '4px',
    padding: 'clamp(12px, 1.6vw, 20px)',
  },
  label: {
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: '8px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '2rem',
    height: '2rem',
    borderRadius: tokens.borderRadiusMedium,
    fontSize: '1.125rem',
    backgroundColor: tokens.heroBackground,
    color: tokens.colorBrandForeground1,
    '@media (max-width: 639px)': { display: 'none' },
  },
  rewardIcon: { backgroundColor: tokens.rewardBackground, color: tokens.rewardForeground },
  value: {
    margin: 0,
    fontFamily: tokens.fontFamilyDisplay,
    fontSize: 'clamp(1.5rem, 1.25rem + 1vw, 2rem)',
    lineHeight: 1.1,
    fontWeight: 650,
    letterSpacing: '-0.02em',
    overflowWrap: 'anywhere',
  },
  rewardValue: { color: tokens.rewardForeground },
  note: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
})

interface StatCardProps {
  label: string
  value: string
  /** What the number does not say itself. */
  note?: ReactNode
  icon: ReactNode
  /** `reward` is the accent colour for money earned. */
  tone?: 'neutral' | 'reward'
}

/** One number of a dashboard; stands in a `StatGrid`. */
export function StatCard({ label, value, note, icon, tone = 'neutral' }: StatCardProps) {
  const styles = useStyles()
  const reward = tone === 'reward'
  return (
    <Panel className={styles.card}>
      <dt className={styles.label}>
        {label}
        <span className={mergeClasses(styles.icon, reward && styles.rewardIcon)} aria-hidden="true">
          {icon}
        </span>
      </dt>
      <dd className={mergeClasses(styles.value, reward && styles.rewardValue)}>{value}</dd>
      {note ? <dd className={styles.note}>{note}</dd> : null}
    </Panel>
  )
}
