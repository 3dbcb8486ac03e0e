import { EXTENSIONS, type Slot } from '@goodword/contract/limits'
import { and, eq } from 'drizzle-orm'
import { type Actor, requireManager } from '../../auth/actor.ts'
import { companyOf } from '../../db/members/company-of.ts'
import { applications } from '../../db/schema/applications.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { objects } from '../../db/schema/objects.ts'
import type { Deps } from '../../deps.ts'
import { Conflict, NotFound } from '../../errors.ts'
import { contentDisposition } from '../../storage/content-disposition.ts'
import { objectKey } from '../../storage/object-key.ts'
import { REPLACED } from '../applications/document-path.ts'
import { markRead } from '../applications/mark-read.ts'

const HELD = 'This file is still being checked for viruses. Please try again in a few minutes.'
const INFECTED = 'A virus was found in this file, so it was removed. Please ask the candidate for another copy.'
const CHANGED =
  'The candidate has replaced this document. Please open the application again: the new one is there, and this one is in its history.'
const NAMES: Record<Slot, string> = { resume: 'Resume', portfolio: 'Portfolio', additional: 'Document', logo: 'Logo' }

/** A file, and how it is to be saved or shown. */
interface OpenedDocument {
  bytes: Uint8Array
  type: string
  /** As `contentDisposition` writes it. */
  disposition: string
}

/**
 * Lets a manager read a candidate's document (docs/rules.md#documents-are-private), and notes that the application was read. One
 * that was replaced is answered at its own address alone: nobody takes it for the one that counts.
 * @param document with the end of its address
 * @returns the file itself: an object store could not forbid it to run, to be shown elsewhere, or to be taken for another
 * type
 * @throws Unauthenticated for guests, Forbidden for everyone who is no manager, NotFound for documents of other
 * companies, Conflict for one that the virus scanner has not called clean, or that was replaced meanwhile, Unavailable while the store does not answer
 */
export async function openDocument(
  { db, storage, scanner, log }: Pick<Deps, 'db' | 'storage' | 'scanner' | 'log'>,
  actor: Actor,
  { applicationId, objectId, fileName }: { applicationId: string; objectId: string; fileName: string },
): Promise<OpenedDocument> {
  const { userId } = requireManager(actor, 'Only hiring managers can open documents.')
  const [found] = await db
    .select({ document: objects, firstName: applications.firstName, lastName: applications.lastName })
    .from(objects)
    .innerJoin(applications, eq(applications.id, objects.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(objects.id, objectId),
        eq(objects.applicationId, applicationId),
        eq(objects.state, 'attached'),
        eq(jobs.companyId, companyOf(db, userId)),
      ),
    )
  const { document } = found ?? {}
  if (!document?.contentType || !document.purpose) throw new NotFound('This document does not exist.')
  if (document.scan === 'infected') throw new Conflict(INFECTED)
  if (scanner && document.scan !== 'clean') throw new Conflict(HELD)
  const { key, contentType: type, purpose, position } = document
  const isOld = fileName.startsWith(REPLACED)
  if (document.replacedAt && !isOld) throw new Conflict(CHANGED)
  const number = purpose === 'additional' ? ` ${(position ?? 0) + 1}` : ''
  const name = `${found?.firstName} ${found?.lastName} - ${NAMES[purpose]}${number}${isOld ? ' (replaced)' : ''}${EXTENSIONS[type]?.[0] ?? ''}`
  // Only a PDF is shown; everything else might act in the reader's browser.
  const disposition = contentDisposition(type === 'application/pdf' ? 'inline' : 'attachment', name)
  const bytes = await storage.read(objectKey('private', key))
  await db.transaction(async (tx) => {
    await markRead(tx, applicationId)
    // While it was fetched: either it is read now, or it was replaced.
    const isIt = and(eq(objects.id, objectId), eq(objects.applicationId, applicationId))
    const [now] = await tx.select({ replacedAt: objects.replacedAt }).from(objects).where(isIt)
    if (!now) throw new NotFound('This document does not exist.')
    if (now.replacedAt && !isOld) throw new Conflict(CHANGED)
  })
  log.info({ userId, applicationId, objectId }, 'document opened')
  return { bytes, type, disposition }
}
