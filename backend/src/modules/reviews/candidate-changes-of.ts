import type { CandidateChange } from '@goodword/contract/corrections'
import { and, asc, eq, isNotNull, or } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { applicationChanges } from '../../db/schema/application-changes.ts'
import { objects } from '../../db/schema/objects.ts'
import { documentPath } from '../applications/document-path.ts'

/** What a candidate has corrected and added since the submission, oldest first, with the documents of before and of notes. */
export async function candidateChangesOf(db: Connection, applicationId: string): Promise<CandidateChange[]> {
  const rows = await db
    .select()
    .from(applicationChanges)
    .where(eq(applicationChanges.applicationId, applicationId))
    .orderBy(asc(applicationChanges.id))
  if (rows.length === 0) return []
  const isOfChange = or(isNotNull(objects.replacedBy), isNotNull(objects.noteId))
  const documents = await db
    .select({
      id: objects.id,
      applicationId: objects.applicationId,
      purpose: objects.purpose,
      type: objects.contentType,
      replacedAt: objects.replacedAt,
      changeId: objects.replacedBy,
      noteId: objects.noteId,
    })
    .from(objects)
    .where(and(eq(objects.applicationId, applicationId), isOfChange))
    .orderBy(asc(objects.purpose), asc(objects.position))
  const byChange = Map.groupBy(documents, ({ changeId, noteId }) => changeId ?? noteId)
  return rows.map(({ id, kind, changed, before, text, createdAt }) => ({
    ...{ id, kind, changed, before, text, at: createdAt.toISOString() },
    documents: (byChange.get(id) ?? []).flatMap((document) => {
      const { purpose: slot } = document
      return slot && slot !== 'logo' ? [{ slot, url: documentPath(document) }] : []
    }),
  }))
}
