import type { Note } from '@goodword/contract/inbox'
import { mentionedIn, withNames } from '@goodword/contract/mentions'
import { referrerName } from '@goodword/contract/referrer-name'
import { asc, eq, inArray } from 'drizzle-orm'
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
  const nameOf = await namesOf(
    db,
    rows.flatMap(({ note }) => mentionedIn(note.text)),
  )
  return rows.map(({ note, firstName, lastName }) => ({
    id: note.id,
    ...withNames(note.text, nameOf),
    author: referrerName({ firstName: firstName ?? '', lastName: lastName ?? '' }),
    isMine: note.authorId === userId,
    createdAt: note.createdAt.toISOString(),
  }))
}

/** How people are called now, by their ids. */
async function namesOf(db: Connection, ids: string[]): Promise<(userId: string) => string> {
  const name = { id: users.id, firstName: users.firstName, lastName: users.lastName }
  const found = ids.length > 0 ? await db.select(name).from(users).where(inArray(users.id, ids)) : []
  const names = new Map(found.map(({ id, ...names }) => [id, referrerName(names)]))
  return (userId) => names.get(userId) ?? 'A former colleague'
}
