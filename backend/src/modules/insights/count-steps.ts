import type { InvitedStep } from '@goodword/contract/insights'
import { sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'

/** How many were invited, and how many of them took each step. */
export type StepCounts = Record<'invited' | InvitedStep, number>

/**
 * Counts what came of invitations to a company's jobs, from the event log: unanswered invitations are deleted after a while. Those that
 * their recommender took back do not count. Answered is what was told; of an erased application, what was decided.
 * @param from first calendar day of the invitations, in UTC
 * @param to the last one
 */
export async function countSteps(
  db: Connection,
  companyId: string,
  { from, to }: { from: string; to: string },
): Promise<StepCounts> {
  const start = sql`(${from}::date::timestamp at time zone 'UTC')`
  const end = sql`(${to}::date::timestamp at time zone 'UTC' + interval '1 day')`
  const { rows } = await db.execute<StepCounts>(sql`
    with invited as (
      select e.referral_id,
        bool_or(e.kind = 'interest-shown') as interested,
        bool_or(e.kind = 'submitted') as applied,
        bool_or(e.kind = 'status-changed' and e.status in ('interview', 'hired', 'rejected')) as decided
      from events e
      where e.job_id in (select id from jobs where company_id = ${companyId}) and e.at >= ${start}
      group by e.referral_id
      having bool_or(e.kind = 'referral-created' and e.at < ${end}) and not bool_or(e.kind = 'revoked')
    )
    select count(*)::int as invited,
      (count(*) filter (where interested or applied))::int as interested,
      (count(*) filter (where applied))::int as applied,
      (count(*) filter (where applied and case when a.id is null then decided else a.answered_at is not null end))::int
        as answered
    from invited i left join applications a on i.applied and a.referral_id = i.referral_id`)
  return rows[0] ?? { invited: 0, interested: 0, applied: 0, answered: 0 }
}
