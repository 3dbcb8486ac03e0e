import type { AuditEntry } from '@goodword/contract/operators'
import type { PageQuery } from '@goodword/contract/page-query'
import type { Total } from '@goodword/contract/pages'
import { referrerName } from '@goodword/contract/referrer-name'
import { desc, eq } from 'drizzle-orm'
import { type Actor, requireOperator } from '../../auth/actor.ts'
import { type ListPage, listPage } from '../../db/paging/list-page.ts'
import { totalFor } from '../../db/paging/total-for.ts'
import { auditEntries } from '../../db/schema/audit-entries.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'

/**
 * What operators did, newest first. The log holds ids: a name is looked up when it is read.
 * @throws Unauthenticated, NotFound for everybody who is no operator; BadInput for a foreign cursor
 */
export async function listAuditEntries(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  query: PageQuery,
): Promise<ListPage<AuditEntry> & { total: Total | undefined }> {
  requireOperator(actor)
  const [page, total] = await Promise.all([
    listPage('audit', query, auditEntries, async (after, limit) => {
      const rows = await db
        .select({ entry: auditEntries, person: { firstName: users.firstName, lastName: users.lastName } })
        .from(auditEntries)
        .leftJoin(users, eq(users.id, auditEntries.actorId))
        .where(after)
        .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
        .limit(limit)
      return rows.map(({ entry: { actorId, createdAt, ...entry }, person }) => ({
        ...entry,
        createdAt: createdAt.toISOString(),
        operator: { id: actorId, name: person && referrerName(person) },
      }))
    }),
    totalFor(query, () => db.$count(auditEntries)),
  ])
  return { ...page, total }
}
