import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { HeadingBand } from './layout/heading-band.tsx'
import { usePageStyles } from './layout/use-page-styles.ts'

/** The shape of the page while the link is looked up. */
export function ApplicationSkeleton() {
  const styles = usePageStyles()
  const { t } = useTexts()
  return (
    <>
      <title>{t('Your invitation · Goodword')}</title>
      <HeadingBand>
        <Loading text={t('Loading application...')}>
          <Skeleton width="min(420px, 90%)" height="44px" />
        </Loading>
      </HeadingBand>
      <div className={styles.columns} aria-hidden="true">
        <div className={styles.column}>
          <Skeleton height="172px" />
          <Skeleton height="140px" />
          <Skeleton height="200px" />
        </div>
        <div className={styles.column}>
          <Skeleton height="72px" />
          <Skeleton height="560px" />
        </div>
      </div>
    </>
  )
}
