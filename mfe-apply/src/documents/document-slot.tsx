import { isApiError, refusalOfFile, requestIdOf } from '@goodword/contract/call'
import { REMOVE, uploadedField } from '@goodword/contract/form-answer'
import { SLOTS } from '@goodword/contract/limits'
import { reportFailure } from '@goodword/contract/report-failure'
import { useFieldContext } from '@goodword/shared-ui/form/form-context.ts'
import { useFieldError } from '@goodword/shared-ui/form/use-field-error.ts'
import { showToast } from '@goodword/shared-ui/kernel'
import { UploadFailure } from '@goodword/shared-ui/uploads/upload-failure.ts'
import { UploadSlot } from '@goodword/shared-ui/uploads/upload-slot.tsx'
import { COOKIES_NEEDED } from '../refusal/lost-visit.ts'
import type { DocumentSlotName, UploadedDocument } from './document.ts'
import { extensionsOf } from './document-type.ts'
import { SLOT_TEXTS } from './slot-texts.ts'
import { uploadDocument } from './upload-document.ts'

interface DocumentSlotProps {
  slot: DocumentSlotName
  referralId: string
  required?: boolean
  /** In place of the slot's usual name. */
  label?: string
  /** How many files, where fewer fit than usual. */
  room?: number
  /** Called when an upload starts (1) and when it is over (-1). */
  onRunning: (change: 1 | -1) => void
  /** @returns what to tell the candidate */
  onSessionEnded: () => string
}

/**
 * A field of the form that holds uploaded documents. A file counts as soon as it is sent and checked, even if the next one fails.
 */
export function DocumentSlot({
  slot,
  referralId,
  required,
  label,
  room,
  onRunning,
  onSessionEnded,
}: DocumentSlotProps) {
  const field = useFieldContext<UploadedDocument[]>()
  const refused = useFieldError()
  const texts = SLOT_TEXTS[slot]
  const { files, bytes } = SLOTS[slot]
  const maxFiles = room ?? files

  async function send(files: File[], progress: (share: number) => void, signal: AbortSignal) {
    const total = files.reduce((sum, file) => sum + file.size, 0)
    let sent = 0
    let current = ''
    onRunning(1)
    try {
      for (const file of files) {
        current = file.name
        const onProgress = (share: number) => progress((sent + share * file.size) / total)
        const url = await uploadDocument(slot, file, { referralId, onProgress, signal })
        sent += file.size
        field.handleChange((before) => [...(SLOTS[slot].files > 1 ? before : []), { url, name: file.name }])
      }
      // The field itself is a snapshot of the last render; its store is not.
      const description = texts.done.description(field.store.state.value.length)
      showToast({ title: texts.done.title, description, tone: 'success' })
    } catch (error) {
      if (signal.aborted) throw error
      const requestId = requestIdOf(error) ?? (await reportFailure({ remote: 'mfe-apply', kind: 'upload', error }))
      const sessionEnded = isApiError(error) && error.status === 401
      const reason = sessionEnded ? onSessionEnded() : (refusalOfFile(current, error) ?? texts.failed)
      // Where trying again is of no use, the slot alone says why.
      if (reason !== COOKIES_NEEDED) {
        showToast({ title: 'Upload error', description: texts.failed, tone: 'destructive', requestId })
      }
      throw new UploadFailure(reason, requestId)
    } finally {
      onRunning(-1)
    }
  }

  return (
    <>
      {field.state.value.map((document) => (
        <input key={document.url} type="hidden" name={uploadedField(slot)} value={JSON.stringify(document)} />
      ))}
      <UploadSlot
        {...texts}
        label={label ?? texts.label}
        name={slot}
        removing={{ name: REMOVE, values: field.state.value.map(({ url }) => url) }}
        required={required}
        error={refused}
        maxFiles={maxFiles}
        maxBytes={bytes}
        extensions={extensionsOf(slot)}
        uploaded={field.state.value.map(({ name }) => name)}
        confirmation={texts.confirmation(field.state.value.length)}
        onFiles={send}
        onRemove={(index) => field.handleChange((before) => before.filter((_, at) => at !== index))}
      />
    </>
  )
}
