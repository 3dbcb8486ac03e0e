import type { User } from '@goodword/contract/users'
import { formatMoment } from '@goodword/shared-ui/formats.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  line: { display: 'none', '@media print': { display: 'block', margin: '0 0 24px' } },
})

/** For whom a page was printed, and when it was so. */
export function OnPaper({ user }: { user: User | null }) {
  const styles = useStyles()
  return (
    <p className={styles.line}>
      For{' '}
      <bdi>
        {user?.firstName} {user?.lastName}
      </bdi>
      , {formatMoment(new Date().toISOString())}
    </p>
  )
}
