import type { Role } from '@goodword/contract/statuses'

/** The path of the first page of each role. */
export function homeOf(role: Role): string {
  return role === 'hiring_manager' ? '/hiring-dashboard' : '/jobs'
}
