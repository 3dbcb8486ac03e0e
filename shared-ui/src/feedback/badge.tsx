import { makeStyles, mergeClasses } from '@griffel/react'
import type { ReactNode } from 'react'
import { onLargeText } from '../layout/phones.ts'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  badge: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    paddingInline: '10px',
    minHeight: '24px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: '1rem',
    whiteSpace: 'nowrap',
    [onLargeText]: { whiteSpace: 'normal' },
    // A status that changes is seen to change.
    transition: '300ms',
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
  green: { backgroundColor: tokens.badgeGreenBackground, color: tokens.badgeGreenForeground },
  blue: { backgroundColor: tokens.badgeBlueBackground, color: tokens.badgeBlueForeground },
  yellow: { backgroundColor: tokens.badgeYellowBackground, color: tokens.badgeYellowForeground },
  red: { backgroundColor: tokens.badgeRedBackground, color: tokens.badgeRedForeground },
  gray: { backgroundColor: tokens.badgeGrayBackground, color: tokens.badgeGrayForeground },
  purple: { backgroundColor: tokens.badgePurpleBackground, color: tokens.badgePurpleForeground },
  // Beside another badge, which it must not be taken for.
  outline: { border: `1px solid ${tokens.colorNeutralStroke1}`, color: tokens.colorNeutralForeground2 },
  reward: { backgroundColor: tokens.rewardBackground, color: tokens.rewardForeground },
})

export type BadgeTone = 'green' | 'blue' | 'yellow' | 'red' | 'gray' | 'purple' | 'outline' | 'reward'

/** A short label on a tint; every tone keeps 4.5:1 in light and dark. */
export function Badge({ tone, icon, children }: { tone: BadgeTone; icon?: ReactNode; children: ReactNode }) {
  const styles = useStyles()
  return (
    <span className={mergeClasses(styles.badge, styles[tone])} dir="auto">
      {icon ? (
        <>
          {icon}
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </span>
  )
}
