import { joinNames } from '@goodword/contract/referrer-name'
import type { User } from '@goodword/contract/users'
import { formatMoment } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  line: { display: 'none', '@media print': { display: 'block', margin: '0 0 24px' } },
})

interface Props {
  /** Who reads it. */
  user: User | null
  /** The company that the page is about, where it is not about its reader. */
  company?: string | undefined
}

/** For whom a page was printed, and when: the company, or its reader by name, or by address where there is no name. */
export function OnPaper({ user, company }: Props) {
  const styles = useStyles()
  const { t } = useTexts()
  const name = user && (joinNames(user) || user.email)
  return (
    <p className={styles.line}>
      {t('For {name}, {moment}', {
        name: <bdi>{company ?? name}</bdi>,
        moment: formatMoment(new Date().toISOString()),
      })}
    </p>
  )
}
