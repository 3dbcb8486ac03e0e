import type { Application } from '@goodword/contract/applications'
import { requestIdOf } from '@goodword/contract/call'
import { APPLICATION_STATUS_LABELS } from '@goodword/contract/labels'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { showToast } from '@goodword/shared-ui/kernel'
import type { SetStatus } from './use-set-status.ts'

/**
 * Sets an application's status and says how that went, with "Undo" until the news of it leave
 * (docs/rules.md#news-of-a-status-wait).
 */
export function useChooseStatus(application: Application, onSet: SetStatus) {
  async function set(from: Application, status: ApplicationStatus, done: (newsInSeconds: number) => void) {
    try {
      const { newsInSeconds } = await onSet(from, status)
      done(newsInSeconds)
    } catch (error) {
      showToast({
        tone: 'destructive',
        title: 'Failed to update status',
        description: 'Please try again.',
        requestId: requestIdOf(error),
      })
    }
  }
  return (status: ApplicationStatus) => {
    const { status: before } = application
    const undo = () =>
      void set({ ...application, status }, before, () =>
        showToast({
          tone: 'neutral',
          title: 'Status set back',
          description: `It is ${APPLICATION_STATUS_LABELS[before]} again.`,
        }),
      )
    void set(application, status, (seconds) =>
      showToast({
        tone: 'success',
        title: 'Application status updated',
        description: 'The candidate has been notified.',
        action: seconds > 0 ? { label: 'Undo', seconds, run: undo } : undefined,
      }),
    )
  }
}
