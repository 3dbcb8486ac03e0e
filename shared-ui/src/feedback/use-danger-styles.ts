import { makeStyles } from '@griffel/react'
import { tokens } from '../theme/tokens.ts'

/** The button of what cannot be undone: one colour wherever something is deleted, withdrawn or erased. */
export const useDangerStyles = makeStyles({
  danger: {
    backgroundColor: tokens.colorStatusDangerBackground3,
    color: tokens.colorNeutralForegroundStaticInverted,
    border: '1px solid transparent',
    ':hover': {
      backgroundColor: tokens.colorStatusDangerBackground3Hover,
      color: tokens.colorNeutralForegroundStaticInverted,
    },
    ':hover:active': {
      backgroundColor: tokens.colorStatusDangerBackground3Pressed,
      color: tokens.colorNeutralForegroundStaticInverted,
    },
  },
})
