import { type SQL, sql } from 'drizzle-orm'

/**
 * The owner who speaks for a company where one has to: the longest-standing one, before all whose account is closed.
 * @param companyId as the statement around it names the column, such as `jobs.company_id`
 * @returns the user's id, as a subquery
 */
export function firstOwner(companyId: SQL): SQL<string> {
  return sql<string>`(select owner.user_id from company_members owner join users account on account.id = owner.user_id
    where owner.company_id = ${companyId} and owner.role = 'owner'
    order by account.closed_at is not null, owner.joined_at, owner.user_id limit 1)`
}
