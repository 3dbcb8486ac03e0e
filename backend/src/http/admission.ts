import type { Env } from '../config/env.ts'
import { Unavailable } from '../errors.ts'
import type { Logger } from '../watching/log.ts'
import { refusedUnhandled } from '../watching/metrics/admission.ts'
import { isRead } from './is-read.ts'
import { plainPage } from './plain-page.ts'
import { problemFor } from './problems.ts'
import { replyHeaders } from './reply-headers.ts'
import { newRequestId } from './request-id.ts'

type Handle = (request: Request) => unknown

/** How much a server takes on. [Why these](../../../docs/decisions/0037-overload.md). */
export interface Limits {
  /** Reads that are begun and not answered. */
  reads: number
  /** Milliseconds of one turn of the event loop in which requests are begun. */
  turn: number
  /** Requests that a turn begins at least, however long they take. */
  least: number
}

const LIMITS: Limits = { reads: 50, turn: 25, least: 64 }
/** Milliseconds between two lines of the log. */
const TELL_EVERY = 1000
/** How many ids a line names at most. */
const IDS = 100
/** Whoever watches the server learns from them that it is well, also when it is busy. */
const PROBE = /^https?:\/\/[^/]*\/(?:healthz|readyz)$/

/**
 * Refuses at once what would only wait behind the rest: with 503, a sentence and `Retry-After`, before anything is done for
 * it (docs/rules.md#what-a-server-cannot-do-is-refused-at-once). It goes around all else. Requests that bring a body may take
 * as long as their sender does, so only reads are counted while they are under way; the pool bounds what the others wait for.
 */
export function admission({ env, log }: { env: Env; log: Logger }, limits: Limits = LIMITS) {
  const headers = replyHeaders(env)
  let reads = 0
  /** Of this turn of the event loop: requests that it has begun, and since when. */
  let begun = 0
  let since = 0
  let untold = 0
  /** Those of the next line. */
  let requestIds: string[] = []

  const isFull = (request: Request) =>
    (reads >= limits.reads && isRead(request)) || (begun >= limits.least && performance.now() - since > limits.turn)

  /** @returns the id by which the line is found; whoever comes when it names enough shares its last one */
  function tell(): string {
    refusedUnhandled.inc()
    untold += 1
    if (requestIds.length < IDS) requestIds.push(newRequestId())
    if (untold === 1)
      setTimeout(() => {
        log.warn({ requests: untold, requestIds }, 'refused under too much load')
        untold = 0
        requestIds = []
      }, TELL_EVERY).unref()
    return requestIds.at(-1) ?? ''
  }

  function refuse(request: Request): Response {
    const requestId = tell()
    const error = new Unavailable('server')
    const isPage = isRead(request) && request.headers.get('accept')?.includes('text/html')
    const reply = isPage
      ? plainPage('Please try again', `<h1>Please try again</h1><p>${error.message}</p>`, { status: 503, requestId })
      : problemFor(error, requestId)
    reply.headers.set('retry-after', String(error.retryAfter))
    for (const [name, value] of headers) if (!reply.headers.has(name)) reply.headers.set(name, value)
    reply.headers.set('x-request-id', requestId)
    return reply
  }

  return (handle: Handle) => async (request: Request) => {
    if (PROBE.test(request.url)) return handle(request)
    if (isFull(request)) return refuse(request)
    if (begun === 0) {
      since = performance.now()
      setImmediate(() => {
        begun = 0
      })
    }
    begun += 1
    if (!isRead(request)) return handle(request)
    reads += 1
    try {
      return await handle(request)
    } finally {
      reads -= 1
    }
  }
}
