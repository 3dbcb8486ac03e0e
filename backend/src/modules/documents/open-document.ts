import { EXTENSIONS, type Slot } from '@goodword/contract/limits'
import { and, eq } from 'drizzle-orm'
import { type Actor, requireManager } from '../../auth/actor.ts'
import { applications } from '../../db/schema/applications.ts'
import { companies } from '../../db/schema/companies.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { objects } from '../../db/schema/objects.ts'
import type { Deps } from '../../deps.ts'
import { Conflict, NotFound } from '../../errors.ts'
import { objectKey } from '../../storage/object-key.ts'

const HELD = 'This file is still being checked for viruses. Please try again in a few minutes.'
const INFECTED = 'A virus was found in this file, so it was removed. Please ask the candidate for another copy.'
const NAMES: Record<Slot, string> = { resume: 'Resume', portfolio: 'Portfolio', additional: 'Document', logo: 'Logo' }

/**
 * Lets a manager read a candidate's document (docs/rules.md#documents-are-private).
 * @returns the address of the file, valid for 60 seconds
 * @throws Unauthenticated for guests, Forbidden for everyone who is no manager, NotFound for documents of other
 * companies, Conflict for one that the virus scanner has not called clean
 */
export async function openDocument(
  { db, storage, scanner, log }: Pick<Deps, 'db' | 'storage' | 'scanner' | 'log'>,
  actor: Actor,
  { applicationId, objectId }: { applicationId: string; objectId: string },
): Promise<string> {
  const { userId } = requireManager(actor, 'Only hiring managers can open documents.')
  const [found] = await db
    .select({ document: objects, firstName: applications.firstName, lastName: applications.lastName })
    .from(objects)
    .innerJoin(applications, eq(applications.id, objects.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(
      and(
        eq(objects.id, objectId),
        eq(objects.applicationId, applicationId),
        eq(objects.state, 'attached'),
        eq(companies.ownerId, userId),
      ),
    )
  const { document } = found ?? {}
  if (!document?.contentType || !document.purpose) throw new NotFound('This document does not exist.')
  if (document.scan === 'infected') throw new Conflict(INFECTED)
  if (scanner && document.scan !== 'clean') throw new Conflict(HELD)
  log.info({ userId, applicationId, objectId }, 'document opened')
  const { key, contentType: type, purpose, position } = document
  const number = purpose === 'additional' ? ` ${(position ?? 0) + 1}` : ''
  return storage.presignGet({
    key: objectKey('private', key),
    type,
    // Only a PDF is shown; everything else might act in the reader's browser.
    disposition: type === 'application/pdf' ? 'inline' : 'attachment',
    fileName: `${found?.firstName} ${found?.lastName} - ${NAMES[purpose]}${number}${EXTENSIONS[type]?.[0] ?? ''}`,
  })
}
