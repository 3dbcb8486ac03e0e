import { formatDate } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { useZone } from '@goodword/shared-ui/use-zone.ts'
import { makeStyles, mergeClasses } from '@griffel/react'
import type { ReactNode } from 'react'
import type { Milestone } from './own-status.ts'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '16px' },
  item: {
    position: 'relative',
    paddingLeft: '24px',
    lineHeight: 1.4,
    '::before': {
      content: '""',
      position: 'absolute',
      left: '4px',
      top: '5px',
      width: '10px',
      height: '10px',
      borderRadius: '50%',
      backgroundColor: tokens.colorCompoundBrandBackground,
    },
    // The line to what came next.
    ':not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      left: '8px',
      top: '20px',
      bottom: '-16px',
      width: '2px',
      backgroundColor: tokens.colorNeutralStroke1,
    },
  },
  // What is still to come.
  next: {
    color: tokens.colorNeutralForeground2,
    '::before': {
      boxSizing: 'border-box',
      border: `2px solid ${tokens.colorCompoundBrandBackground}`,
      backgroundColor: 'transparent',
    },
    '& > p': { margin: 0 },
  },
  at: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
})

interface TimelineProps {
  milestones: Milestone[]
  /** What is awaited; null for nothing. */
  next: ReactNode
  labelledBy: string
}

/** What happened, oldest first, and what comes next. */
export function Timeline({ milestones, next, labelledBy }: TimelineProps) {
  const styles = useStyles()
  const zone = useZone()
  const { t, language } = useTexts()
  return (
    <ol className={styles.list} aria-labelledby={labelledBy}>
      {milestones.map(({ text, at }) => (
        <li key={`${at} ${text}`} className={styles.item}>
          {t(text)}
          <time dateTime={at} className={styles.at}>
            {formatDate(at, zone, language)}
          </time>
        </li>
      ))}
      {next === null ? null : <li className={mergeClasses(styles.item, styles.next)}>{next}</li>}
    </ol>
  )
}
