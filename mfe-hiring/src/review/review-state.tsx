import { isApiError, requestIdOf, serverSentence } from '@goodword/contract/call'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { EmptyApplications } from '@goodword/shared-ui/illustrations/empty-applications.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { makeStyles } from '@griffel/react'
import type { RefObject } from 'react'
import { ApplicationPane } from './application-pane.tsx'
import { DocumentPane } from './document-pane.tsx'
import { StatusPanel } from './status-panel.tsx'
import { useIsWide } from './use-is-wide.ts'
import type { Reviewing } from './use-review.ts'

const useStyles = makeStyles({
  panes: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '16px',
    '@media (min-width: 1024px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  pane: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
})

interface ReviewStateProps {
  id: string
  review: Reviewing
  noteRef: RefObject<HTMLTextAreaElement | null>
}

/** An application in each of its states: loading, failed, gone, there. */
export function ReviewState({ id, review, noteRef }: ReviewStateProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const isWide = useIsWide()
  const { application, error } = review
  if (application) {
    return (
      <div className={styles.panes}>
        {/* What is clicked in a document has its keys: back over here they are the page's again. */}
        <div className={styles.pane} onPointerEnter={leaveDocument}>
          <StatusPanel
            application={application}
            choice={review.choice}
            reason={review.reason}
            onChoose={review.choose}
            onReason={review.setReason}
            onCommit={review.commit}
            onTell={review.tell}
            onTakeBack={review.takeBack}
          />
          <ApplicationPane key={id} application={application} isWide={isWide} noteRef={noteRef} />
        </div>
        {isWide ? <DocumentPane key={id} application={application} /> : null}
      </div>
    )
  }
  if (isApiError(error) && error.status === 404) {
    return (
      <Panel role="alert">
        <EmptyState
          illustration={<EmptyApplications />}
          heading={t('This application is not there any more')}
          text={t('The candidate may have erased it, or its job was deleted.')}
          requestId={requestIdOf(error)}
        />
      </Panel>
    )
  }
  if (error) {
    return (
      <ReadFailed
        heading={t("We couldn't load the application")}
        text={serverSentence(error)}
        requestId={requestIdOf(error)}
        onRetry={review.refresh}
      />
    )
  }
  return (
    <Loading text={t('Loading application...')}>
      <div className={styles.panes}>
        <div className={styles.pane}>
          <Skeleton height="100px" />
          <Skeleton height="120px" />
          <Skeleton height="240px" />
        </div>
        <Skeleton height="560px" />
      </div>
    </Loading>
  )
}

function leaveDocument() {
  if (document.activeElement instanceof HTMLIFrameElement) document.activeElement.blur()
}
