import type { JobQuery } from '@goodword/contract/jobs'
import { type Actor, requireRole } from '../../auth/actor.ts'
import { inboxKey } from '../../auth/inbox-key.ts'
import { isAmong } from '../../auth/is-same-person.ts'
import { readJobPage, type SharedJobPage } from './read-job-page.ts'
import type { JobDeps } from './recent-job-pages.ts'

/** A page of the list, and what its reply's headers say. */
export type JobPage = Omit<SharedJobPage, 'owned'>

/**
 * Open jobs for browsing (docs/rules.md#the-server-can-narrow-the-list-of-jobs), at most 50 ms old.
 * @returns with `limit` a page of what matches, without it the first `LIST_MAX`. Whoever belongs to none of their companies is given the
 * same array as everybody else.
 * @throws Unauthenticated, Forbidden without a role, BadInput for a foreign cursor
 */
export async function listJobs(
  { lists, recentJobPages }: Pick<JobDeps, 'lists' | 'recentJobPages'>,
  actor: Actor,
  query: JobQuery = {},
): Promise<JobPage> {
  const { userId, email } = requireRole(actor)
  const self = { userId, inbox: inboxKey(email) }
  const { owned, ...page } = await recentJobPages.find(JSON.stringify(query), () =>
    lists.readFresh((db) => readJobPage(db, query)),
  )
  if (!owned.some(({ members }) => isAmong(self, members))) return page
  const jobs = page.jobs.map((job, at) => {
    const own = owned[at]
    return own && isAmong(self, own.members) ? { ...job, referralCount: own.referralCount, isOwn: true } : job
  })
  return { ...page, jobs }
}
