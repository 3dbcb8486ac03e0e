import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

export const useHistoryStyles = makeStyles({
  list: { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  row: { lineHeight: tokens.lineHeightBase300, overflowWrap: 'anywhere' },
  status: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  words: { margin: '2px 0', textAlign: 'start', whiteSpace: 'pre-line', color: tokens.colorNeutralForeground1 },
  summary: { width: 'fit-content', cursor: 'pointer', '@media (pointer: coarse)': { paddingBlock: '10px' } },
})
