import type { StatementRow } from '@goodword/contract/statement'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles, mergeClasses } from '@griffel/react'
import { stepsOf } from './steps-of.ts'

const MARK = 14

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  step: {
    position: 'relative',
    display: 'grid',
    gap: '2px',
    paddingLeft: '32px',
    paddingBottom: '18px',
    lineHeight: 1.5,
    breakInside: 'avoid',
    // The mark.
    '::before': {
      content: '""',
      boxSizing: 'border-box',
      position: 'absolute',
      top: '4px',
      left: '3px',
      width: `${MARK}px`,
      height: `${MARK}px`,
      borderRadius: tokens.borderRadiusCircular,
      border: `2px solid ${tokens.colorNeutralStrokeAccessible}`,
      backgroundColor: tokens.colorNeutralBackground1,
      printColorAdjust: 'exact',
    },
    // The line to the next one.
    ':not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      top: '22px',
      bottom: '0',
      left: '9px',
      width: '2px',
      backgroundColor: tokens.colorNeutralStroke2,
      printColorAdjust: 'exact',
    },
    ':last-child': { paddingBottom: 0 },
  },
  made: {
    '::before': {
      border: `2px solid ${tokens.colorCompoundBrandBackground}`,
      backgroundColor: tokens.colorCompoundBrandBackground,
    },
  },
  against: {
    '::before': { border: `2px solid ${tokens.badgeRedForeground}`, backgroundColor: tokens.badgeRedForeground },
  },
  ahead: {
    color: tokens.colorNeutralForeground3,
    ':not(:last-child)::after': {
      backgroundColor: 'transparent',
      borderLeft: `2px dashed ${tokens.colorNeutralStroke1}`,
    },
  },
  head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px' },
  label: { fontWeight: tokens.fontWeightSemibold },
  when: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, fontVariantNumeric: 'tabular-nums' },
  text: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
})

/** The way of a reward: each step that was made, with its moment, and below it those that are ahead. */
export function RewardTimeline({ row }: { row: Pick<StatementRow, 'state' | 'dueAt' | 'explains'> }) {
  const styles = useStyles()
  const { t } = useTexts()
  const steps = stepsOf(row)
  const now = steps.findLastIndex(({ kind }) => kind !== 'ahead')
  return (
    <ol className={styles.list}>
      {steps.map(({ kind, label, when, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
        <li key={at} className={mergeClasses(styles.step, styles[kind])} aria-current={at === now ? 'step' : undefined}>
          <span className={styles.head}>
            <span className={styles.label}>{t(label)}</span>
            {when ? <span className={styles.when}>{when}</span> : null}
          </span>
          <p className={styles.text} dir="auto">
            {kind === 'ahead' ? t(text) : text}
          </p>
        </li>
      ))}
    </ol>
  )
}
