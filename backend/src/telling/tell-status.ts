import { type InferSelectModel, sql } from 'drizzle-orm'
import type { Transaction } from '../db/connect/client.ts'
import type { applications } from '../db/schema/applications.ts'
import { isAnswer } from './is-answer.ts'
import { referralStatus } from './referral-status.ts'
import { settleFacts } from './settle-facts.ts'

/**
 * Tells the status of an application: from here on candidate and recommender see it, with what it means in money
 * (docs/rules.md#told-is-a-state-of-its-own), and what was promised is kept where it is an answer. One that they know already tells nothing. Safe to run again.
 * @param application as it is, held by this transaction
 * @param changeId the last row of its history
 */
export async function tellStatus(
  tx: Transaction,
  { id, status }: Pick<InferSelectModel<typeof applications>, 'id' | 'status'>,
  changeId: string,
): Promise<void> {
  await settleFacts(tx, id)
  // In one statement: many are told one after the other.
  await tx.execute(sql`
    with news as (
      select id, referral_id, told_status <> ${status} as is_news from applications where id = ${id}
    ), told as (
      update applications a set told_status = ${status}, tell_at = null,
        answered_at = case when news.is_news and ${isAnswer(status)}::boolean then coalesce(a.answered_at, now()) else a.answered_at end
      from news where a.id = news.id
    ), followed as (
      update referrals r set status = ${referralStatus(status)} from news where r.id = news.referral_id and news.is_news
    )
    update status_changes c set told_at = now() from news where c.id = ${changeId} and news.is_news`)
}
