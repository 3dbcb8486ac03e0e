import type { User } from '@goodword/contract/users'
import type { SignedIn } from '../../auth/actor.ts'

/** What the signed-in person is told about themselves: all of it came with their session. */
export function userOf({ userId: id, role, email, firstName, lastName, isOperator, company }: SignedIn): User {
  return { id, role, email, firstName, lastName, isOperator, ...(company && { company }) }
}
