import type { DOCUMENT_SLOTS } from '@goodword/contract/limits'

/** A document that is in the object store already: its address there, and the name the candidate knows it by. */
export interface UploadedDocument {
  url: string
  name: string
}

/** The slots of an application. */
export type DocumentSlotName = (typeof DOCUMENT_SLOTS)[number]
