import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

export const usePanelStyles = makeStyles({
  panel: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  text: { margin: 0, color: tokens.colorNeutralForeground2, lineHeight: 1.5, overflowWrap: 'anywhere' },
  summary: {
    width: 'fit-content',
    paddingBlock: '10px',
    cursor: 'pointer',
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
  },
  fold: { paddingTop: '8px' },
  pair: {
    display: 'grid',
    gap: tokens.spacingVerticalL,
    alignItems: 'start',
    '@media (min-width: 520px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  // Files need a script here.
  scripted: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalL,
    '@media (scripting: none)': { display: 'none' },
  },
  unscripted: { display: 'none', '@media (scripting: none)': { display: 'block' } },
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none', overflowWrap: 'anywhere' },
  row: { display: 'flex', alignItems: 'center', minHeight: '40px' },
  sent: { margin: 0, textAlign: 'start', whiteSpace: 'pre-line', lineHeight: 1.5, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
