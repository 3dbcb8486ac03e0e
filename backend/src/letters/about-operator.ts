import type { Connection } from '../db/connect/client.ts'
import { isOneOf } from '../db/is-one-of.ts'
import { users } from '../db/schema/users.ts'
import type { Topic } from './topic.ts'
import { addressedAs } from './typed-text.ts'

/** Letters about what the installation does, to one of those who run it. */
export const aboutOperator = {
  column: 'userId',
  findPeople,
  findWords,
} satisfies Topic<'userId', 'operator', object>

async function findPeople(db: Connection, ids: readonly string[]) {
  const found = await db.select({ id: users.id }).from(users).where(isOneOf(users.id, ids))
  return new Map(found.map(({ id }) => [id, { operator: id }]))
}

async function findWords(db: Connection, ids: readonly string[]) {
  const found = await db
    .select({ id: users.id, firstName: users.firstName, email: users.email })
    .from(users)
    .where(isOneOf(users.id, ids))
  return new Map(
    found.map(({ id, firstName, email }) => [
      id,
      { addresses: { operator: email }, words: { operatorFirstName: addressedAs(firstName) } },
    ]),
  )
}
