import { Select } from '@fluentui/react-components'
import type { Application } from '@goodword/contract/applications'
import { requestIdOf } from '@goodword/contract/call'
import { APPLICATION_STATUS_LABELS } from '@goodword/contract/labels'
import { APPLICATION_STATUSES, type ApplicationStatus } from '@goodword/contract/statuses'
import { showToast } from '@goodword/shared-ui/kernel'

interface StatusSelectProps {
  application: Application
  /** Rejects when the status could not be set. */
  onChoose: (application: Application, status: ApplicationStatus) => Promise<void>
}

/**
 * The dropdown that sets a status; any may follow any (docs/rules.md#any-status-may-follow-any), until the candidate
 * withdraws.
 */
export function StatusSelect({ application, onChoose }: StatusSelectProps) {
  async function choose(status: ApplicationStatus) {
    try {
      await onChoose(application, status)
      showToast({
        tone: 'success',
        title: 'Application status updated',
        description: 'The candidate has been notified.',
      })
    } catch (error) {
      showToast({
        tone: 'destructive',
        title: 'Failed to update status',
        description: 'Please try again.',
        requestId: requestIdOf(error),
      })
    }
  }
  return (
    <Select
      aria-label={`Status of ${application.firstName} ${application.lastName}`}
      disabled={Boolean(application.withdrawnAt)}
      value={application.status ?? 'pending'}
      onChange={(event) => void choose(event.target.value as ApplicationStatus)}
    >
      {APPLICATION_STATUSES.map((status) => (
        <option key={status} value={status}>
          {APPLICATION_STATUS_LABELS[status]}
        </option>
      ))}
    </Select>
  )
}
