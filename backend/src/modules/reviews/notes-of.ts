import type { Note } from '@goodword/contract/inbox'
import { referrerName } from '@goodword/contract/referrer-name'
import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { applicationNotes } from '../../db/schema/application-notes.ts'
import { users } from '../../db/schema/users.ts'

/** What the company has noted of an application, oldest first, as this person of it reads that. */
export async function notesOf(db: Connection, userId: string, applicationId: string): Promise<Note[]> {
  const rows = await db
    .select({ note: applicationNotes, firstName: users.firstName, lastName: users.lastName })
    .from(applicationNotes)
    .leftJoin(users, eq(users.id, applicationNotes.authorId))
    .where(eq(applicationNotes.applicationId, applicationId))
    .orderBy(asc(applicationNotes.id))
  return rows.map(({ note, firstName, lastName }) => ({
    id: note.id,
    text: note.text,
    author: referrerName({ firstName: firstName ?? '', lastName: lastName ?? '' }),
    isMine: note.authorId === userId,
    createdAt: note.createdAt.toISOString(),
  }))
}
