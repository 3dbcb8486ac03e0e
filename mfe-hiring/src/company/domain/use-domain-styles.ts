import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

/** What the parts of the section share. */
export const useDomainStyles = makeStyles({
  section: { outlineStyle: 'none' },
  part: { display: 'grid', gap: tokens.spacingVerticalM, minWidth: 0 },
  text: { margin: 0, color: tokens.colorNeutralForeground2, lineHeight: 1.5, overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  proven: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' },
  more: { minWidth: 0 },
  summary: {
    paddingBlock: '10px',
    cursor: 'pointer',
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
  },
})
