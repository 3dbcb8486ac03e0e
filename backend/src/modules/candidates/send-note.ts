import { createHash } from 'node:crypto'
import type { CandidateNoteInput } from '@goodword/contract/corrections'
import { CANDIDATE_NOTES } from '@goodword/contract/limits'
import { said, saidWith } from '@goodword/languages/texts'
import { and, eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { ApplySession } from '../../auth/apply-session.ts'
import { findLink } from '../../auth/links/find-link.ts'
import { lockLink } from '../../auth/links/lock-link.ts'
import { requireOwn } from '../../auth/links/require-own.ts'
import type { Connection } from '../../db/connect/client.ts'
import { applicationChanges } from '../../db/schema/application-changes.ts'
import { applications } from '../../db/schema/applications.ts'
import type { Deps } from '../../deps.ts'
import { BadInput, Conflict } from '../../errors.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'
import { attachDocuments } from '../applications/attach-documents.ts'
import { checkDocuments } from '../applications/check-documents.ts'
import { whoHears } from '../applications/who-hears.ts'
import { requireStanding } from './require-standing.ts'

type Input = z.output<typeof CandidateNoteInput>

const DAY = 24 * 60 * 60
const NOT_READ = said('Nobody at the company has opened your application yet. You can still correct it.')

/**
 * Sends a note with up to three documents to the company that has opened an application
 * (docs/rules.md#after-that-a-candidate-sends-a-note). Its members hear of it as of an application. The same note again is one.
 * @param session of this browser
 * @throws NotFound for a bad link; Forbidden where it is not the caller's own; Conflict before it was read, where it has ended, and after
 * the last note; BadInput for a document; TooMany
 */
export async function sendNote(
  deps: Pick<Deps, 'db' | 'mail' | 'storage' | 'scanner' | 'log'>,
  session: ApplySession | null,
  token: string,
  input: Input,
): Promise<void> {
  const { db, mail, scanner, log } = deps
  const { text, additionalDocumentsUrl } = input
  const opened = await findLink(db, token)
  requireOwn(opened, session)
  const requestHash = createHash('sha256')
    .update(JSON.stringify([text, additionalDocumentsUrl]))
    .digest('base64url')
  const isSent = () => hasNote(db, opened.application?.id, requestHash)
  if (await isSent()) return
  let documents: Awaited<ReturnType<typeof checkDocuments>>
  try {
    documents = await checkDocuments(deps, [opened.id], { additionalDocumentsUrl })
  } catch (error) {
    // Of the same note twice at once the other one was a moment sooner.
    if (error instanceof BadInput && (await isSent())) return
    throw error
  }
  const sent = await db.transaction(async (tx) => {
    const link = await lockLink(tx, token)
    requireOwn(link, session)
    const { id: applicationId, readAt } = requireStanding(link)
    if (await hasNote(tx, applicationId, requestHash)) return undefined
    if (!readAt) throw new Conflict(NOT_READ)
    const isNote = and(eq(applicationChanges.applicationId, applicationId), eq(applicationChanges.kind, 'note'))
    if ((await tx.$count(applicationChanges, isNote)) >= CANDIDATE_NOTES.inAll)
      throw new Conflict(
        saidWith("You have sent {max} notes. Please wait for the company's answer.", { max: CANDIDATE_NOTES.inAll }),
      )
    await takeFromLimit(
      tx,
      `candidate-notes:${applicationId}`,
      CANDIDATE_NOTES.perDay,
      DAY,
      said('You have sent many notes.'),
    )
    // After the lock that a reader waits for: its moment is later than all that was seen before.
    const [made] = await tx
      .insert(applicationChanges)
      .values({ applicationId, kind: 'note', text, requestHash, createdAt: sql`clock_timestamp()` })
      .returning({ id: applicationChanges.id })
    if (!made) throw new Error('The note was not written down.')
    const noteId = made.id
    await tx.update(applications).set({ updatedAt: sql`now()` }).where(eq(applications.id, applicationId))
    const held = await attachDocuments(tx, applicationId, documents, { noteId })
    await scanner?.scanLater(tx, held)
    const readers = await whoHears(tx, applicationId)
    await mail.enqueueEach(
      tx,
      readers.map((userId) => ({ kind: 'candidate-note', userId, applicationId, noteId }) as const),
    )
    return { applicationId, noteId, documents: documents.length }
  })
  if (sent) log.info(sent, 'candidate note sent')
}

async function hasNote(db: Connection, applicationId: string | undefined, requestHash: string): Promise<boolean> {
  if (!applicationId) return false
  const { applicationId: of, requestHash: hash } = applicationChanges
  return (await db.$count(applicationChanges, and(eq(of, applicationId), eq(hash, requestHash)))) > 0
}
