import { makeStyles } from '@griffel/react'

/**
 * The columns of the table where it has room: as wide whatever they hold, so that none moves when a status changes. In `em`, which
 * in a media query is the size of text that the reader has set: with larger text the columns are as wide as they need.
 */
export const useColumnStyles = makeStyles({
  columns: {
    '@media (min-width: 62.5em)': {
      '& table': { tableLayout: 'fixed' },
      '& th': { boxSizing: 'border-box' },
      '& th:nth-child(2)': { width: '8rem' },
      '& th:nth-child(3)': { width: '15%' },
      '& th:nth-child(4)': { width: '17%' },
      '& th:nth-child(5)': { width: '8rem' },
      '& th:nth-child(6)': { width: '13.5rem' },
    },
  },
})
