import { APPLICATION_STATUSES, type ApplicationStatus } from '@goodword/contract/statuses'

/** The variants of a letter that tells of a status. */
export const EACH_STATUS: Record<string, { status: ApplicationStatus }> = Object.fromEntries(
  APPLICATION_STATUSES.map((status) => [status, { status }]),
)
