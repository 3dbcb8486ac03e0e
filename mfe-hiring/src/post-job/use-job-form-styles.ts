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
  // Below the header, which sticks as well; what is higher than the screen scrolls in it. Room for the ring of a focus.
  preview: {
    boxSizing: 'border-box',
    position: 'sticky',
    top: '80px',
    maxHeight: 'calc(100vh - 88px)',
    margin: '-16px -8px 0',
    padding: '16px 8px',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    '@media (max-width: 999px)': { position: 'static', maxHeight: 'none', overflowY: 'visible' },
  },
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
