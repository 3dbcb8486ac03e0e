import type { PublishedRelease } from '@goodword/contract/operators'
import type { PageQuery } from '@goodword/contract/page-query'
import type { Total } from '@goodword/contract/pages'
import { desc, getTableColumns } from 'drizzle-orm'
import { type Actor, requireOperator } from '../../auth/actor.ts'
import { type ListPage, listPage } from '../../db/paging/list-page.ts'
import { totalFor } from '../../db/paging/total-for.ts'
import { releases } from '../../db/schema/releases.ts'
import type { Deps } from '../../deps.ts'

/**
 * Every release that was ever published, newest first.
 * @throws Unauthenticated, NotFound for everybody who is no operator; BadInput for a foreign cursor
 */
export async function listPublishedReleases(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  query: PageQuery,
): Promise<ListPage<PublishedRelease> & { total: Total | undefined }> {
  requireOperator(actor)
  const { manifest: _, ...columns } = getTableColumns(releases)
  const [page, total] = await Promise.all([
    listPage('releases', query, releases, async (after, limit) => {
      const rows = await db
        .select(columns)
        .from(releases)
        .where(after)
        .orderBy(desc(releases.createdAt), desc(releases.id))
        .limit(limit)
      return rows.map((row) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
      }))
    }),
    totalFor(query, () => db.$count(releases)),
  ])
  return { ...page, total }
}
