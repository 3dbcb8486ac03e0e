import type { OwnSubmission } from '@goodword/contract/corrections'
import { DOCUMENT_SLOTS, EXTENSIONS } from '@goodword/contract/limits'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { applicationChanges } from '../../db/schema/application-changes.ts'
import { applications } from '../../db/schema/applications.ts'
import { objects } from '../../db/schema/objects.ts'
import { wordsInLetters } from './words-in-letters.ts'

const NAMES = { resume: 'Resume', portfolio: 'Portfolio', additional: 'Document' } as const

/**
 * What the application of a referral holds, for its candidate alone: what can be corrected, and what they sent since.
 * @param hasWord whether there is a message to pass on or leave out
 * @returns null once it has ended: nothing can be added then
 */
export async function findOwnSubmission(
  db: Connection,
  referralId: string,
  hasWord: boolean,
): Promise<OwnSubmission | null> {
  const [application] = await db.select().from(applications).where(eq(applications.referralId, referralId))
  if (!application || application.withdrawnAt) return null
  if (application.toldStatus === 'hired' || application.toldStatus === 'rejected') return null
  const { id, firstName, lastName, phone, coverLetter, readAt, messageIncluded } = application
  const { isOnItsWay, emailedAt } = await wordsInLetters(db, application)
  return {
    readAt: readAt?.toISOString() ?? null,
    details: readAt ? null : { firstName, lastName, phone, coverLetter },
    documents: readAt ? [] : await documentsOf(db, id),
    notes: await notesOf(db, id),
    goodWord: hasWord ? { isIncluded: messageIncluded, isOnItsWay, emailedAt: emailedAt?.toISOString() ?? null } : null,
  }
}

async function documentsOf(db: Connection, applicationId: string): Promise<OwnSubmission['documents']> {
  const rows = await db
    .select({ id: objects.id, slot: objects.purpose, type: objects.contentType, position: objects.position })
    .from(objects)
    .where(and(eq(objects.applicationId, applicationId), isNull(objects.replacedAt), isNull(objects.noteId)))
    .orderBy(asc(objects.position))
  const inOrder = DOCUMENT_SLOTS.flatMap((slot) =>
    rows.filter((row) => row.slot === slot).map((row) => ({ ...row, slot })),
  )
  return inOrder.map(({ id, slot, type, position }) => {
    const number = slot === 'additional' ? (position ?? 0) + 1 : null
    const extension = EXTENSIONS[type ?? '']?.[0] ?? ''
    return { id, slot, name: `${NAMES[slot]}${number === null ? '' : ` ${number}`}${extension}`, number, extension }
  })
}

async function notesOf(db: Connection, applicationId: string): Promise<OwnSubmission['notes']> {
  const documents = sql<number>`(select count(*)::int from objects
    where objects.application_id = application_changes.application_id and objects.note_id = application_changes.id)`
  const rows = await db
    .select({ text: applicationChanges.text, at: applicationChanges.createdAt, documents })
    .from(applicationChanges)
    .where(and(eq(applicationChanges.applicationId, applicationId), eq(applicationChanges.kind, 'note')))
    .orderBy(asc(applicationChanges.id))
  return rows.map(({ text, at, documents }) => ({ text: text ?? '', at: at.toISOString(), documents }))
}
