import type { User } from '@goodword/contract/users'
import { eq } from 'drizzle-orm'
import { type Actor, requireUser } from '../../auth/actor.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { Unauthenticated } from '../../errors.ts'

/** The signed-in person. @throws Unauthenticated for guests (docs/rules.md#the-current-user-call-is-401-for-guests) */
export async function findUser({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<User> {
  const { userId, isOperator } = requireUser(actor)
  const [user] = await db
    .select({
      id: users.id,
      role: users.role,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) throw new Unauthenticated()
  return { ...user, isOperator }
}
