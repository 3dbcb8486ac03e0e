import { said } from '@goodword/languages/texts'
import type { ApplicationStatus } from './statuses.ts'

/** An application's status as the company and its recommenders read it, on screens and in letters alike. */
export const APPLICATION_STATUS_LABELS: Record<ApplicationStatus, string> = {
  pending: said('Pending'),
  reviewing: said('Reviewing'),
  interview: said('Interview'),
  hired: said('Hired'),
  rejected: said('Rejected'),
}
