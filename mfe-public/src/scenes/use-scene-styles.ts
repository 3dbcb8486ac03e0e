import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

/** What the screens on the page share. */
export const useSceneStyles = makeStyles({
  card: { display: 'grid', gap: '14px', boxShadow: tokens.shadow8 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' },
  quote: {
    margin: '8px 0 0',
    paddingLeft: '14px',
    borderLeft: `3px solid ${tokens.colorCompoundBrandStroke}`,
    fontSize: tokens.fontSizeBase400,
    lineHeight: 1.5,
  },
  small: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, lineHeight: 1.5 },
  title: { margin: 0, fontFamily: tokens.fontFamilyDisplay, fontSize: tokens.fontSizeBase500, fontWeight: 650 },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    paddingBlock: '10px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    lineHeight: 1.5,
    fontVariantNumeric: 'tabular-nums',
  },
  button: {
    padding: '9px 16px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase300,
  },
  primary: {
    border: '1px solid transparent',
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '10px' },
})
