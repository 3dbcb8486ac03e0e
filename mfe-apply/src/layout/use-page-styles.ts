import { makeStyles } from '@griffel/react'

const WIDE = '@media (min-width: 960px)'

/** The page's frame, shared with its skeleton so that nothing jumps when the referral arrives. */
export const usePageStyles = makeStyles({
  columns: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1200px',
    marginInline: 'auto',
    paddingInline: 'clamp(16px, 4vw, 32px)',
    paddingBlock: 'clamp(20px, 3vw, 40px)',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'clamp(24px, 4vw, 48px)',
    alignItems: 'start',
    [WIDE]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
  },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px', scrollMarginTop: '88px' },
  /** On a phone this column comes before the one about the job. */
  first: { '@media (max-width: 959px)': { order: -1 } },
})
