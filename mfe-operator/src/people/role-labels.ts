import type { Role } from '@goodword/contract/statuses'
import { said } from '@goodword/languages/texts'

/** Roles as operators read them. */
export const ROLE_LABELS: Record<Role, string> = { referrer: said('Referrer'), hiring_manager: said('Hiring manager') }
