import * as z from 'zod/mini'
import { CLIENT_ERRORS, REMOTE_STARTS } from './addresses.ts'
import { endpoint } from './endpoint.ts'

const name = (pattern: RegExp) => z.string().check(z.maxLength(80, { abort: true }), z.regex(pattern))

const remoteName = name(/^mfe-[a-z-]+$/)
const versionName = name(/^[\w.-]+$/)

/**
 * Why a file did not get into the store, as the browser that sent it tells: the store answered that it does not take it; nothing was
 * answered that the browser may read (no connection, or CORS); the connection ended on the way; nothing moved for too long. The message
 * of its report is "Upload " and this word (`shared-ui/src/uploads/put-file.ts`, which knows no contract).
 */
export const UPLOAD_FAULTS = ['refused', 'unreachable', 'cut-off', 'stalled'] as const

/**
 * What only somebody's browser has seen: a remote that failed, or an upload. The remote's name, its version, and the error's
 * message; nothing about the person.
 */
export const ClientError = z.object({
  remote: remoteName,
  version: z.optional(versionName),
  /**
   * `load`: it could not be fetched, or its hash was wrong. `render`: it threw while it rendered a page. `upload`: the object
   * store did not take a file.
   */
  kind: z.enum(['load', 'render', 'upload']),
  message: z.string().check(z.maxLength(300)),
})
export type ClientError = z.infer<typeof ClientError>

/**
 * Writes the failure to the server's log, and counts it where the cookie of a page that named this release comes along. 429 after 30 in ten
 * minutes from one address.
 */
export const reportClientError = endpoint('POST', CLIENT_ERRORS, { body: ClientError })

/** A remote was drawn, for the first time since the browser has loaded our pages: its name and version, and nothing else. */
export const RemoteStart = z.object({ remote: remoteName, version: versionName })
export type RemoteStart = z.infer<typeof RemoteStart>

/** Counts it, as a failure is counted, to compare what fails with what does not. Never refused for how often it comes. */
export const reportRemoteStart = endpoint('POST', REMOTE_STARTS, { body: RemoteStart })
