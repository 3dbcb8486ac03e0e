import type { User } from './users.ts'

/**
 * Whether somebody hires: hiring managers, before company setup too, and members of a company in whatever role
 * (docs/rules.md#a-company-has-members).
 */
export function hires(user: User | null | undefined): user is User {
  return user?.role === 'hiring_manager' || user?.company !== undefined
}
