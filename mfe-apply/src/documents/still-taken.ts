import { call, isApiError } from '@goodword/contract/call'
import { checkDocument } from '@goodword/contract/uploads'
import * as z from 'zod/mini'
import { type DocumentSlotName, UploadedDocument } from './document.ts'
import { SLOT_TEXTS } from './slot-texts.ts'

const Kept = z.array(UploadedDocument)

/**
 * Of documents that a draft holds those that the server would still take: a file that waits for a day is removed there.
 * @param field of the form
 * @param kept as the draft has it
 * @returns undefined for a field that holds no documents. Where the server does not say, they are all kept: sending the
 * form asks again
 */
export function stillTaken(field: string, kept: unknown): Promise<UploadedDocument[]> | undefined {
  if (!(field in SLOT_TEXTS)) return undefined
  const slot = field as DocumentSlotName
  return Promise.all(
    (Kept.safeParse(kept).data ?? []).map((document) =>
      call(checkDocument, { body: { url: document.url, slot } }).then(
        () => [document],
        (error) => (isApiError(error) && error.status === 400 ? [] : [document]),
      ),
    ),
  ).then((found) => found.flat())
}
