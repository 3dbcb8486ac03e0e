import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/connect/client.ts'
import { handlerOfJob } from '../../db/members/handler-of-job.ts'
import { applications } from '../../db/schema/applications.ts'
import { companyMembers } from '../../db/schema/company-members.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { personSettings } from '../../db/schema/person-settings.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { users } from '../../db/schema/users.ts'
import type { Letter } from '../../letters/letter.ts'
import type { Mail } from '../../letters/mail.ts'

type Application = Pick<typeof applications.$inferSelect, 'id' | 'referralId' | 'confirmedAt'>

/**
 * Enqueues the letters of a submission. With another address than the invited one the candidate is asked for a confirmation
 * instead of getting notifications, and the invited person is told
 * (docs/rules.md#an-address-is-confirmed-by-a-link-that-was-sent-to-it). Members who hear of all jobs get one as well.
 * @param isAsked whether an address that is not confirmed may be written to
 */
export async function notifyOfSubmission(
  tx: Transaction,
  mail: Pick<Mail, 'enqueue'>,
  { id: applicationId, referralId, confirmedAt }: Application,
  { isAsked }: { isAsked: boolean },
): Promise<void> {
  const toOthers: Letter[] = [
    { kind: 'referrer-applied', applicationId },
    { kind: 'new-application', applicationId },
  ]
  const asked: Letter[] = isAsked ? [{ kind: 'confirm-address', applicationId }] : []
  const toCandidate: Letter[] = confirmedAt
    ? [{ kind: 'application-confirmation', applicationId }]
    : [...asked, { kind: 'invitation-used', referralId }]
  const toColleagues = (await whoHearsOfAll(tx, applicationId)).map(
    ({ userId }) => ({ kind: 'colleague-application', userId, applicationId }) as const,
  )
  // The candidate hears first.
  await mail.enqueue(tx, [...toCandidate, ...toOthers, ...toColleagues])
}

/** Members who chose each application, but who handles the job and who recommended the candidate. */
function whoHearsOfAll(tx: Transaction, applicationId: string) {
  return tx
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
}
