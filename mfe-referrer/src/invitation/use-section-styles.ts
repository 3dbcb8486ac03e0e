import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

/** What comes before the facts of a referral, as there is something to do. */
export const useSectionStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '10px',
    margin: '0 0 16px',
    padding: '0 0 16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, lineHeight: 1.5 },
})
