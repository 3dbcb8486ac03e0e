import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect/client.ts'
import { removeInBatches } from '../../db/remove-in-batches.ts'
import { answerReminders } from '../../db/schema/answer-reminders.ts'
import { applications } from '../../db/schema/applications.ts'

/** Of an application that waits no more, or whose promise is over: nobody is reminded of that again. */
const isOver: SQL = sql`exists (
  select 1 from ${applications}
  where ${applications.id} = ${answerReminders.applicationId}
    and (${applications.answeredAt} is not null or ${applications.withdrawnAt} is not null or ${applications.answerBy} < now()))`

/** Forgets who was reminded of promises that are kept, withdrawn or over (docs/rules.md#a-team-is-reminded-of-its-promises). @returns how many */
export function sweepReminders({ db }: { db: Database }): Promise<number> {
  return removeInBatches(db, { table: answerReminders, moment: answerReminders.createdAt, which: isOver })
}

/** How many it would forget. */
export function countOverReminders({ db }: { db: Database }): Promise<number> {
  return db.$count(answerReminders, isOver)
}
