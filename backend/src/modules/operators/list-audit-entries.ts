import type { AuditEntry } from '@goodword/contract/operators'
import type { PageQuery } from '@goodword/contract/page-query'
import type { Total } from '@goodword/contract/pages'
import { type Actor, requireOperator } from '../../auth/actor.ts'
import { type ListPage, listPage } from '../../db/paging/list-page.ts'
import { totalFor } from '../../db/paging/total-for.ts'
import { auditEntries } from '../../db/schema/audit-entries.ts'
import type { Deps } from '../../deps.ts'
import { findAuditEntries } from './find-audit-entries.ts'

/**
 * What operators did, newest first.
 * @throws Unauthenticated, NotFound for everybody who is no operator; BadInput for a foreign cursor
 */
export async function listAuditEntries(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  query: PageQuery,
): Promise<ListPage<AuditEntry> & { total: Total | undefined }> {
  requireOperator(actor)
  const [page, total] = await Promise.all([
    listPage('audit', query, auditEntries, (after, limit) => findAuditEntries(db, after, limit)),
    totalFor(query, () => db.$count(auditEntries)),
  ])
  return { ...page, total }
}
