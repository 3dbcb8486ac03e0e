import type { AnyElysia } from 'elysia'
import type { admission } from './admission.ts'
import { costsOf } from './costs-of.ts'
import { FORM_MAX } from './read-multipart.ts'

/** Seconds a connection may be silent: longer than the slowest thing we wait for. */
const IDLE_SECONDS = 30
/** Bytes, a little more than the largest form. Our own caps answer first, with a sentence; this is a second limit. */
const BODY_LIMIT = FORM_MAX + 1024 * 1024

interface Place {
  port: number
  hostname: string
  /** Stands around all that the app does for a request. */
  admit?: ReturnType<typeof admission>
}

/** Lets a server listen. Never in Bun's development mode, which answers a fault with our sources and has pages of its own. */
export function listen(app: AnyElysia, { port, hostname, admit }: Place): void {
  const peerOf = (request: Request) => app.server?.requestIP(request)?.address
  // The last one encloses all that the app has of its own.
  if (admit) app.wrap(admit({ peerOf, costOf: costsOf(app.routes) }))
  app.listen({ port, hostname, development: false, idleTimeout: IDLE_SECONDS, maxRequestBodySize: BODY_LIMIT })
}
