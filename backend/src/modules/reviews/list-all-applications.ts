import type { ApplicationQuery, ListedApplication } from '@goodword/contract/inbox'
import { COUNT_MAX, LIST_MAX } from '@goodword/contract/limits'
import { type Total, totalOf } from '@goodword/contract/pages'
import { START_AGAIN } from '@goodword/contract/start-again'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type Actor, requireManager } from '../../auth/actor.ts'
import type { Connection } from '../../db/connect/client.ts'
import { decodeCursor, encodeCursor } from '../../db/paging/list-cursor.ts'
import type { ListPage } from '../../db/paging/list-page.ts'
import { applications } from '../../db/schema/applications.ts'
import { jobs } from '../../db/schema/jobs.ts'
import type { Deps } from '../../deps.ts'
import { BadInput } from '../../errors.ts'
import { findOwnReferrals, statusForMember } from '../../telling/status-for-member.ts'
import { isMine } from '../jobs/posting/is-mine.ts'
import { aboutPeople, isDecided, isUnread, isWaiting, narrowed } from './application-conditions.ts'
import { describeListed, inShort } from './describe-listed.ts'
import { findInOrder } from './find-in-order.ts'

/**
 * The applications to all jobs of the manager's company, as the query narrows and sorts them.
 * @returns a page of them (without `limit` the first `LIST_MAX`) and, with the first, how many there are, exact to `COUNT_MAX`
 * @throws Unauthenticated, Forbidden for everyone who is no manager, BadInput for a foreign cursor and for days in the wrong order
 */
export async function listAllApplications(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { limit = LIST_MAX, cursor, sort, summary, ...filter }: ApplicationQuery = {},
  isCounted = true,
): Promise<ListPage<ListedApplication> & { total: Total | undefined }> {
  const { userId } = requireManager(actor, 'Only hiring managers can see applications.')
  if (filter.from && filter.to && filter.from > filter.to)
    throw new BadInput('Please choose a first day that is not after the last.')
  const list = `all-applications/${userId}/${Bun.hash(JSON.stringify([sort, filter])).toString(36)}`
  const end = cursor ? decodeCursor(list, cursor) : undefined
  const status = statusForMember(await findOwnReferrals(db, userId, isMine(db, userId)))
  const parts = partsOf(db, { userId, status }, orderOf(sort, filter.needs))
  const isNewest = parts.first === 'newest'
  if (end && !(end.part !== undefined && end.part >= 0 && end.part < parts.which.length))
    throw new BadInput(START_AGAIN)

  const people = await aboutPeople(db, filter)
  const ofJobs = and(isMine(db, userId), filter.job ? eq(jobs.id, filter.job) : undefined)
  const wanted = { ofJobs, isIndexed: people?.isIndexed ?? false, first: parts.first }
  const which = and(narrowed(filter, status), people?.which)

  async function findPage() {
    const found: { id: string; createdAt: Date; part: number }[] = []
    for (let part = end?.part ?? 0; part < parts.which.length && found.length <= limit; part += 1) {
      const isBegun = end !== undefined && end.part === part
      const after = isBegun
        ? sql`(${applications.createdAt}, ${applications.id}) ${isNewest ? sql`<` : sql`>`} (${end.createdAt}::timestamptz, ${end.id}::uuid)`
        : undefined
      const inPart = and(which, parts.which[part], after)
      const rows = await findInOrder(db, { ...wanted, which: inPart, limit: limit + 1 - found.length })
      found.push(...rows.map((row) => ({ ...row, part })))
    }
    return found
  }

  const [found, total] = await Promise.all([
    findPage(),
    isCounted && !cursor ? countUpTo(db, ofJobs, which) : undefined,
  ])
  const rows = found.slice(0, limit)
  // One more than asked for tells whether there is a next page.
  const last = found.length > limit ? rows.at(-1) : undefined
  const items = await describeListed(
    db,
    userId,
    rows.map(({ id }) => id),
  )
  return {
    items: summary ? items.map(inShort) : items,
    nextCursor: last && encodeCursor(list, { ...last, createdAt: last.createdAt.toISOString() }),
    total,
  }
}

type Order = NonNullable<ApplicationQuery['sort']> | 'unread'

/** Of those that need somebody each waits: the longest waiting are the oldest. */
function orderOf(sort: ApplicationQuery['sort'], needs: ApplicationQuery['needs']): Order {
  if (needs && sort === 'waiting') return 'oldest'
  return sort ?? (needs ? 'unread' : 'newest')
}

/** What comes one after the other in an order, each part by its dates. */
function partsOf(
  db: Connection,
  { userId, status }: { userId: string; status: SQL },
  sort: Order,
): { which: (SQL | undefined)[]; first: 'newest' | 'oldest' } {
  if (sort === 'waiting') return { which: [isWaiting(status), isDecided(status)], first: 'oldest' }
  if (sort === 'unread') {
    const unread = isUnread(db, userId)
    return { which: [unread, sql`not ${unread}`], first: 'oldest' }
  }
  return { which: [undefined], first: sort }
}

/** Counting further would cost more than the page (docs/rules.md#the-count-is-exact-up-to-1000). */
async function countUpTo(db: Connection, ofJobs: SQL | undefined, which: SQL | undefined): Promise<Total> {
  const some = db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(ofJobs, which))
    .limit(COUNT_MAX + 1)
    .as('some')
  const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(some)
  return totalOf(counted?.count ?? 0)
}
