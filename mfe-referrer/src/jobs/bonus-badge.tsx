import { GiftRegular } from '@fluentui/react-icons'
import { formatCents } from '@goodword/contract/format-cents'
import { splitReward } from '@goodword/contract/reward'
import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import { formatBonus } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { onNarrow } from './widths.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '2px 8px',
    textAlign: 'end',
    [onNarrow]: { display: 'grid', justifyItems: 'end' },
  },
  // On a phone the gift says it to the eye; readers still hear it.
  label: {
    [onNarrow]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  value: { fontWeight: tokens.fontWeightBold, fontVariantNumeric: 'tabular-nums' },
  share: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '1rem',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
})

/** What a job's bonus is, and how much of it is the reader's (docs/rules.md#goodword-keeps-a-quarter-of-a-reward). */
export function BonusBadge({ bonus, isOwn }: { bonus: number | null; isOwn: boolean }) {
  const { t } = useTexts()
  const styles = useStyles()
  return (
    <div className={styles.root}>
      {bonus === null || isOwn ? null : (
        <span className={styles.share}>
          {t('{amount} for you', { amount: formatCents(splitReward(bonus).recommender) })}
        </span>
      )}
      <Badge tone={bonus === null ? 'gray' : 'reward'} icon={<GiftRegular aria-hidden="true" />}>
        <span className={styles.label}>{t('Referral Bonus')}</span>{' '}
        <span className={styles.value}>{formatBonus(bonus)}</span>
      </Badge>
    </div>
  )
}
