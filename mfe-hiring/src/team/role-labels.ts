import type { CompanyRole } from '@goodword/contract/statuses'
import { said } from '@goodword/languages/texts'

/** What members are, and what they may do. */
export const ROLE_LABELS: Record<CompanyRole, string> = { owner: said('Owner'), manager: said('Manager') }

export const ROLE_OPTIONS = [
  { value: 'manager', label: said('Manager (posts jobs, decides)') },
  { value: 'owner', label: said('Owner (also invites and removes)') },
] as const
