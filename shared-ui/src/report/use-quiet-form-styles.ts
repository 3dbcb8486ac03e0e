import { makeStyles } from '@griffel/react'
import { tokens } from '../theme/tokens.ts'

/** A form that is folded away below something else: fields of the browser's own, which weigh nothing and work while scripts load. */
export const useQuietFormStyles = makeStyles({
  root: { maxWidth: '34rem' },
  summary: {
    width: 'fit-content',
    minHeight: '44px',
    alignContent: 'center',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    cursor: 'pointer',
  },
  form: { display: 'grid', gap: '12px', paddingBlock: '4px 8px' },
  label: { display: 'grid', gap: '4px' },
  field: {
    boxSizing: 'border-box',
    width: '100%',
    minWidth: 0,
    minHeight: '44px',
    padding: '8px 12px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
  },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, lineHeight: 1.5 },
  problem: { margin: 0, color: tokens.colorPaletteRedForeground1, lineHeight: 1.5 },
  done: { margin: 0, lineHeight: 1.5, outlineStyle: 'none' },
  focused: { outlineStyle: 'none', scrollMarginTop: '88px' },
})
