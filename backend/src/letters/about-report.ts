import { and, eq, isNotNull } from 'drizzle-orm'
import type { Connection } from '../db/connect/client.ts'
import { isOneOf } from '../db/is-one-of.ts'
import { jobs } from '../db/schema/jobs.ts'
import { reports } from '../db/schema/reports.ts'
import { users } from '../db/schema/users.ts'
import { reportWords } from './report-words.ts'
import type { Topic } from './topic.ts'
import { addressedAs } from './typed-text.ts'

/** Letters about an answered report of a posting, to the person with an account who sent it. */
export const aboutReport = {
  column: 'reportId',
  findPeople: async (db, ids) => new Map((await find(db, ids)).map(({ id, person }) => [id, { person: person.id }])),
  findWords: async (db, ids) =>
    new Map(
      (await find(db, ids)).map(({ id, person, ...row }) => [
        id,
        {
          addresses: { person: person.email },
          words: { firstName: addressedAs(person.firstName), ...reportWords(row) },
        },
      ]),
    ),
} satisfies Topic<'reportId', 'person', object>

function find(db: Connection, ids: readonly string[]) {
  return db
    .select({
      id: reports.id,
      outcome: reports.outcome,
      answer: reports.answer,
      removedAt: jobs.removedAt,
      title: jobs.title,
      companyName: jobs.companyName,
      person: { id: users.id, email: users.email, firstName: users.firstName },
    })
    .from(reports)
    .innerJoin(jobs, eq(jobs.id, reports.jobId))
    .innerJoin(users, eq(users.id, reports.reporterId))
    .where(and(isOneOf(reports.id, ids), isNotNull(reports.answeredAt)))
}
