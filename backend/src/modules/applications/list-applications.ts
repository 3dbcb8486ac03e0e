import type { Application } from '@goodword/contract/applications'
import type { PageQuery } from '@goodword/contract/page-query'
import type { Total } from '@goodword/contract/pages'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../auth/actor.ts'
import { type ListPage, listPage } from '../../db/paging/list-page.ts'
import { totalFor } from '../../db/paging/total-for.ts'
import { applications } from '../../db/schema/applications.ts'
import type { Deps } from '../../deps.ts'
import { findApplications } from './find-applications.ts'
import { requireOwnJob } from './require-own-job.ts'

/**
 * The applications of one of the manager's own jobs, newest first (docs/rules.md#own-lists-come-in-pages).
 * @returns with `limit` a page of them and, with the first, how many there are; without it the first `LIST_MAX`
 * @throws Forbidden, NotFound for jobs of others, BadInput for a foreign cursor
 */
export async function listApplications(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  jobId: string,
  query: PageQuery = {},
): Promise<ListPage<Application> & { total: Total | undefined }> {
  const userId = await requireOwnJob(db, actor, jobId)
  const ofJob = eq(applications.jobId, jobId)
  const [page, total] = await Promise.all([
    listPage(`applications/${jobId}`, query, applications, (after, limit) =>
      findApplications(db, userId, and(ofJob, after), limit),
    ),
    totalFor(query, () => db.$count(applications, ofJob)),
  ])
  return { ...page, total }
}
