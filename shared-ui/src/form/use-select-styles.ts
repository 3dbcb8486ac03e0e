import { makeStyles } from '@griffel/react'

/** A select as wide as its place: by itself it is as wide as its longest option, which phones have no room for. */
export const useSelectStyles = makeStyles({
  field: { minWidth: 0 },
  select: {
    minWidth: 0,
    width: '100%',
    '& select': {
      minWidth: 0,
      textOverflow: 'ellipsis',
      // Fluent's own height has no room for larger text.
      height: 'auto',
      minHeight: '2.5rem',
      // Two side by side on the smallest phones: less padding leaves room for the text.
      '@media (max-width: 399px)': { paddingLeft: '12px', paddingRight: '36px' },
    },
  },
})
