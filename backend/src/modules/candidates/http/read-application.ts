import type { SentDocument, SentValues } from '@goodword/contract/form-answer'
import { REMOVE, uploadedField } from '@goodword/contract/form-answer'
import { DOCUMENT_SLOTS, NAME_MAX, SLOTS, URL_MAX } from '@goodword/contract/limits'
import * as z from 'zod/mini'
import { AppError } from '../../../errors.ts'
import { type FilePart, readMultipart } from '../../../http/read-multipart.ts'

type Slot = (typeof DOCUMENT_SLOTS)[number]

/** A file's name is shown to its owner alone, but comes from anywhere. */
const Document = z.object({
  url: z.string().check(z.maxLength(URL_MAX)),
  name: z.string().check(z.maxLength(NAME_MAX * 3)),
})

interface Sent {
  values: SentValues
  /** Why a file was not taken, by its slot. */
  refused: Partial<Record<Slot, AppError>>
  /** Whether the form was sent to take a document out of it, not as an application. */
  isChange: boolean
}

/**
 * Reads an application form with its files. Of a slot of one the newest file counts; what is up already stays where no new
 * one came.
 * @param upload takes a file of a slot, and answers its address; an AppError it throws is kept for the slot
 * @throws what `readMultipart` throws
 */
export async function readApplication(
  request: Request,
  upload: (slot: Slot, bytes: FilePart['bytes']) => Promise<string>,
): Promise<Sent> {
  const added: Record<Slot, SentDocument[]> = { resume: [], portfolio: [], additional: [] }
  const refused: Sent['refused'] = {}
  const fields = await readMultipart(request, async ({ field, name, bytes }) => {
    const slot = DOCUMENT_SLOTS.find((one) => one === field)
    // An input that nothing was chosen for is sent as a file without a name.
    if (!slot || !name) return
    try {
      added[slot].push({ url: await upload(slot, bytes), name: name.slice(0, NAME_MAX) })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused[slot] ??= error
    }
  })
  const text = (name: string) => fields.get(name)?.[0] ?? ''
  const removed = text(REMOVE)
  const documents = (slot: Slot): SentDocument[] => {
    const before = (fields.get(uploadedField(slot)) ?? []).flatMap(documentIn).filter(({ url }) => url !== removed)
    const isOne = SLOTS[slot].files === 1
    return isOne && added[slot].length > 0 ? added[slot] : [...before, ...added[slot]]
  }
  return {
    values: {
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
      phone: text('phone'),
      coverLetter: text('coverLetter'),
      includeMessage: text('includeMessage') !== 'no',
      agreed: text('agreed') !== '',
      resume: documents('resume'),
      portfolio: documents('portfolio'),
      additional: documents('additional'),
    },
    refused,
    isChange: removed !== '',
  }
}

function documentIn(json: string): SentDocument[] {
  try {
    return [z.parse(Document, JSON.parse(json))]
  } catch {
    return []
  }
}
