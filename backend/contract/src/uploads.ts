import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { text } from './fields.ts'
import { SLOT_NAMES, URL_MAX } from './limits.ts'

/**
 * Announces an upload. The signature of the address is then for this slot, type and size in bytes alone; our own client
 * always sends it (docs/rules.md#uploads-go-to-the-store-directly).
 */
export const UploadQuery = z.object({
  slot: z.optional(z.enum(SLOT_NAMES)),
  type: z.optional(z.string().check(z.maxLength(100))),
  size: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
})
export type UploadQuery = z.infer<typeof UploadQuery>

/** A presigned address for one PUT, valid 15 minutes; needs a session or an apply session. */
export const createUpload = endpoint('POST', '/api/objects/upload', {
  query: UploadQuery,
  reply: z.object({ uploadURL: z.string() }),
})

/** The address of an uploaded logo, as `createUpload` answered it. */
export const LogoInput = z.object({ logoURL: text(1, 'Please upload a logo first', URL_MAX) })
export type LogoInput = z.infer<typeof LogoInput>

/** Checks an uploaded logo, makes it public, and answers the path to store as `companyLogo`. */
export const attachLogo = endpoint('PUT', '/api/company-logos', {
  body: LogoInput,
  reply: z.object({ objectPath: z.string() }),
})
