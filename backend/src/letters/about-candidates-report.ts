import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Connection } from '../db/connect/client.ts'
import { isOneOf } from '../db/is-one-of.ts'
import { applications } from '../db/schema/applications.ts'
import { jobs } from '../db/schema/jobs.ts'
import { referrals } from '../db/schema/referrals.ts'
import { reports } from '../db/schema/reports.ts'
import { reportWords } from './report-words.ts'
import type { Topic } from './topic.ts'
import { addressedAs } from './typed-text.ts'

/**
 * Letters about the last answered report by a personal link. They go to the invited address, after the submission to that of the
 * application, and to nobody as long as it is unconfirmed.
 */
export const aboutCandidatesReport = {
  column: 'referralId',
  findPeople: async (db, ids) => new Map((await find(db, ids)).map(({ id }) => [id, { candidate: id }])),
  findWords: async (db, ids) =>
    new Map(
      (await find(db, ids)).map(({ id, address, name, language, ...row }) => [
        id,
        {
          referralId: id,
          addresses: { candidate: address },
          language,
          words: { firstName: addressedAs(name), ...reportWords(row) },
        },
      ]),
    ),
} satisfies Topic<'referralId', 'candidate', object>

/** Sorted, so that of several reports by one link the last is kept. */
function find(db: Connection, ids: readonly string[]) {
  return db
    .select({
      id: referrals.id,
      language: referrals.language,
      outcome: reports.outcome,
      answer: reports.answer,
      removedAt: jobs.removedAt,
      title: jobs.title,
      companyName: jobs.companyName,
      name: sql<string>`coalesce(${applications.firstName}, ${referrals.candidateName})`,
      address: sql<string | null>`case when ${applications.id} is null then ${referrals.candidateEmail}
        when ${applications.confirmedAt} is not null then ${applications.email} end`,
    })
    .from(reports)
    .innerJoin(referrals, eq(referrals.id, reports.referralId))
    .innerJoin(jobs, eq(jobs.id, reports.jobId))
    .leftJoin(applications, eq(applications.referralId, referrals.id))
    .where(and(isOneOf(referrals.id, ids), isNotNull(reports.answeredAt)))
    .orderBy(asc(reports.answeredAt), asc(reports.id))
}
