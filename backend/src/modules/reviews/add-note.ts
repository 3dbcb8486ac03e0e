import type { Note, NoteInput } from '@goodword/contract/inbox'
import { NOTES_MAX } from '@goodword/contract/limits'
import { mentionedIn } from '@goodword/contract/mentions'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Actor } from '../../auth/actor.ts'
import type { Transaction } from '../../db/connect/client.ts'
import { applicationNotes } from '../../db/schema/application-notes.ts'
import { applications } from '../../db/schema/applications.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { Conflict, NotFound } from '../../errors.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'
import { markRead } from '../applications/mark-read.ts'
import { notesOf } from './notes-of.ts'
import { requireMembers } from './require-members.ts'
import { requireOwnApplication } from './require-own-application.ts'

/** Notes that one manager writes. */
const PER_HOUR = 300
/** Letters to colleagues that their mentions cause. */
const LETTERS_PER_HOUR = 60
const HOUR = 3600
const MANY_MENTIONS = 'You have mentioned colleagues many times. A note without a mention can still be added.'

/**
 * Adds a note to an application (docs/rules.md#notes-are-the-companys). Members whom it mentions get a letter each
 * (docs/rules.md#a-note-can-mention-colleagues).
 * @returns the note as its author reads it
 * @throws Unauthenticated, Forbidden for everyone who is no manager, NotFound for applications to jobs of others, BadInput for a mention
 * of who is no member, Conflict where there are `NOTES_MAX`, TooMany
 */
export async function addNote(
  { db, mail, log }: Pick<Deps, 'db' | 'mail' | 'log'>,
  actor: Actor,
  applicationId: string,
  { text }: NoteInput,
): Promise<Note> {
  const userId = await requireOwnApplication(db, actor, applicationId)
  await takeFromLimit(db, `notes:${userId}`, PER_HOUR, HOUR, 'You have written many notes.')
  const note = await db.transaction(async (tx) => {
    // One after the other, so that two at once are not one too many.
    const isIt = eq(applications.id, applicationId)
    const [held] = await tx.select({ id: applications.id }).from(applications).where(isIt).for('update')
    if (!held) throw new NotFound('This application does not exist.')
    if ((await tx.$count(applicationNotes, eq(applicationNotes.applicationId, applicationId))) >= NOTES_MAX)
      throw new Conflict(`An application has at most ${NOTES_MAX} notes. Please remove one of yours first.`)
    await markRead(tx, applicationId)
    const mentioned = mentionedIn(text)
    await requireMembers(tx, userId, mentioned)
    const [added] = await tx
      .insert(applicationNotes)
      .values({ applicationId, authorId: userId, text })
      .returning({ id: applicationNotes.id })
    const noteId = added?.id ?? ''
    const letters = (await readersOf(tx, mentioned)).filter(({ id }) => id !== userId)
    if (letters.length > 0) {
      await takeFromLimit(tx, `mentions:${userId}`, LETTERS_PER_HOUR, HOUR, MANY_MENTIONS, letters.length)
      await mail.enqueueEach(
        tx,
        letters.map(({ id }) => ({ kind: 'mentioned', userId: id, applicationId, noteId }) as const),
      )
    }
    return (await notesOf(tx, userId, applicationId)).find(({ id }) => id === added?.id)
  })
  if (!note) throw new NotFound('This application does not exist.')
  log.info({ userId, applicationId, noteId: note.id }, 'note added')
  return note
}

/** Those of them who can sign in. */
async function readersOf(tx: Transaction, ids: readonly string[]): Promise<{ id: string }[]> {
  if (ids.length === 0) return []
  return tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.closedAt)))
}
