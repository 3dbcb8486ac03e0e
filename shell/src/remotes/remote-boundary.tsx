import { Button } from '@fluentui/react-components'
import { lastReport } from '@goodword/contract/report-failure'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Component, type ReactNode } from 'react'
import { BrokenPicture } from './broken-picture.tsx'

interface RemoteBoundaryProps {
  remote: string
  /** Reports the failure, where that was not done before it was thrown. */
  onError: (error: unknown) => void
  onRetry: () => void
  children: ReactNode
}

interface State {
  failed: boolean
  /** Of the report of the failure. */
  requestId?: string | undefined
}

/** Keeps a broken remote from taking anything else down: header, navigation and toasts stay alive. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override async componentDidCatch(error: unknown) {
    this.props.onError(error)
    this.setState({ requestId: await lastReport(this.props.remote) })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <Broken requestId={this.state.requestId} onRetry={this.props.onRetry} />
  }
}

function Broken({ requestId, onRetry }: { requestId: string | undefined; onRetry: () => void }) {
  const { t } = useTexts()
  return (
    <div role="alert">
      <EmptyState
        level={1}
        illustration={<BrokenPicture />}
        heading={t("This part of Goodword didn't load")}
        text={t('The rest still works. It may be a short hiccup, or your connection.')}
        action={
          <Button appearance="primary" onClick={onRetry}>
            {t('Try again')}
          </Button>
        }
        requestId={requestId}
      />
    </div>
  )
}
