import * as z from 'zod/mini'
import { CLIENT_ERRORS } from './addresses.ts'
import { endpoint } from './endpoint.ts'

const name = (pattern: RegExp) => z.string().check(z.maxLength(80), z.regex(pattern))

/** A remote that failed in somebody's browser: which, which version, and the error's own words. Nothing about the person. */
export const ClientError = z.object({
  remote: name(/^mfe-[a-z-]+$/),
  version: name(/^[\w.-]+$/),
  /** `load`: it did not come, or was not what it should be. `render`: it threw while it drew a page. */
  kind: z.enum(['load', 'render']),
  message: z.string().check(z.maxLength(300)),
})
export type ClientError = z.infer<typeof ClientError>

/** Writes it to the server's log. 429 after 30 in ten minutes from one address. */
export const reportClientError = endpoint('POST', CLIENT_ERRORS, { body: ClientError })
