import type { Application, ChangedApplication } from '@goodword/contract/applications'
import type { ApplicationStatus } from '@goodword/contract/statuses'

/**
 * The list with an application as the server answers it.
 * @param status that was set; where it is another by now, a later choice is on its way and has the last word
 */
export function withReply(
  list: Application[],
  id: string,
  status: ApplicationStatus,
  { newsInSeconds: _, ...reply }: ChangedApplication,
): Application[] {
  return list.map((application) =>
    application.id === id && application.status === status ? { ...application, ...reply } : application,
  )
}
