import { REMOVE, uploadedField } from '@goodword/contract/form-answer'
import { SLOTS } from '@goodword/contract/limits'
import { useFieldContext } from '@goodword/shared-ui/form/form-context.ts'
import { useFieldError } from '@goodword/shared-ui/form/use-field-error.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { UploadFailure } from '@goodword/shared-ui/uploads/upload-failure.ts'
import { UploadSlot } from '@goodword/shared-ui/uploads/upload-slot.tsx'
import type { DocumentSlotName, UploadedDocument } from './document.ts'
import { extensionsOf } from './document-type.ts'
import { SLOT_TEXTS } from './slot-texts.ts'
import { usePhotographs } from './use-photographs.ts'

/** With the form's rules, which load when the page is there: nobody has a file to send before. */
const sending = () => import(/* webpackChunkName: "late-application-rules" */ './send-documents.ts')

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
  const said = useTexts()
  const texts = SLOT_TEXTS[slot](said)
  const { files, bytes } = SLOTS[slot]
  const maxFiles = room ?? files
  const { ingredients, noteUploaded } = usePhotographs(slot === 'resume')

  async function send(chosen: File[], progress: (share: number) => void, signal: AbortSignal) {
    onRunning(1)
    try {
      const { sendDocuments } = await sending().catch(() => {
        throw new UploadFailure(texts.failed, undefined)
      })
      const onSent = (document: UploadedDocument, file: File) => {
        field.handleChange((before) => [...(files > 1 ? before : []), document])
        noteUploaded(file)
        // The field itself is a snapshot of the last render; its store is not.
        return field.store.state.value.length
      }
      await sendDocuments(chosen, { slot, said, referralId, progress, signal, onSent, onSessionEnded })
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
        ingredients={ingredients}
        onFiles={send}
        onRemove={(index) => {
          field.handleChange((before) => before.filter((_, at) => at !== index))
          noteUploaded()
        }}
      />
    </>
  )
}
