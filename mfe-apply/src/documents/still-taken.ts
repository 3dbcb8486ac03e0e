import { call, isApiError } from '@goodword/contract/call'
import { checkDocument } from '@goodword/contract/candidate-calls'
import type { DocumentSlotName, UploadedDocument } from './document.ts'
import { SLOT_TEXTS } from './slot-texts.ts'

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
    (Array.isArray(kept) ? kept : []).filter(isDocument).map((document) =>
      call(checkDocument, { body: { url: document.url, slot } }).then(
        () => [document],
        (error) => (isApiError(error) && error.status === 400 ? [] : [document]),
      ),
    ),
  ).then((found) => found.flat())
}

/** A draft is what lay in the browser's storage, which others may have written. */
function isDocument(kept: unknown): kept is UploadedDocument {
  const { url, name } = (kept ?? {}) as Partial<Record<string, unknown>>
  return typeof url === 'string' && typeof name === 'string'
}
