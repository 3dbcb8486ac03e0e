import { listPublishedReleases, type PublishedRelease } from '@goodword/contract/operators'
import { firstPageOf, readPage } from '@goodword/contract/pages'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { EmptyPostedJobs } from '@goodword/shared-ui/illustrations/empty-posted-jobs.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { useList } from '@goodword/shared-ui/lists/use-list.ts'
import { makeStyles } from '@griffel/react'
import { ListResult } from '../feedback/list-result.tsx'
import { useReadAgain } from '../feedback/use-read-again.ts'
import { OperatorPage } from '../layout/operator-page.tsx'
import { ReleaseHistory } from './release-history.tsx'
import { ServedRemotes } from './served-remotes.tsx'
import { useServedRemotes } from './use-served-remotes.ts'

const useStyles = makeStyles({ heading: { margin: '0 0 16px', '&:not(:first-of-type)': { marginTop: '40px' } } })

/** The current release of each remote, all releases, and the rollback. */
export function ReleasesPage() {
  const { t } = useTexts()
  const styles = useStyles()
  const served = useServedRemotes()
  const history = useList<PublishedRelease>(firstPageOf(listPublishedReleases), readPage)
  const refresh = () => {
    served.refresh()
    history.refresh()
  }
  useReadAgain(history.items !== undefined, refresh)
  return (
    <OperatorPage
      title={t('Releases')}
      lead={t('Each micro-frontend is released and rolled back separately.')}
      onRefresh={refresh}
      isReading={served.isReading || history.isReading}
    >
      <Heading size="large" className={styles.heading}>
        {t('Current releases')}
      </Heading>
      <ServedRemotes served={served} />
      <Heading size="large" className={styles.heading}>
        {t('History')}
      </Heading>
      <ListResult
        list={history}
        loading={t('Loading the history...')}
        failed={t("We couldn't load the history")}
        empty={
          <EmptyState
            illustration={<EmptyPostedJobs />}
            level={3}
            heading={t('No releases yet')}
            text={t('The server serves the version it was built with.')}
          />
        }
      >
        {(releases) => <ReleaseHistory releases={releases} />}
      </ListResult>
    </OperatorPage>
  )
}
