import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

/** What folds below the form. */
export const useFoldStyles = makeStyles({
  root: { marginTop: '24px', lineHeight: 1.5 },
  summary: {
    display: 'inline-block',
    paddingBlock: '10px',
    cursor: 'pointer',
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
  },
})
