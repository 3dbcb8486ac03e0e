import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

export const useFormStyles = makeStyles({
  heading: { marginBottom: '20px' },
  pair: {
    display: 'grid',
    gap: tokens.spacingVerticalL,
    alignItems: 'start',
    '@media (min-width: 520px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  send: { display: 'grid', gap: '8px', justifyItems: 'stretch' },
})
