import { useTexts } from '@goodword/shared-ui/kernel'
import { TextLink } from '@goodword/shared-ui/layout/text-link.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  line: { margin: '0 0 6px', minHeight: '1.5rem', fontWeight: tokens.fontWeightSemibold, lineHeight: 1.5 },
})

/** The way from the counters to the applications they count, of all jobs. */
export function ReviewLink({ pending = 0 }: { pending: number | undefined }) {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <p className={styles.line} key={String(pending > 0)}>
      <TextLink to="/applications">{pending > 0 ? t('Review what needs you') : t('All applications')}</TextLink>
    </p>
  )
}
