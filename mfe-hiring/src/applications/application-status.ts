import type { ApplicationStatus } from '@goodword/contract/statuses'
import type { BadgeTone } from '@goodword/shared-ui/feedback/badge.tsx'

/** The badge's colour for each status. */
export const STATUS_TONES: Record<ApplicationStatus, BadgeTone> = {
  pending: 'yellow',
  reviewing: 'blue',
  interview: 'purple',
  hired: 'green',
  rejected: 'red',
}
