import type { CandidateNews } from '@goodword/contract/corrections'
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { applicationChanges } from '../../db/schema/application-changes.ts'
import { applicationReads } from '../../db/schema/application-reads.ts'

/**
 * What candidates corrected or added that this person has not seen.
 * @returns that of an application by its id: the last of it, with all that was corrected; null where there is nothing
 */
export async function candidateNews(
  db: Connection,
  userId: string,
  applicationIds: readonly string[],
): Promise<(applicationId: string) => CandidateNews | null> {
  const isOwn = and(
    eq(applicationReads.applicationId, applicationChanges.applicationId),
    eq(applicationReads.userId, userId),
  )
  const rows = await db
    .select({ change: applicationChanges })
    .from(applicationChanges)
    .leftJoin(applicationReads, isOwn)
    .where(
      and(
        isOneOf(applicationChanges.applicationId, applicationIds),
        or(isNull(applicationReads.seenAt), gt(applicationChanges.createdAt, applicationReads.seenAt)),
      ),
    )
    .orderBy(asc(applicationChanges.id))
    .prepare('news of candidates')
    .execute()
  const byApplication = Map.groupBy(rows, ({ change }) => change.applicationId)
  return (id) => {
    const unseen = byApplication.get(id) ?? []
    const last = unseen.at(-1)?.change
    if (!last) return null
    const changed = [...new Set(unseen.flatMap(({ change }) => change.changed))]
    return { kind: last.kind, at: last.createdAt.toISOString(), changed }
  }
}
