import * as z from 'zod/mini'
import { CLIENT_ERRORS } from './addresses.ts'
import { endpoint } from './endpoint.ts'

const name = (pattern: RegExp) => z.string().check(z.maxLength(80, { abort: true }), z.regex(pattern))

/**
 * What only somebody's browser has seen: a remote that failed, or an upload. The remote's name, its version, and the error's
 * message; nothing about the person.
 */
export const ClientError = z.object({
  remote: name(/^mfe-[a-z-]+$/),
  version: z.optional(name(/^[\w.-]+$/)),
  /**
   * `load`: it could not be fetched, or its hash was wrong. `render`: it threw while it rendered a page. `upload`: the object
   * store did not take a file.
   */
  kind: z.enum(['load', 'render', 'upload']),
  message: z.string().check(z.maxLength(300)),
})
export type ClientError = z.infer<typeof ClientError>

/** Writes the failure to the server's log. 429 after 30 in ten minutes from one address. */
export const reportClientError = endpoint('POST', CLIENT_ERRORS, { body: ClientError })
