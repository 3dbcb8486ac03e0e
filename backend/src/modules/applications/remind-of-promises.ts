import { SUMMARY_HOUR } from '@goodword/contract/letter-choices'
import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../../db/connect/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { handlerOfJob } from '../../db/members/handler-of-job.ts'
import { applications } from '../../db/schema/applications.ts'
import { letters } from '../../db/schema/letters.ts'
import { users } from '../../db/schema/users.ts'
import { lastSummaryTime } from '../../letters/last-summary-time.ts'
import type { Mail } from '../../letters/mail.ts'
import { settingsOf } from '../../letters/settings-of.ts'
import { isPromisedByCompany } from '../../telling/open-promise.ts'
import type { Logger } from '../../watching/log.ts'

interface Means {
  db: Database
  mail: Pick<Mail, 'enqueueEach'>
  log: Pick<Logger, 'error'>
}

/** Until the next letter of a reader, with the hour by which that of a daily summary comes sooner. */
const AHEAD = sql`interval '25 hours'`
/** Applications that one letter is kept with. */
const KEPT_MAX = 200

/**
 * Reminds members of promises whose half or last day begins before their next letter (docs/rules.md#a-team-is-reminded-of-its-promises):
 * at the hour of summaries in their zone, one letter a day at most, of each promise twice at most. Safe to run at any time and twice at once.
 * @returns how many people get one
 */
export async function remindOfPromises({ db, mail, log }: Means): Promise<number> {
  let reminded = 0
  for (const userId of await membersConcerned(db)) {
    try {
      reminded += await db.transaction((tx) => remind(tx, mail, userId))
    } catch (err) {
      log.error({ err, userId }, 'reminding of promises failed')
    }
  }
  return reminded
}

/** How many people it would remind. */
export async function countPromiseReminders({ db }: { db: Database }): Promise<number> {
  let due = 0
  for (const userId of await membersConcerned(db)) {
    const hour = await openHour(db, userId)
    const { rows } = hour
      ? await db.execute(sql`select 1 ${dueFor(userId, sql`${hour.toISOString()}::timestamptz`)} limit 1`)
      : { rows: [] }
    due += rows.length
  }
  return due
}

/** @returns how many letters it wrote: none where another server was first */
async function remind(tx: Transaction, mail: Means['mail'], userId: string): Promise<number> {
  // Held, so that two servers do not write one each.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const hour = await openHour(tx, userId)
  if (!hour) return 0
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into answer_reminders (application_id, user_id, stage)
    select a.id, m.user_id, stage.name ${dueFor(userId, sql`${hour.toISOString()}::timestamptz`)}
    on conflict do nothing returning application_id as id`)
  const ids = [...new Set(rows.map(({ id }) => id))]
  if (ids.length === 0) return 0
  const first = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(isOneOf(applications.id, ids))
    .orderBy(asc(applications.answerBy), asc(applications.id))
    .limit(KEPT_MAX)
  const applicationIds = first.map(({ id }) => id)
  await mail.enqueueEach(tx, [
    { kind: 'answers-due', userId, applicationIds, more: ids.length - applicationIds.length },
  ])
  return 1
}

/** The last hour of reminders of somebody's day; undefined where they got one since. */
async function openHour(db: Connection, userId: string): Promise<Date | undefined> {
  const { letters: choices, timeZone } = await settingsOf(db, userId)
  const { rows } = await db.execute<{ now: string }>(sql`select now() as now`)
  // In time for the summary of that day.
  const at = choices.applications === 'daily' ? SUMMARY_HOUR - 1 : SUMMARY_HOUR
  const hour = lastSummaryTime(new Date(rows[0]?.now ?? Date.now()), timeZone ?? 'UTC', at)
  const isSince = and(eq(letters.userId, userId), eq(letters.kind, 'answers-due'), gte(letters.createdAt, hour))
  return (await db.$count(letters, isSince)) > 0 ? undefined : hour
}

/** Whom something is due for by now, whatever their hour. */
async function membersConcerned(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct m.user_id as id ${dueFor(undefined, sql`now()`)} order by id`,
  )
  return rows.map(({ id }) => id)
}

/**
 * The stages of promises that begin before the letter after the one of an hour, of applications that were there at that hour, for members
 * who have chosen to hear of them and were not reminded of them yet. Nothing of hidden jobs: operators may have stopped a fraud.
 * @param userId of one member, else of all
 */
function dueFor(userId: string | undefined, hour: SQL): SQL {
  return sql`
    from (
      select id, job_id, referral_id, answer_by, created_at + (answer_by - created_at) / 2 as half
      from ${applications}
      where ${isPromisedByCompany} and ${applications.confirmedAt} is not null and ${applications.createdAt} <= ${hour}
        and ${applications.answerBy} > now()
        and least(created_at + (answer_by - created_at) / 2, answer_by - interval '1 day') <= ${hour} + ${AHEAD}
    ) a
    join (
      select jobs.id as job_id, member.user_id
      from jobs
      join company_members member on member.company_id = jobs.company_id
      join users account on account.id = member.user_id and account.closed_at is null
      left join person_settings own on own.user_id = member.user_id
      cross join lateral (select coalesce(own.letters ->> 'applications', 'mine') as choice) chosen
      where jobs.removed_at is null and jobs.hidden_at is null
        and (choice = 'each' or choice <> 'none' and member.user_id = ${handlerOfJob})
        ${userId === undefined ? sql`` : sql`and member.user_id = ${userId}`}
    ) m on m.job_id = a.job_id
    join referrals on referrals.id = a.referral_id and referrals.referrer_id <> m.user_id
    cross join lateral (values ('half', a.half), ('day', a.answer_by - interval '1 day')) stage (name, at)
    where stage.at <= ${hour} + ${AHEAD}
      and not exists (
        select 1 from answer_reminders done
        where done.application_id = a.id and done.user_id = m.user_id and done.stage = stage.name)`
}
