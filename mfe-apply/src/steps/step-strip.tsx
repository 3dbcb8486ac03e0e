import { useTexts } from '@goodword/shared-ui/kernel'
import { onLargeText } from '@goodword/shared-ui/layout/phones.ts'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles, mergeClasses } from '@griffel/react'
import type { ReactElement } from 'react'
import { STEPS } from './step-of.ts'

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    [onLargeText]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' },
  },
  step: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: '6px',
    textAlign: 'center',
    fontSize: tokens.fontSizeBase200,
    lineHeight: 1.25,
    color: tokens.colorNeutralForeground3,
    // The line to the step before.
    '::before': {
      content: '""',
      position: 'absolute',
      top: 'calc(0.875rem - 1px)',
      right: 'calc(50% + 1.125rem)',
      width: 'calc(100% - 2.25rem)',
      height: '2px',
      borderRadius: '1px',
      backgroundColor: tokens.colorNeutralStroke1,
    },
    ':first-child::before': { display: 'none' },
    [onLargeText]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      textAlign: 'start',
      '::before': { display: 'none' },
    },
  },
  reached: {
    color: tokens.colorNeutralForeground1,
    '::before': { backgroundColor: tokens.colorCompoundBrandBackground },
  },
  current: { fontWeight: tokens.fontWeightSemibold },
  dot: {
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: '50%',
    border: `2px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  dotCurrent: { border: `2px solid ${tokens.colorCompoundBrandBackground}`, color: tokens.colorBrandForeground1 },
  dotDone: {
    border: `2px solid ${tokens.colorBrandBackground}`,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  unseen: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  note: {
    margin: '12px 0 0',
    textAlign: 'center',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
})

/**
 * How far the candidate is. Nothing to press: the form below moves it
 * (docs/rules.md#a-candidate-goes-four-steps).
 */
export function StepStrip({ current, company }: { current: number; company: ReactElement }) {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <div>
      <ol className={styles.list} aria-label={t('Your steps')}>
        {STEPS.map((name, index) => {
          const done = index < current
          const here = index === current
          return (
            <li
              key={name}
              className={mergeClasses(styles.step, index <= current && styles.reached, here && styles.current)}
              aria-current={here ? 'step' : undefined}
            >
              <span
                className={mergeClasses(styles.dot, here && styles.dotCurrent, done && styles.dotDone)}
                aria-hidden="true"
              >
                {done ? '✓' : index + 1}
              </span>
              <span>
                {t(name)}
                {done ? <span className={styles.unseen}> {t('(done)')}</span> : null}
              </span>
            </li>
          )
        })}
      </ol>
      {current < STEPS.length ? (
        <p className={styles.note}>
          {t('You decide: {company} sees nothing about you until you submit.', { company })}
        </p>
      ) : null}
    </div>
  )
}
