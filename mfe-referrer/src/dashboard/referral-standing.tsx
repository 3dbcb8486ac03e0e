import type { Referral } from '@goodword/contract/referrals'
import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import { formatDeadline } from '@goodword/shared-ui/formats.ts'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles, mergeClasses } from '@griffel/react'
import { progressOf, statusBadge } from './referral-status.ts'

const useStyles = makeStyles({
  root: { display: 'grid', justifyItems: 'start', gap: '2px' },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 6px',
    paddingLeft: '10px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
  },
  over: { paddingLeft: 0 },
})

/**
 * The status badge, and under it the progress of the invitation. Once that is over, it has the badge, and the status beside it none
 * (docs/rules.md#progress-stands-beside-the-status).
 */
export function ReferralStanding({ referral }: { referral: Pick<Referral, 'status' | 'progress' | 'countsUntil'> }) {
  const styles = useStyles()
  const { label, tone } = statusBadge(referral.status)
  const progress = progressOf(referral)
  if (progress?.isOver) {
    return (
      <span className={mergeClasses(styles.line, styles.over)}>
        <Badge tone="outline">{progress.label}</Badge>
        <span>{label}</span>
      </span>
    )
  }
  return (
    <span className={styles.root}>
      <Badge tone={tone}>{label}</Badge>
      {progress || referral.countsUntil ? (
        <span className={styles.line}>
          {progress ? <span>{progress.label}</span> : null}
          {referral.countsUntil === null ? null : <span>{`Counts until ${formatDeadline(referral.countsUntil)}`}</span>}
        </span>
      ) : null}
    </span>
  )
}
