import type { CompanyRole } from '@goodword/contract/statuses'

/** What members are, and what they may do. */
export const ROLE_LABELS: Record<CompanyRole, string> = { owner: 'Owner', manager: 'Manager' }

export const ROLE_OPTIONS = [
  { value: 'manager', label: 'Manager (posts jobs, decides)' },
  { value: 'owner', label: 'Owner (also invites and removes)' },
] as const
