import { ANSWERS_MIN } from '@goodword/contract/limits'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect/client.ts'
import { companies } from '../../db/schema/companies.ts'

/**
 * Notes in how many days each company usually answers (docs/rules.md#how-soon-a-company-answers): here and not where it is read, since it
 * takes every application.
 * @returns of how many companies that changed
 */
export async function measureAnswers({ db }: { db: Database }): Promise<number> {
  const changed = await findChanged(db)
  for (const { id, days } of changed)
    await db.update(companies).set({ usualAnswerDays: days }).where(eq(companies.id, id))
  return changed.length
}

/** Of how many companies it would. */
export async function countMeasures({ db }: { db: Database }): Promise<number> {
  return (await findChanged(db)).length
}

/**
 * The median over what was answered and, so that silence makes no company quick, what waits although its promise is broken: that counts with
 * the time it has waited. Of hidden jobs nothing is awaited, and an address that nobody confirmed may be of a friend of the company.
 */
async function findChanged(db: Database): Promise<{ id: string; days: number | null }[]> {
  const { rows } = await db.execute<{ id: string; days: number | null }>(sql`
    with measured as (
      select j.company_id,
        case when count(a.answered_at) >= ${ANSWERS_MIN} then greatest(1, ceil((percentile_cont(0.5) within group
          (order by extract(epoch from coalesce(a.answered_at, now()) - a.created_at)::float8)) / 86400))::int end as days
      from applications a join jobs j on j.id = a.job_id
      where a.confirmed_at is not null and (a.answered_at is not null
        or a.withdrawn_at is null and a.answer_by < now() and j.hidden_at is null)
      group by j.company_id
    )
    select c.id, m.days from companies c left join measured m on m.company_id = c.id
    where c.usual_answer_days is distinct from m.days`)
  return rows
}
