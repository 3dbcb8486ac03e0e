import { eq, getTableColumns } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '../db/client.ts'
import { applications } from '../db/schema/applications.ts'
import { companies } from '../db/schema/companies.ts'
import { jobs } from '../db/schema/jobs.ts'
import { referrals } from '../db/schema/referrals.ts'
import { users } from '../db/schema/users.ts'

const managers = alias(users, 'managers')
const columns = { referral: getTableColumns(referrals), job: getTableColumns(jobs), referrer: getTableColumns(users) }

/** What an invitation is about; undefined when it is gone. */
export async function findInvitation(db: Connection, referralId: string) {
  const [found] = await db
    .select(columns)
    .from(referrals)
    .innerJoin(jobs, eq(jobs.id, referrals.jobId))
    .innerJoin(users, eq(users.id, referrals.referrerId))
    .where(eq(referrals.id, referralId))
  return found
}

/** What a letter about an application is about; undefined when it is gone. */
export async function findApplication(db: Connection, applicationId: string) {
  const [found] = await db
    .select({ ...columns, application: getTableColumns(applications), manager: getTableColumns(managers) })
    .from(applications)
    .innerJoin(referrals, eq(referrals.id, applications.referralId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, referrals.referrerId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(managers, eq(managers.id, companies.ownerId))
    .where(eq(applications.id, applicationId))
  return found
}

export type InvitationSubject = NonNullable<Awaited<ReturnType<typeof findInvitation>>>
export type ApplicationSubject = NonNullable<Awaited<ReturnType<typeof findApplication>>>
