import { Button } from '@fluentui/react-components'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { BrokenArea } from '@goodword/shared-ui/illustrations/broken-area.tsx'
import { Component, type ReactNode } from 'react'

interface RemoteBoundaryProps {
  onError: (error: unknown) => void
  onRetry: () => void
  children: ReactNode
}

/** Keeps a broken remote from taking anything else down: header, navigation and toasts stay alive. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div role="alert">
        <EmptyState
          level={1}
          illustration={<BrokenArea />}
          heading="This part of Goodword didn't load"
          text="The rest still works. It may be a short hiccup, or your connection."
          action={
            <Button appearance="primary" onClick={this.props.onRetry}>
              Try again
            </Button>
          }
        />
      </div>
    )
  }
}
