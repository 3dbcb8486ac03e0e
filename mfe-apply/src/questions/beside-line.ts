import { tokens } from '@goodword/shared-ui/theme/tokens.ts'

/** Looks of words that somebody wrote, or that are about them. */
export const BESIDE_LINE = {
  margin: '0 0 12px',
  paddingInlineStart: 14,
  borderInlineStart: `3px solid ${tokens.colorNeutralStroke1}`,
}
