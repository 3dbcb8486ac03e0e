import { SUMMARY_HOUR } from '@goodword/contract/letter-choices'
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
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
const HOUR = 60 * 60 * 1000
/** How long after the hour of a reader one is written: in the night nobody is, where a job changes hands then. */
const WRITTEN_FOR = 2 * HOUR
/** How long nobody gets another one, whatever they chose since. */
const APART = 20 * HOUR

/**
 * Reminds members of promises whose half or last day begins before their next letter (docs/rules.md#a-team-is-reminded-of-its-promises):
 * in the two hours after that of summaries in their zone, one letter a day at most, of each promise twice at most. Safe to run at any time
 * and twice at once.
 * @param now the database's clock where nothing else is given
 * @returns how many people get one
 */
export async function remindOfPromises({ db, mail, log }: Means, now?: Date): Promise<number> {
  const at = now ?? (await clockOf(db))
  let reminded = 0
  for (const userId of await membersConcerned(db, at)) {
    try {
      reminded += await db.transaction((tx) => remind(tx, mail, userId, at))
    } catch (err) {
      log.error({ err, userId }, 'reminding of promises failed')
    }
  }
  return reminded
}

/** How many people it would remind. */
export async function countPromiseReminders({ db }: { db: Database }, now?: Date): Promise<number> {
  const at = now ?? (await clockOf(db))
  let due = 0
  for (const userId of await membersConcerned(db, at)) {
    const hour = await openHour(db, userId, at)
    const { rows } = hour ? await db.execute(sql`select 1 ${dueFor({ userId, hour, now: at })} limit 1`) : { rows: [] }
    due += rows.length
  }
  return due
}

/** @returns how many letters it wrote: none where another server was first */
async function remind(tx: Transaction, mail: Means['mail'], userId: string, now: Date): Promise<number> {
  // Held, so that two servers do not write one each.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const hour = await openHour(tx, userId, now)
  if (!hour) return 0
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into answer_reminders (application_id, user_id, stage)
    select a.id, m.user_id, stage.name ${dueFor({ userId, hour, now })}
    on conflict do nothing returning application_id as id`)
  const ids = [...new Set(rows.map(({ id }) => id))]
  if (ids.length === 0) return 0
  // All of them: what is decided until it is sent is left out by the letter, and not counted.
  const ordered = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(isOneOf(applications.id, ids))
    .orderBy(asc(applications.answerBy), asc(applications.id))
  await mail.enqueueEach(tx, [{ kind: 'answers-due', userId, applicationIds: ordered.map(({ id }) => id) }])
  return 1
}

/** The hour of reminders of somebody's day, while they are written; undefined where they got one lately. */
async function openHour(db: Connection, userId: string, now: Date): Promise<Date | undefined> {
  const { letters: choices, timeZone } = await settingsOf(db, userId)
  // In time for the summary of that day.
  const at = choices.applications === 'daily' ? SUMMARY_HOUR - 1 : SUMMARY_HOUR
  const hour = lastSummaryTime(now, timeZone ?? 'UTC', at)
  if (now.getTime() - hour.getTime() > WRITTEN_FOR) return undefined
  const isRecent = gt(letters.createdAt, new Date(now.getTime() - APART))
  const isLately = and(eq(letters.userId, userId), eq(letters.kind, 'answers-due'), isRecent)
  return (await db.$count(letters, isLately)) > 0 ? undefined : hour
}

async function clockOf(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select now() as now`)
  return new Date(rows[0]?.now ?? Date.now())
}

/** Whom something is due for by now, whatever their hour. */
async function membersConcerned(db: Database, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct m.user_id as id ${dueFor({ hour: now, now })} order by id`,
  )
  return rows.map(({ id }) => id)
}

interface Due {
  /** Of one member, else of all. */
  userId?: string
  hour: Date
  now: Date
}

const moment = (of: Date) => sql`${of.toISOString()}::timestamptz`

/**
 * The stages of promises that begin before the letter after the one of an hour, for members who have chosen to hear of them and were not
 * reminded of them yet. What came after that hour waits for the next letter, unless its promise ends before. Nothing of hidden jobs:
 * operators may have stopped a fraud.
 */
function dueFor({ userId, hour, now }: Due): SQL {
  const next = sql`${moment(hour)} + ${AHEAD}`
  return sql`
    from (
      select id, job_id, referral_id, answer_by, created_at + (answer_by - created_at) / 2 as half
      from ${applications}
      where ${isPromisedByCompany} and ${applications.confirmedAt} is not null
        and (${applications.createdAt} <= ${moment(hour)} or ${applications.answerBy} <= ${next})
        and ${applications.answerBy} > ${moment(now)}
        and least(created_at + (answer_by - created_at) / 2, answer_by - interval '1 day') <= ${next}
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
    where stage.at <= ${next}
      and not exists (
        select 1 from answer_reminders done
        where done.application_id = a.id and done.user_id = m.user_id and done.stage = stage.name)`
}
