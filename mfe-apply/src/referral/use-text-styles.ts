import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

/** The looks of a text of the company's, and of the heading above it. */
export const useTextStyles = makeStyles({
  heading: { marginBottom: '8px' },
  text: {
    margin: 0,
    maxWidth: '68ch',
    color: tokens.colorNeutralForeground2,
    fontSize: '0.9375rem',
    lineHeight: 1.6,
    textAlign: 'start',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
})
