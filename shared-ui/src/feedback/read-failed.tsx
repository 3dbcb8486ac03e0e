import { Button } from '@fluentui/react-components'
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
export function ReadFailed({
  heading,
  requestId,
  text = requestId
    ? 'The fault is on our side. Please try again in a moment.'
    : 'Please check your connection and try again.',
  onRetry,
}: ReadFailedProps) {
  return (
    <Panel role="alert">
      <EmptyState
        illustration={requestId ? <BrokenArea /> : <NoConnection />}
        heading={heading}
        text={text}
        action={<Button onClick={onRetry}>Try again</Button>}
        requestId={requestId}
      />
      <ReturnToPage />
    </Panel>
  )
}
