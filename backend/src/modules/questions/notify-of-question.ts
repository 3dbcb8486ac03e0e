import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/connect/client.ts'
import { handlerOfJob } from '../../db/members/handler-of-job.ts'
import { companyMembers } from '../../db/schema/company-members.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { personSettings } from '../../db/schema/person-settings.ts'
import { users } from '../../db/schema/users.ts'
import type { Letter } from '../../letters/letter.ts'
import type { Mail } from '../../letters/mail.ts'

interface Asked {
  questionId: string
  jobId: string
  /** Who recommended the person that asks: they are told nothing. */
  referrerId: string
}

/** Enqueues the letters about a question: to who handles the job, and to members who hear of all jobs. Part of the transaction. */
export async function notifyOfQuestion(
  tx: Transaction,
  mail: Pick<Mail, 'enqueueEach'>,
  { questionId, jobId, referrerId }: Asked,
): Promise<void> {
  const colleagues = await tx
    .select({ userId: companyMembers.userId })
    .from(jobs)
    .innerJoin(companyMembers, eq(companyMembers.companyId, jobs.companyId))
    .innerJoin(users, and(eq(users.id, companyMembers.userId), isNull(users.closedAt)))
    .innerJoin(personSettings, eq(personSettings.userId, companyMembers.userId))
    .where(
      and(
        eq(jobs.id, jobId),
        sql`${personSettings.letters} ->> 'applications' = 'each'`,
        ne(companyMembers.userId, handlerOfJob),
        ne(companyMembers.userId, referrerId),
      ),
    )
  const toColleagues = colleagues.map(({ userId }): Letter => ({ kind: 'colleague-question', userId, questionId }))
  await mail.enqueueEach(tx, [{ kind: 'new-question', jobId, questionId }, ...toColleagues])
}
