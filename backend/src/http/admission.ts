import type { Env } from '../config/env.ts'
import { type AppError, Unavailable } from '../errors.ts'
import { FairQueue } from '../waiting/fair-queue.ts'
import type { Logger } from '../watching/log.ts'
import { refusedUnhandled } from '../watching/metrics/admission.ts'
import type { Place } from '../watching/request-context.ts'
import { isRead } from './is-read.ts'
import { givePlace } from './place.ts'
import { plainPage } from './plain-page.ts'
import { problemFor } from './problems.ts'
import { replyHeaders } from './reply-headers.ts'
import { newRequestId } from './request-id.ts'

type Handle = (request: Request) => unknown

interface Means {
  env: Env
  log: Logger
  /** Whom a request is counted as. */
  findSource(request: Request, peer: string | undefined): string
}

/** What `listen` knows of the app. */
interface Served {
  peerOf(request: Request): string | undefined
  /** How many places a request takes: what most take is 1. */
  costOf(request: Request): number
}

/** How much a server takes on. [Why these](../../../docs/decisions/0037-overload.md). */
const PLACES = { atOnce: 24, perSource: 8, waiting: 512, waitingPerSource: 256, patience: 900, lineMax: 600 }
/** Refusals in a second: a source that is refused more often waits for the answer, so that asking again at once costs us little. */
const REFUSALS = { atOnce: 10_000, perSource: 50, waiting: 10_000, patience: 5000 }
const SECOND = 1000

/** Milliseconds between two lines of the log. */
const TELL_EVERY = 1000
/** How many ids a line names at most. */
const IDS = 100
/** Whoever watches the server learns from them that it is well, also when it is busy. */
const PROBE = /^https?:\/\/[^/]*\/(?:healthz|readyz)$/

/**
 * Stands around all else, and divides what the server can do among those who ask
 * (docs/rules.md#requests-a-server-cannot-serve-soon-are-refused). A request holds its place until the turn of the event loop after its
 * answer, so that those answered from memory are counted, too; it gives it back while its body arrives.
 */
export function admission({ env, log, findSource }: Means, places: Partial<typeof PLACES> = {}) {
  const headers = replyHeaders(env)
  const queue = new FairQueue({ ...PLACES, ...places }, () => new Unavailable('server'))
  const refusals = new FairQueue(REFUSALS, () => new Unavailable('server'))
  let untold = 0
  /** Those of the next line. */
  let requestIds: string[] = []

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

  async function refuse(request: Request, source: string, error: AppError): Promise<Response> {
    const requestId = tell()
    const leave = await refusals.enter(source).catch(() => undefined)
    if (leave) setTimeout(leave, SECOND).unref()
    const isPage = isRead(request) && request.headers.get('accept')?.includes('text/html')
    const reply = isPage
      ? plainPage('Please try again', `<h1>Please try again</h1><p>${error.message}</p>`, { status: 503, requestId })
      : problemFor(error, requestId)
    reply.headers.set('retry-after', '1')
    for (const [name, value] of headers) if (!reply.headers.has(name)) reply.headers.set(name, value)
    reply.headers.set('x-request-id', requestId)
    return reply
  }

  return ({ peerOf, costOf }: Served) =>
    (handle: Handle) =>
    async (request: Request) => {
      if (PROBE.test(request.url)) return handle(request)
      const source = findSource(request, peerOf(request))
      const place = new HeldPlace(source, () => queue.enter(source, costOf(request)))
      try {
        await place.take()
      } catch (error) {
        return refuse(request, source, error as AppError)
      }
      givePlace(request, place)
      try {
        return await handle(request)
      } finally {
        setImmediate(() => place.end())
      }
    }
}

class HeldPlace implements Place {
  readonly source: string
  readonly #take: () => Promise<() => void>
  #giveBack: (() => void) | undefined
  /** How much of the request's work goes on without it. */
  #outside = 0
  #isOver = false

  constructor(source: string, take: () => Promise<() => void>) {
    this.source = source
    this.#take = take
  }

  async take(): Promise<void> {
    const giveBack = await this.#take()
    if (this.#isOver || this.#outside > 0) return giveBack()
    this.#giveBack = giveBack
  }

  leave(): void {
    this.#outside += 1
    this.#giveBack?.()
  }

  async enter(): Promise<void> {
    this.#outside -= 1
    if (this.#outside === 0 && !this.#isOver) await this.take()
  }

  end(): void {
    this.#isOver = true
    this.#giveBack?.()
  }
}
