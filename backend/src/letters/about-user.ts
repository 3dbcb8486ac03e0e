import { isOneOf } from '../db/is-one-of.ts'
import { users } from '../db/schema/users.ts'
import type { LetterKind } from './letter-kind.ts'

/** Letters to a person with an account; what else they are about their kind stores. */
export const aboutUser: LetterKind<'userId'>['about'] = {
  column: 'userId',
  findPeople: async (db, ids) => {
    const found = await db.select({ id: users.id }).from(users).where(isOneOf(users.id, ids))
    return new Map(found.map(({ id }) => [id, { person: id }]))
  },
}
