import { isApiError, refusalOfFile, requestIdOf } from '@goodword/contract/call'
import { reportFailure } from '@goodword/contract/report-failure'
import { showToast, type Texts } from '@goodword/shared-ui/kernel'
import { fileNameIn } from '@goodword/shared-ui/uploads/file-name-in.ts'
import { UploadFailure } from '@goodword/shared-ui/uploads/upload-failure.ts'
import { COOKIES_NEEDED } from '../refusal/lost-visit.ts'
import type { DocumentSlotName, UploadedDocument } from './document.ts'
import { SLOT_TEXTS } from './slot-texts.ts'
import { uploadDocument } from './upload-document.ts'

interface Sending {
  slot: DocumentSlotName
  /** Of the page. */
  said: Texts
  referralId: string
  /** Called with the share of all files that is sent, 0 to 1. */
  progress: (share: number) => void
  signal: AbortSignal
  /** Called with each file as soon as it is sent and checked. @returns how many the slot holds then */
  onSent: (document: UploadedDocument, file: File) => number
  /** @returns what to tell the candidate */
  onSessionEnded: () => string
}

/**
 * Sends the files of a slot, one after the other, and tells the candidate of it.
 * @throws UploadFailure with the reason, AbortError on cancel
 */
export async function sendDocuments(
  files: readonly File[],
  { slot, said, referralId, progress, signal, onSent, onSessionEnded }: Sending,
): Promise<void> {
  const { t } = said
  const texts = SLOT_TEXTS[slot](said)
  const total = files.reduce((sum, file) => sum + file.size, 0)
  let sent = 0
  let held = 0
  let current = ''
  try {
    for (const file of files) {
      current = file.name
      const onProgress = (share: number) => progress((sent + share * file.size) / total)
      const url = await uploadDocument(slot, file, { referralId, onProgress, signal })
      sent += file.size
      held = onSent({ url, name: file.name }, file)
    }
    showToast({ title: texts.done.title, description: texts.done.description(held), tone: 'success' })
  } catch (error) {
    if (signal.aborted) throw error
    const requestId = requestIdOf(error) ?? (await reportFailure({ remote: 'mfe-apply', kind: 'upload', error }))
    const sessionEnded = isApiError(error) && error.status === 401
    const reason = sessionEnded
      ? onSessionEnded()
      : (refusalOfFile(fileNameIn(said.language, current), error) ?? texts.failed)
    // Where trying again is of no use, the slot alone says why.
    if (reason !== COOKIES_NEEDED) {
      showToast({ title: t('Upload error'), description: texts.failed, tone: 'destructive', requestId })
    }
    throw new UploadFailure(t(reason), requestId)
  }
}
