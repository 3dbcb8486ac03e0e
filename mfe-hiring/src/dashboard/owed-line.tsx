import type { User } from '@goodword/contract/users'
import { SumsLine } from '@goodword/shared-money/statement/sums-line.tsx'
import { useSums } from '@goodword/shared-money/statement/use-sums.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { TextLink } from '@goodword/shared-ui/layout/text-link.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  line: { margin: 0, color: tokens.colorNeutralForeground3, lineHeight: 1.5 },
  // Beside the counters, the sums on a line of their own.
  sums: { '@media (min-width: 62.5em)': { display: 'block' } },
})

/** What the company owes for hires, in one line that leads to its statement. */
export function OwedLine({ user }: { user: User }) {
  const styles = useStyles()
  const { t } = useTexts()
  const { data } = useSums('company')
  // Who never hired anybody is spared three zeros.
  if (data && data.held + data.due + data.paid === 0) {
    return (
      <p className={styles.line}>
        {t('You owe nothing for hires.')} <TextLink to="/statement">{t('See the statement')}</TextLink>
      </p>
    )
  }
  return (
    <p className={styles.line}>
      {t('What you owe for hires:')}{' '}
      <span className={styles.sums}>
        <SumsLine side="company" to={user.role === 'referrer' ? '/statement?side=company' : undefined} />
      </span>
    </p>
  )
}
