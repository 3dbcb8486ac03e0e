import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

export const useFormStyles = makeStyles({
  heading: {
    margin: '0 0 20px',
    fontFamily: tokens.fontFamilyDisplay,
    fontSize: tokens.fontSizeBase600,
    lineHeight: 1.2,
    fontWeight: 600,
  },
  pair: {
    display: 'grid',
    gap: tokens.spacingVerticalL,
    alignItems: 'start',
    '@media (min-width: 520px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  send: { display: 'grid', gap: '8px', justifyItems: 'stretch' },
})
