import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    maxWidth: '1200px',
    width: '100%',
    marginInline: 'auto',
    paddingInline: 'clamp(16px, 4vw, 32px)',
    paddingBlock: 'clamp(20px, 3vw, 32px)',
    display: 'grid',
    gap: '20px',
    minHeight: '70vh',
    alignContent: 'start',
  },
})

/** The shape of any page while its scripts come. */
export function PageSkeleton() {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <div className={styles.root} aria-busy="true">
      <span role="status">{t('Loading...')}</span>
      <Skeleton width="min(420px, 80%)" height="40px" />
      <Skeleton width="min(560px, 90%)" height="20px" />
      <Skeleton height="52px" />
      <Skeleton height="52px" />
      <Skeleton height="52px" />
      <Skeleton height="52px" />
    </div>
  )
}
