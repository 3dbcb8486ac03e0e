import { GiftRegular } from '@fluentui/react-icons'
import { makeStyles, mergeClasses } from '@griffel/react'
import { onLargeText } from '../layout/phones.ts'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  badge: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '32px',
    paddingInline: '12px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
    [onLargeText]: { whiteSpace: 'normal' },
    backgroundColor: tokens.rewardBackground,
    color: tokens.rewardForeground,
  },
  open: { backgroundColor: tokens.badgeGrayBackground, color: tokens.badgeGrayForeground },
  icon: { display: 'inline-flex', fontSize: '1rem' },
  value: {
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
  },
})

interface RewardBadgeProps {
  label: string
  value: string
  /** Whether there is an amount; without one the badge is neutral. */
  promised: boolean
}

/** An amount somebody can earn, in the accent colour kept for rewards. */
export function RewardBadge({ label, value, promised }: RewardBadgeProps) {
  const styles = useStyles()
  return (
    <span className={mergeClasses(styles.badge, !promised && styles.open)}>
      <span className={styles.icon} aria-hidden="true">
        <GiftRegular />
      </span>
      {label} <span className={styles.value}>{value}</span>
    </span>
  )
}
