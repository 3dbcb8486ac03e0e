import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
import { onLargeText } from './phones.ts'

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
    gap: '16px',
    margin: '0 0 clamp(20px, 3vw, 32px)',
    // Two in a row on phones: four rows of numbers would push the list off the screen.
    '@media (max-width: 719px)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '12px',
      '& > :last-child:nth-child(odd)': { gridColumnEnd: 'span 2' },
    },
    [onLargeText]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > :last-child:nth-child(odd)': { gridColumnEnd: 'auto' },
    },
  },
})

/** A row of `StatCard`s; `div` where its children are no terms and descriptions. */
export function StatGrid({ as: Element = 'dl', children }: { as?: 'dl' | 'div'; children: ReactNode }) {
  const styles = useStyles()
  return <Element className={styles.grid}>{children}</Element>
}
