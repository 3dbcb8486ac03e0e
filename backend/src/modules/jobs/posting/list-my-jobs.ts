import type { MyJob, MyJobsQuery } from '@goodword/contract/jobs'
import type { Total } from '@goodword/contract/pages'
import { count } from 'drizzle-orm'
import { type Actor, requireManager } from '../../../auth/actor.ts'
import type { Connection } from '../../../db/connect/client.ts'
import { type ListPage, listPage } from '../../../db/paging/list-page.ts'
import { totalFor } from '../../../db/paging/total-for.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import type { Deps } from '../../../deps.ts'
import { myJobInShort } from '../in-short.ts'
import { isMine } from './is-mine.ts'
import { myJobs } from './my-jobs.ts'

/**
 * The manager's jobs, open and closed, newest first (docs/rules.md#own-lists-come-in-pages).
 * @returns with `limit` a page of them and, with the first, how many there are; without it the first `LIST_MAX`
 * @throws Forbidden for everyone else, BadInput for a foreign cursor
 */
export async function listMyJobs(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  query: MyJobsQuery = {},
): Promise<ListPage<MyJob> & { total: Total | undefined }> {
  const { userId } = requireManager(actor, 'Only hiring managers can access this dashboard.')
  const [page, total] = await Promise.all([
    listPage(`my-jobs/${userId}`, query, jobs, (after, limit) => myJobs(db, userId, after, limit)),
    totalFor(query, () => countJobs(db, userId)),
  ])
  return { ...page, items: query.summary ? page.items.map(myJobInShort) : page.items, total }
}

async function countJobs(db: Connection, userId: string): Promise<number> {
  const counted = db.select({ count: count() }).from(jobs).where(isMine(db, userId))
  const [found] = await counted.prepare('number of my jobs').execute()
  return found?.count ?? 0
}
