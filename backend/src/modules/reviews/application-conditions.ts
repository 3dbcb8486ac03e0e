import { numberIn } from '@goodword/contract/application-number'
import { Id } from '@goodword/contract/fields'
import type { ApplicationQuery } from '@goodword/contract/inbox'
import { PROMISE_ENDS_DAYS } from '@goodword/contract/limits'
import { and, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Connection } from '../../db/connect/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { applicationReads } from '../../db/schema/application-reads.ts'
import { applications, candidateText } from '../../db/schema/applications.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { personText, users } from '../../db/schema/users.ts'
import { canBeLate, isUndecided } from '../../telling/open-promise.ts'

/** What narrows the list of all applications. */
export type ApplicationFilter = Pick<ApplicationQuery, 'q' | 'job' | 'status' | 'recommender' | 'from' | 'to' | 'needs'>

/**
 * Waits for a decision; the index of undecided ones answers it, asked in these words.
 * @param status as its reader is shown it
 */
export function isWaiting(status: SQL): SQL {
  return sql`${isUndecided(status)} and ${status} = 'pending'`
}

export function isDecided(status: SQL): SQL {
  return sql`not (${status} = 'pending' and ${applications.withdrawnAt} is null)`
}

/** Asks for somebody: nobody has looked at it, or a promise is about to end or has (docs/rules.md#what-needs-you). */
function needsSomebody(status: SQL): SQL {
  return sql`${isUndecided(status)} and (${status} = 'pending'
    or ${applications.answeredAt} is null and ${applications.answerBy} < now() + make_interval(days => ${PROMISE_ENDS_DAYS})
      and exists (select 1 from ${jobs} where ${jobs.id} = ${applications.jobId} and ${canBeLate}))`
}

/** Whether this person has not opened it yet. */
export function isUnread(db: Connection, userId: string): SQL<boolean> {
  const read = db
    .select({ id: applicationReads.applicationId })
    .from(applicationReads)
    .where(and(eq(applicationReads.userId, userId), eq(applicationReads.applicationId, applications.id)))
  return sql<boolean>`not exists (${read})`
}

/**
 * All but the text and the recommender: asked of each application by itself.
 * @param shown the status as its reader is shown it
 */
export function narrowed({ status, from, to, needs }: ApplicationFilter, shown: SQL): SQL | undefined {
  return and(
    status && inArray(shown, status),
    needs && needsSomebody(shown),
    from === undefined ? undefined : gte(applications.createdAt, new Date(`${from}T00:00:00Z`)),
    to === undefined
      ? undefined
      : sql`${applications.createdAt} < ${to}::date::timestamp at time zone 'UTC' + interval '1 day'`,
  )
}

/** The shortest text that the indexes of names find by. */
const INDEXED = 3
/** Of more than so many, a page is found sooner by the order of the list. */
const MANY = 5000

/**
 * Who they are about. Few are found by the indexes of names, beforehand: so what else is asked of them has a sure plan. Where they
 * are many, or a text is too short for those indexes, it is asked of each application in the order of the list.
 * @returns undefined where that narrows nothing, else the condition and whether it was found by an index
 */
export async function aboutPeople(
  db: Connection,
  { q, recommender }: ApplicationFilter,
): Promise<{ which: SQL | undefined; isIndexed: boolean } | undefined> {
  const text = q?.trim().toLowerCase() ?? ''
  const named = recommender?.trim() ?? ''
  if (!(text || named)) return undefined
  const ids =
    [...(named || text)].length < INDEXED ? undefined : await fewIds(named ? recommendedBy(db, named) : found(db, text))
  const rest = text && (named || !ids) ? hasText(db, text) : undefined
  if (ids) return { isIndexed: true, which: and(isOneOf(applications.id, ids), rest) }
  return { isIndexed: false, which: and(named ? hasRecommender(db, named) : undefined, rest) }
}

/** The ids, unless they are many. */
async function fewIds(
  query: ReturnType<typeof recommendedBy> | ReturnType<typeof found>,
): Promise<string[] | undefined> {
  const rows = await query.limit(MANY + 1)
  return rows.length > MANY ? undefined : rows.map(({ id }) => id)
}

function found(db: Connection, text: string) {
  const byCandidate = db
    .select({ id: applications.id })
    .from(applications)
    .where(has(candidateText(applications), text))
  const number = numberIn(text)
  if (!number) return unionAll(byCandidate, recommendedBy(db, text, true))
  const byNumber = db.select({ id: applications.id }).from(applications).where(hasNumber(number))
  return unionAll(byCandidate, recommendedBy(db, text, true), byNumber)
}

/** The index of numbers answers it, asked in these words (docs/rules.md#an-application-has-a-number). */
function hasNumber(number: string): SQL {
  return sql`right(${applications.id}::text, 8) = ${number}`
}

/** Applications that people of this name recommended, or the one of this id. */
function recommendedBy(db: Connection, who: string, isName = !isId(who)) {
  return db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(referrals, eq(referrals.id, applications.referralId))
    .innerJoin(users, eq(users.id, referrals.referrerId))
    .where(isName ? has(personText(users), who.toLowerCase()) : eq(users.id, who))
}

function hasText(db: Connection, text: string): SQL | undefined {
  const number = numberIn(text)
  return or(
    has(candidateText(applications), text),
    hasRecommender(db, text, true),
    number ? hasNumber(number) : undefined,
  )
}

function hasRecommender(db: Connection, who: string, isName = !isId(who)): SQL {
  const isTheirs = eq(referrals.id, applications.referralId)
  const recommended = db
    .select({ id: referrals.id })
    .from(referrals)
    .innerJoin(users, eq(users.id, referrals.referrerId))
    .where(and(isTheirs, isName ? has(personText(users), who.toLowerCase()) : eq(users.id, who)))
  return sql`exists (${recommended})`
}

function isId(text: string): boolean {
  return Id.safeParse(text).success
}

/** Plain text: no character has a special meaning. */
function has(column: SQL, text: string): SQL {
  return sql`${column} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`
}
