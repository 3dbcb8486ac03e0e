import { onLargeText } from '@goodword/shared-ui/layout/phones.ts'
import { makeStyles } from '@griffel/react'

const WIDE = '@media (min-width: 62.5em)'

/** Where the counters stand, shared with their skeleton so that nothing moves when they come. */
export const useCounterStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: '12px 24px',
    marginBottom: '8px',
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(22rem)' },
  },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '12px',
    margin: 0,
    '@media (max-width: 799px)': { gap: '8px' },
    '@media (width < 640px)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :last-child': { gridColumnEnd: 'span 2' },
    },
    [onLargeText]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > :last-child': { gridColumnEnd: 'auto' } },
  },
})
