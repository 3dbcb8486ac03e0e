import type { Referral } from '@goodword/contract/referrals'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import type { List } from '@goodword/shared-ui/lists/use-list.ts'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  root: { margin: 0, color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
})

/** How many referrals match what is asked for. */
export function ReferralCount({ list }: { list: List<Referral> }) {
  const { t, tn } = useTexts()
  const styles = useStyles()
  const { total } = list
  return (
    <p className={styles.root} role="status">
      {total
        ? tn(total.count, '{count} match', '{count} matches', { count: formatCount(total.count) })
        : t('Searching...')}
    </p>
  )
}
