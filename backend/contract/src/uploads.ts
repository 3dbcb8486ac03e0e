import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, line } from './fields.ts'
import { DOCUMENT_SLOTS, SLOT_NAMES, URL_MAX } from './limits.ts'

/**
 * Announces an upload. The signature of the address is then for this type and size in bytes alone; our own client
 * always sends it (docs/rules.md#uploads-go-to-the-store-directly).
 */
export const UploadQuery = z.object({
  slot: z.optional(z.enum(SLOT_NAMES)),
  type: z.optional(z.string().check(z.maxLength(100))),
  size: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  /** By which of the links that this browser has opened; without it, by the last one. */
  referralId: z.optional(Id),
})
export type UploadQuery = z.infer<typeof UploadQuery>

/**
 * An address for one PUT, valid 15 minutes; needs a session or an apply session. Where type and size are announced it is the
 * object store's, otherwise one of ours, which takes no more than the slot does.
 */
export const createUpload = endpoint('POST', '/api/objects/upload', {
  query: UploadQuery,
  reply: z.object({ uploadURL: z.string() }),
})

/** Where files go whose type or size was not announced; `:key` is part of the address that `createUpload` answers. */
export const sendFile = endpoint('PUT', '/api/objects/quarantine/:key')

/** The address of an uploaded document, as `createUpload` answered it, and what it is to be used as. */
export const DocumentCheck = z.object({
  url: line(1, 'Please upload a file first', URL_MAX),
  slot: z.enum(DOCUMENT_SLOTS),
})
export type DocumentCheck = z.infer<typeof DocumentCheck>

/**
 * Checks a document as soon as it is up, by its bytes (docs/rules.md#every-upload-is-checked); what passes is taken when
 * the application is sent. Needs an apply session; answers its type and its size in bytes.
 */
export const checkDocument = endpoint('POST', '/api/objects/check', {
  body: DocumentCheck,
  reply: z.object({ type: z.string(), size: z.number() }),
})

/** The address of an uploaded logo, as `createUpload` answered it. */
export const LogoInput = z.object({ logoURL: line(1, 'Please upload a logo first', URL_MAX) })
export type LogoInput = z.infer<typeof LogoInput>

/** Checks an uploaded logo, makes it public, and answers the path to store as `companyLogo`. */
export const attachLogo = endpoint('PUT', '/api/company-logos', {
  body: LogoInput,
  reply: z.object({ objectPath: z.string() }),
})
