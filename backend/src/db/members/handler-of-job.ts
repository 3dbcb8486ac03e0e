import { type SQL, sql } from 'drizzle-orm'
import { firstOwner } from './first-owner.ts'

/**
 * Who handles a job (docs/rules.md#a-job-is-in-somebodys-hands), in a statement with `jobs` in it: the member who was given it or posted
 * it, else an owner.
 */
export const handlerOfJob: SQL<string> = sql<string>`coalesce(
  (select handler.user_id from company_members handler join users account on account.id = handler.user_id
    where handler.company_id = jobs.company_id and handler.user_id = coalesce(jobs.handled_by, jobs.posted_by)
    and account.closed_at is null),
  ${firstOwner(sql`jobs.company_id`)})`
