import type { SentDocument, SentValues } from '@goodword/contract/form-answer'
import { REMOVE, SEND_LINK, uploadedField } from '@goodword/contract/form-answer'
import { DOCUMENT_SLOTS, NAME_MAX, SLOTS, URL_MAX } from '@goodword/contract/limits'
import { LANGUAGE_PARAMETER, type Language, languageOf } from '@goodword/languages/languages'
import * as z from 'zod/mini'
import { AppError, BadInput } from '../../../errors.ts'
import type { Pace } from '../../../http/chunks-of.ts'
import { BodyTooSlow } from '../../../http/http-errors.ts'
import { readMultipart } from '../../../http/read-multipart.ts'
import { tooLarge } from '../../../storage/refusal-of.ts'
import { type Spooled, spool } from '../../../storage/spool.ts'

type Slot = (typeof DOCUMENT_SLOTS)[number]

/** A file's name is shown to its owner alone, but comes from anywhere. */
const Document = z.object({
  url: z.string().check(z.maxLength(URL_MAX)),
  name: z.string().check(z.maxLength(NAME_MAX * 3)),
})

/** What came of a form. */
export interface Arrived {
  fields: ReadonlyMap<string, string[]>
  /** In the order in which they came; without `file` where it was larger than its slot takes. */
  files: { slot: Slot; name: string; file: Spooled | undefined }[]
  /** Why the rest did not come: this is what came before. */
  late: BodyTooSlow | undefined
  /** Removes the files from this server's disk. */
  remove(): Promise<void>
}

interface Sent {
  values: SentValues
  /** Why a file was not taken, by its slot. */
  refused: Partial<Record<Slot, AppError>>
  /** Whether the form was sent to take a document out of it, not as an application. */
  isChange: boolean
  /** In which the page is to be shown, where the form was sent for that. */
  language: Language | undefined
  /** Whether it was sent to get its link in a letter. */
  asksForLink: boolean
}

/**
 * Lets an application form arrive, its files on this server's disk: whoever asks removes them.
 * @throws what `readMultipart` throws, but for BodyTooSlow
 */
export async function receiveApplication(request: Request, pace?: Pace): Promise<Arrived> {
  const fields = new Map<string, string[]>()
  const files: Arrived['files'] = []
  const remove = async () => void (await Promise.all(files.map(({ file }) => file?.remove())))
  let late: BodyTooSlow | undefined
  const onFile: Parameters<typeof readMultipart>[1]['onFile'] = async ({ field, name, bytes }) => {
    const slot = DOCUMENT_SLOTS.find((one) => one === field)
    // An input that nothing was chosen for is sent as a file without a name.
    if (!slot || !name) return
    files.push({ slot, name: name.slice(0, NAME_MAX), file: await spool(bytes, SLOTS[slot].bytes) })
  }
  try {
    await readMultipart(request, { fields, onFile }, pace)
  } catch (error) {
    if (!(error instanceof BodyTooSlow)) {
      await remove()
      throw error
    }
    late = error
  }
  return { fields, files, late, remove }
}

/**
 * Reads an application form with its files. Of a slot of one the newest file counts; what is up already stays where no new
 * one came.
 * @param upload takes a file of a slot, and answers its address; an AppError it throws is kept for the slot
 */
export async function readApplication(
  { fields, files }: Pick<Arrived, 'fields' | 'files'>,
  upload: (slot: Slot, file: Spooled) => Promise<string>,
): Promise<Sent> {
  const added: Record<Slot, SentDocument[]> = { resume: [], portfolio: [], additional: [] }
  const refused: Sent['refused'] = {}
  for (const { slot, name, file } of files) {
    try {
      if (!file) throw new BadInput(tooLarge(SLOTS[slot].bytes))
      added[slot].push({ url: await upload(slot, file), name })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      // Of several files, the one that is meant.
      refused[slot] ??= error instanceof BadInput ? new BadInput([`${name}:`, ...error.sentences]) : error
    }
  }
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
    language: languageOf(text(LANGUAGE_PARAMETER)),
    asksForLink: fields.has(SEND_LINK),
  }
}

function documentIn(json: string): SentDocument[] {
  try {
    return [z.parse(Document, JSON.parse(json))]
  } catch {
    return []
  }
}
