import type { Application } from '@goodword/contract/applications'
import type { ApplicationStatus } from '@goodword/contract/statuses'

/**
 * The list with one application's status changed.
 * @param only changes it only where it is this one: a rollback must not undo a later choice
 */
export function withStatus(
  list: Application[],
  id: string,
  status: ApplicationStatus,
  only?: ApplicationStatus,
): Application[] {
  return list.map((application) =>
    application.id === id && (only === undefined || application.status === only)
      ? { ...application, status }
      : application,
  )
}
