import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/connect/client.ts'
import { handlerOfJob } from '../../db/members/handler-of-job.ts'
import { applications } from '../../db/schema/applications.ts'
import { companyMembers } from '../../db/schema/company-members.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { personSettings } from '../../db/schema/person-settings.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { users } from '../../db/schema/users.ts'

/** Ids of members who hear of an application: who handles its job, and those of `whoHearsOfAll`. */
export async function whoHears(tx: Transaction, applicationId: string): Promise<string[]> {
  const [handler] = await tx
    .select({ userId: handlerOfJob })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.id, applicationId))
  return [...(handler ? [handler.userId] : []), ...(await whoHearsOfAll(tx, applicationId))]
}

/** Ids of members who chose each application, but who handles the job and who recommended the candidate. */
export async function whoHearsOfAll(tx: Transaction, applicationId: string): Promise<string[]> {
  const members = await tx
    .select({ userId: companyMembers.userId })
    .from(applications)
    .innerJoin(referrals, eq(referrals.id, applications.referralId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companyMembers, eq(companyMembers.companyId, jobs.companyId))
    .innerJoin(users, and(eq(users.id, companyMembers.userId), isNull(users.closedAt)))
    .innerJoin(personSettings, eq(personSettings.userId, companyMembers.userId))
    .where(
      and(
        eq(applications.id, applicationId),
        sql`${personSettings.letters} ->> 'applications' = 'each'`,
        ne(companyMembers.userId, handlerOfJob),
        ne(companyMembers.userId, referrals.referrerId),
      ),
    )
  return members.map(({ userId }) => userId)
}
