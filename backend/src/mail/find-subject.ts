import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '../db/client.ts'
import { applications } from '../db/schema/applications.ts'
import { companies } from '../db/schema/companies.ts'
import { jobs } from '../db/schema/jobs.ts'
import { referrals } from '../db/schema/referrals.ts'
import { users } from '../db/schema/users.ts'

const managers = alias(users, 'managers')
/** What letters tell and no more: a job that is deleted has thousands of them. */
const columns = {
  referral: {
    candidateName: referrals.candidateName,
    candidateEmail: referrals.candidateEmail,
    message: referrals.message,
    referralBonus: referrals.referralBonus,
    tokenExpiresAt: referrals.tokenExpiresAt,
  },
  job: {
    title: jobs.title,
    companyName: jobs.companyName,
    location: jobs.location,
    type: jobs.type,
    salaryMin: jobs.salaryMin,
    salaryMax: jobs.salaryMax,
  },
  referrer: { firstName: users.firstName, lastName: users.lastName, email: users.email },
}
const applicationColumns = {
  ...columns,
  application: {
    id: applications.id,
    firstName: applications.firstName,
    lastName: applications.lastName,
    email: applications.email,
    createdAt: applications.createdAt,
  },
  manager: { firstName: managers.firstName, email: managers.email },
}

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

/** What letters about applications are about, by application, in one statement; those that are gone are left out. */
export async function findApplications(db: Connection, applicationIds: readonly string[]) {
  if (applicationIds.length === 0) return new Map<string, never>()
  const found = await db
    .select(applicationColumns)
    .from(applications)
    .innerJoin(referrals, eq(referrals.id, applications.referralId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, referrals.referrerId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(managers, eq(managers.id, companies.ownerId))
    .where(sql`${applications.id} = any(${`{${applicationIds.join()}}`}::uuid[])`)
  return new Map(found.map((subject) => [subject.application.id, subject]))
}

export type InvitationSubject = NonNullable<Awaited<ReturnType<typeof findInvitation>>>
export type ApplicationSubject = NonNullable<ReturnType<Awaited<ReturnType<typeof findApplications>>['get']>>
