import type { Referral } from '@goodword/contract/referrals'
import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import { formatDeadline } from '@goodword/shared-ui/formats.ts'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { progressOf, statusBadge } from './referral-status.ts'

const useStyles = makeStyles({
  root: { display: 'grid', justifyItems: 'start', gap: '4px' },
  progress: { paddingLeft: '10px', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

/** The status badge, and under it the progress of the invitation: a badge of its own once it is over. */
export function ReferralStanding({ referral }: { referral: Pick<Referral, 'status' | 'progress' | 'countsUntil'> }) {
  const styles = useStyles()
  const { label, tone } = statusBadge(referral.status)
  const progress = progressOf(referral)
  return (
    <span className={styles.root}>
      <Badge tone={tone}>{label}</Badge>
      {progress?.isOver ? <Badge tone="outline">{progress.label}</Badge> : null}
      {progress && !progress.isOver ? <span className={styles.progress}>{progress.label}</span> : null}
      {referral.countsUntil === null ? null : (
        <span className={styles.progress}>{`Counts until ${formatDeadline(referral.countsUntil)}`}</span>
      )}
    </span>
  )
}
