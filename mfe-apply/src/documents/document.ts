import type { DOCUMENT_SLOTS } from '@goodword/contract/limits'
import * as z from 'zod/mini'

/** A document that is in the object store already: its address there, and the name the candidate knows it by. */
export const UploadedDocument = z.object({ url: z.string(), name: z.string() })
export type UploadedDocument = z.infer<typeof UploadedDocument>

/** The slots of an application. */
export type DocumentSlotName = (typeof DOCUMENT_SLOTS)[number]
