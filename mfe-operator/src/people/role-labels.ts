import type { Role } from '@goodword/contract/statuses'

/** Roles as operators read them. */
export const ROLE_LABELS: Record<Role, string> = { referrer: 'Referrer', hiring_manager: 'Hiring manager' }
