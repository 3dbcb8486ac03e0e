import type { CorrectedPart, CorrectionInput } from '@goodword/contract/corrections'
import { CORRECTIONS_PER_DAY, DOCUMENT_SLOTS, SLOTS } from '@goodword/contract/limits'
import { fill, said } from '@goodword/languages/texts'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { ApplySession } from '../../auth/apply-session.ts'
import { findLink } from '../../auth/links/find-link.ts'
import { lockLink } from '../../auth/links/lock-link.ts'
import { requireOwn } from '../../auth/links/require-own.ts'
import type { Transaction } from '../../db/connect/client.ts'
import { applicationChanges, type DetailsBefore } from '../../db/schema/application-changes.ts'
import { applications } from '../../db/schema/applications.ts'
import { objects } from '../../db/schema/objects.ts'
import type { Deps } from '../../deps.ts'
import { BadInput, Conflict } from '../../errors.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'
import type { CheckedUpload } from '../../storage/check-upload.ts'
import { lockUploads } from '../../storage/lock-uploads.ts'
import { attachDocuments } from '../applications/attach-documents.ts'
import { checkNewDocuments } from './check-new-documents.ts'
import { chooseGoodWord, READ } from './choose-good-word.ts'
import { requireStanding } from './require-standing.ts'

type Input = z.output<typeof CorrectionInput>
type Application = ReturnType<typeof requireStanding>
type Document = Pick<typeof objects.$inferSelect, 'id' | 'purpose' | 'position'>

const DAY = 24 * 60 * 60

/**
 * Corrects an application that nobody of the company has opened: details, documents, the choice about the good word. What was there
 * before stays in its history, but for that choice (docs/rules.md#an-application-can-be-corrected-until-it-is-read). What reads so already,
 * such as the same correction again, is no change and no error.
 * @param session of this browser
 * @throws NotFound for a bad link; Forbidden where it is not the caller's own; Conflict once it was read, and where it has ended; BadInput
 * for a document; TooMany
 */
export async function correctApplication(
  deps: Pick<Deps, 'db' | 'storage' | 'scanner' | 'log'>,
  session: ApplySession | null,
  token: string,
  input: Input,
): Promise<void> {
  const { db, scanner, log } = deps
  const opened = await findLink(db, token)
  requireOwn(opened, session)
  const documents = await checkNewDocuments(deps, opened, input)
  const corrected = await db.transaction(async (tx) => {
    const link = await lockLink(tx, token)
    requireOwn(link, session)
    const application = requireStanding(link)
    const { id: applicationId, readAt } = application
    const { values, before, changed } = detailsIn(application, input)
    const { removed = [], includeMessage } = input
    if (changed.length + documents.length + removed.length > 0)
      await takeFromLimit(
        tx,
        `corrections:${applicationId}`,
        CORRECTIONS_PER_DAY,
        DAY,
        said('You have made many corrections.'),
      )
    const isCurrent = and(eq(objects.applicationId, applicationId), isNull(objects.replacedAt), isNull(objects.noteId))
    const ids = documents.map(({ objectId }) => objectId)
    await lockUploads(tx, or(isCurrent, inArray(objects.id, ids)))
    const current = await tx.select(DOCUMENT).from(objects).where(isCurrent)
    const added = documents.filter(({ objectId }) => !current.some(({ id }) => id === objectId))
    const replaced = replacedBy(current, added, removed)
    const slots = [...added.map(({ slot }) => slot), ...replaced.map(({ purpose }) => purpose)]
    const parts = [...changed, ...DOCUMENT_SLOTS.filter((slot) => slots.includes(slot))]
    if (parts.length === 0) {
      const isChosen = await chooseGoodWord(tx, link, application, includeMessage)
      return isChosen ? { applicationId, parts } : undefined
    }
    if (readAt) throw new Conflict(READ)
    await tx
      .update(applications)
      .set({ ...values, updatedAt: sql`now()` })
      .where(eq(applications.id, applicationId))
    const changeId = await insertChange(tx, { applicationId, changed: parts, before })
    await tx
      .update(objects)
      .set({ replacedBy: changeId, replacedAt: sql`clock_timestamp()` })
      .where(
        inArray(
          objects.id,
          replaced.map(({ id }) => id),
        ),
      )
    const taken = current
      .filter((one) => one.purpose === 'additional' && !replaced.includes(one))
      .map(({ position }) => position)
    const toScan = await attachDocuments(tx, applicationId, added, { taken })
    await scanner?.scanLater(tx, toScan)
    await chooseGoodWord(tx, link, application, includeMessage)
    return { applicationId, parts }
  })
  if (corrected) log.info(corrected, 'application corrected')
}

const DOCUMENT = { id: objects.id, purpose: objects.purpose, position: objects.position }

/** What of the details reads otherwise, and what it was before. */
function detailsIn(application: Application, input: Input) {
  const { firstName = application.firstName, lastName = application.lastName } = input
  const { phone = application.phone, coverLetter = application.coverLetter } = input
  const before: DetailsBefore = {}
  const changed: CorrectedPart[] = []
  if (firstName !== application.firstName || lastName !== application.lastName) {
    before.name = `${application.firstName} ${application.lastName}`
    changed.push('name')
  }
  if (phone !== application.phone) {
    before.phone = application.phone
    changed.push('phone')
  }
  if (coverLetter !== application.coverLetter) {
    before.coverLetter = application.coverLetter
    changed.push('coverLetter')
  }
  return { values: { firstName, lastName, phone, coverLetter }, before, changed }
}

/** @throws BadInput where the resume would be taken out, or additional documents would be too many */
function replacedBy(
  current: readonly Document[],
  added: readonly CheckedUpload[],
  removed: readonly string[],
): Document[] {
  const isNew = (purpose: Document['purpose']) => added.some(({ slot }) => slot === purpose)
  const gone = current.filter(({ id, purpose }) => removed.includes(id) || (purpose !== 'additional' && isNew(purpose)))
  if (gone.some(({ purpose }) => purpose === 'resume') && !isNew('resume'))
    throw new BadInput(said('Please replace the resume instead: an application needs one.'))
  const most = SLOTS.additional.files
  const isAdditional = ({ purpose }: Document) => purpose === 'additional'
  const left = current.filter(isAdditional).length - gone.filter(isAdditional).length
  if (isNew('additional') && left + added.filter(({ slot }) => slot === 'additional').length > most) {
    const sentence = fill(said('Please attach at most {max} additional documents: remove one that is there first.'), {
      max: most,
    })
    throw new BadInput(sentence, { additionalDocumentsUrl: sentence })
  }
  return gone
}

/** After the lock that a reader waits for: its moment is later than all that was seen before. */
async function insertChange(
  tx: Transaction,
  { changed, before, applicationId }: { applicationId: string; changed: CorrectedPart[]; before: DetailsBefore },
): Promise<string> {
  const [made] = await tx
    .insert(applicationChanges)
    .values({ applicationId, kind: 'correction', changed, before, createdAt: sql`clock_timestamp()` })
    .returning({ id: applicationChanges.id })
  if (!made) throw new Error('The correction was not written down.')
  return made.id
}
