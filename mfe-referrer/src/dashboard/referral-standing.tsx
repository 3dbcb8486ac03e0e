import type { Referral } from '@goodword/contract/referrals'
import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import { formatDeadline } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { progressOf, statusBadge } from './referral-status.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    justifyItems: 'start',
    gap: '2px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '1rem',
  },
  first: { display: 'flex', alignItems: 'center', gap: '8px' },
  over: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  // Not by opacity: its words stay as readable.
  dimmed: { filter: 'grayscale(1)' },
})

/**
 * The status badge, and beside it the progress of the invitation. Once that is over, the badge has lost its colour and the progress
 * is the stronger of the two (docs/rules.md#progress-stands-beside-the-status).
 */
export function ReferralStanding({
  referral,
}: {
  referral: Pick<
    Referral,
    'status' | 'closedAs' | 'progress' | 'countsUntil' | 'answerBy' | 'isAnswerLate' | 'openToRolesUntil'
  >
}) {
  const { t } = useTexts()
  const styles = useStyles()
  const { label, tone } = statusBadge(referral.status, referral.closedAs)
  const progress = progressOf(referral)
  return (
    <span className={styles.root}>
      <span className={styles.first}>
        <span className={progress?.isOver ? styles.dimmed : undefined}>
          <Badge tone={tone}>{t(label)}</Badge>
        </span>
        {progress ? <span className={progress.isOver ? styles.over : undefined}>{t(progress.label)}</span> : null}
      </span>
      {referral.openToRolesUntil ? (
        <span className={styles.over}>
          {t('Open to other roles until {day}', { day: formatDeadline(referral.openToRolesUntil) })}
        </span>
      ) : null}
      {referral.countsUntil === null ? null : (
        <span>{t('Counts until {day}', { day: formatDeadline(referral.countsUntil) })}</span>
      )}
      {referral.answerBy === null ? null : (
        <span className={referral.isAnswerLate ? styles.over : undefined}>
          {referral.isAnswerLate
            ? t('Answer late, promised by {day}', { day: formatDeadline(referral.answerBy) })
            : t('Answer by {day}', { day: formatDeadline(referral.answerBy) })}
        </span>
      )}
    </span>
  )
}
