import type { Role } from '@goodword/contract/statuses'

/** Where each role begins. */
export function homeOf(role: Role): string {
  return role === 'hiring_manager' ? '/hiring-dashboard' : '/jobs'
}
