import type { Question } from '@goodword/contract/questions'
import { referrerName } from '@goodword/contract/referrer-name'
import { and, asc, eq, ne, type SQL } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { isAnswerableQuestion } from '../../db/is-answerable-question.ts'
import { candidateQuestions } from '../../db/schema/candidate-questions.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { users } from '../../db/schema/users.ts'
import { isMine } from '../jobs/posting/is-mine.ts'

/**
 * Questions about postings of a member's company, oldest first, as its members read them: a day, and no id of who asked. Those of people
 * whom the member recommended are left out.
 */
export async function companyQuestions(
  db: Connection,
  userId: string,
  which: SQL | undefined,
  limit: number,
): Promise<Question[]> {
  const rows = await db
    .select({
      question: candidateQuestions,
      job: { id: jobs.id, title: jobs.title },
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(candidateQuestions)
    .innerJoin(jobs, eq(jobs.id, candidateQuestions.jobId))
    .innerJoin(referrals, eq(referrals.id, candidateQuestions.referralId))
    .leftJoin(users, eq(users.id, candidateQuestions.answeredBy))
    .where(and(which, isMine(db, userId), isAnswerableQuestion, ne(referrals.referrerId, userId)))
    .orderBy(asc(candidateQuestions.createdAt), asc(candidateQuestions.id))
    .limit(limit)
    .prepare('questions to a company')
    .execute()
  return rows.map(
    ({ question: { id, text, createdAt, answer, answeredBy, answeredAt }, job, firstName, lastName }) => ({
      id,
      text,
      askedOn: createdAt.toISOString().slice(0, 10),
      job,
      answer:
        answer === null || answeredAt === null
          ? null
          : {
              text: answer,
              by: answeredBy && referrerName({ firstName: firstName ?? '', lastName: lastName ?? '' }),
              isMine: answeredBy === userId,
              at: answeredAt.toISOString(),
            },
    }),
  )
}
