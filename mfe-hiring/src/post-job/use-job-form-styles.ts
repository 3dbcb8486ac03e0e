import { makeStyles } from '@griffel/react'

/** The form of a job and its preview: side by side, or one below the other. */
export const useJobFormStyles = makeStyles({
  layout: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 340px',
    alignItems: 'start',
    gap: '32px',
    '@media (max-width: 999px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // Below the header, which sticks as well.
  preview: { position: 'sticky', top: '96px', '@media (max-width: 999px)': { position: 'static' } },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px',
    '@media (max-width: 479px)': { '& > *': { flexGrow: 1 } },
  },
  restart: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px',
    marginLeft: 'auto',
    '@media (max-width: 479px)': { '& > *': { flexGrow: 1 } },
  },
})
