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
  // Below the box, where its words begin.
  legal: {
    margin: '-12px 0 0',
    paddingInlineStart: '36px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase300,
    lineHeight: 1.6,
    overflowWrap: 'anywhere',
    '& a': { color: tokens.colorBrandForegroundLink },
  },
  send: { display: 'grid', gap: '8px', justifyItems: 'stretch' },
})
