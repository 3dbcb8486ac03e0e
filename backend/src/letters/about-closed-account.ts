import { and, isNotNull } from 'drizzle-orm'
import type { Connection } from '../db/connect/client.ts'
import { isOneOf } from '../db/is-one-of.ts'
import { users } from '../db/schema/users.ts'
import type { Topic } from './topic.ts'
import { addressedAs, quotedText } from './typed-text.ts'

/** Letters about an account that was closed, to whoever has it; about one that was opened again meanwhile there is nothing to say. */
export const aboutClosedAccount = {
  column: 'userId',
  findPeople: async (db, ids) => new Map((await find(db, ids)).map(({ id }) => [id, { person: id }])),
  findWords: async (db, ids) =>
    new Map(
      (await find(db, ids)).map(({ id, email, firstName, reason }) => [
        id,
        {
          addresses: { person: email },
          words: { firstName: addressedAs(firstName), reason: quotedText(reason ?? '') },
        },
      ]),
    ),
} satisfies Topic<'userId', 'person', object>

function find(db: Connection, ids: readonly string[]) {
  return db
    .select({ id: users.id, email: users.email, firstName: users.firstName, reason: users.closedReason })
    .from(users)
    .where(and(isOneOf(users.id, ids), isNotNull(users.closedAt)))
}
