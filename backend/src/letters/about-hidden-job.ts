import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Connection } from '../db/connect/client.ts'
import { isOneOf } from '../db/is-one-of.ts'
import { firstOwner } from '../db/members/first-owner.ts'
import { jobs } from '../db/schema/jobs.ts'
import { users } from '../db/schema/users.ts'
import type { Topic } from './topic.ts'
import { addressedAs, quotedLine, quotedText } from './typed-text.ts'

/** Letters about a posting that operators hid, to an owner of the company; about one that is shown again meanwhile there is nothing to say. */
export const aboutHiddenJob = {
  column: 'jobId',
  findPeople: async (db, ids) => new Map((await find(db, ids)).map(({ id, ownerId }) => [id, { manager: ownerId }])),
  findWords: async (db, ids) =>
    new Map(
      (await find(db, ids)).map(({ id, title, companyName, reason, email, firstName }) => [
        id,
        {
          addresses: { manager: email },
          words: {
            managerFirstName: addressedAs(firstName),
            jobTitle: quotedLine(title),
            companyName: quotedLine(companyName),
            reason: quotedText(reason ?? ''),
          },
        },
      ]),
    ),
} satisfies Topic<'jobId', 'manager', object>

function find(db: Connection, ids: readonly string[]) {
  return db
    .select({
      id: jobs.id,
      title: jobs.title,
      companyName: jobs.companyName,
      reason: jobs.hiddenReason,
      ownerId: users.id,
      email: users.email,
      firstName: users.firstName,
    })
    .from(jobs)
    .innerJoin(users, eq(users.id, firstOwner(sql`jobs.company_id`)))
    .where(and(isOneOf(jobs.id, ids), isNotNull(jobs.hiddenAt)))
}
