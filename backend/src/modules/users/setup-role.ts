import type { Role } from '@goodword/contract/statuses'
import type { User } from '@goodword/contract/users'
import { and, eq, isNull } from 'drizzle-orm'
import { type Actor, requireUser } from '../../auth/actor.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { Conflict } from '../../errors.ts'
import { userOf } from './user-of.ts'

/**
 * Sets the role once (docs/rules.md#the-role-is-chosen-once).
 * @returns the person with the role
 * @throws Unauthenticated for guests, Conflict when there is a role already
 */
export async function setupRole({ db }: Pick<Deps, 'db'>, actor: Actor, role: Role): Promise<User> {
  const user = requireUser(actor)
  // Compared in the statement that changes it: of two tabs one wins.
  const changed = await db
    .update(users)
    .set({ role })
    .where(and(eq(users.id, user.userId), isNull(users.role)))
    .returning({ id: users.id })
  if (changed.length === 0) throw new Conflict('Your role is already set.')
  return userOf({ ...user, role })
}
