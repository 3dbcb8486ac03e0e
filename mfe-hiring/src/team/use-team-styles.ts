import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

/** What the lists of the team share: a panel of rows, who at the left, what can be done at the right. */
export const useTeamStyles = makeStyles({
  heading: { margin: '0 0 4px' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    paddingBlock: '14px',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    ':last-child': { paddingBottom: 0 },
  },
  who: { flexGrow: 1, flexBasis: '260px', minWidth: 0 },
  facts: {
    flexBasis: '190px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: 1.5,
  },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'end', gap: '8px' },
  // Where it stands below, on phones, it begins where the words do.
  wide: { flexBasis: '250px', '@media (max-width: 639px)': { justifyContent: 'start', flexBasis: '100%' } },
})
