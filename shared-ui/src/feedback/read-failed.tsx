import { Button } from '@fluentui/react-components'
import { useTexts } from '@goodword/shared-ui/kernel'
import { BrokenArea } from '../illustrations/broken-area.tsx'
import { NoConnection } from '../illustrations/no-connection.tsx'
import { Panel } from '../layout/panel.tsx'
import { ReturnToPage } from '../layout/return-to-page.tsx'
import { EmptyState } from './empty-state.tsx'

interface ReadFailedProps {
  /** What is missing, such as "We couldn't load the jobs". */
  heading: string
  /** The server's own sentence, where it said one; else ours, by whether a server has answered at all. */
  text?: string | undefined
  /** Of the call that failed, to be quoted in a report. */
  requestId: string | undefined
  onRetry: () => void
}

/** Where something could not be read: what, why, and a way to try again. Nothing else of the page is affected. */
export function ReadFailed({ heading, requestId, text, onRetry }: ReadFailedProps) {
  const { t } = useTexts()
  const why = requestId
    ? t('The fault is on our side. Please try again in a moment.')
    : t('Please check your connection and try again.')
  return (
    <Panel role="alert">
      <EmptyState
        illustration={requestId ? <BrokenArea /> : <NoConnection />}
        heading={heading}
        text={text ?? why}
        action={<Button onClick={onRetry}>{t('Try again')}</Button>}
        requestId={requestId}
      />
      <ReturnToPage />
    </Panel>
  )
}
