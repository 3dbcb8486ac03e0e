import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  list: { display: 'grid', gap: '16px', margin: 0, paddingBottom: '8px' },
  fact: {
    '@media (min-width: 640px)': { display: 'grid', gridTemplateColumns: '160px minmax(0, 1fr)', gap: '16px' },
  },
  label: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
  value: {
    margin: 0,
    lineHeight: tokens.lineHeightBase300,
    textAlign: 'start',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
})

/** Labels and what belongs to them, one under the other. Facts without a value are left out. */
export function FactList({ facts }: { facts: readonly (readonly [label: ReactNode, value: ReactNode])[] }) {
  const styles = useStyles()
  return (
    <dl className={styles.list}>
      {facts.map(([label, value], index) =>
        value ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same facts in the same order
          <div key={index} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            {/* What was typed reads in its own direction, and what has elements in the page's: their names are isolated. */}
            <dd className={styles.value} dir={typeof value === 'string' ? 'auto' : undefined}>
              {value}
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
