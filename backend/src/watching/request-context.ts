import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from '@goodword/languages/languages'
import { StatementClock } from './statement-clock.ts'
import type { Trace } from './trace.ts'

/** What a request holds while this server works on it: one of the places that are divided among sources. */
export interface Place {
  /** An account, a link, a network. */
  readonly source: string
  /** Gives it back for a while. */
  leave(): void
  /** Waits for one again. @throws Unavailable when that does not come in time */
  enter(): Promise<void>
}

/** What is known of the request that work is done for: here, or by a worker long after its reply. */
export class RequestContext {
  requestId: string
  /** The route's pattern; undefined where no route matched. */
  route: string | undefined
  /** The user who asks; undefined for guests and candidates. */
  actorId: string | undefined
  /** Whom it is counted as where sources share something. */
  source: string | undefined
  /** What was thrown, where that made the reply. */
  error: unknown
  /** In which sentences for its reader are; asked where there is one. Undefined for a call that names none. */
  language: () => Language | undefined = () => 'en'
  readonly statements = new StatementClock()

  /** Undefined where nobody is told of traces. */
  readonly trace: Trace | undefined
  /** Undefined for what a worker does later. */
  readonly place: Place | undefined

  constructor(requestId: string, trace?: Trace, place?: Place) {
    this.requestId = requestId
    this.trace = trace
    this.place = place
    this.source = place?.source
  }
}

/** The request of whatever runs now, through every `await`. */
export const requestContext = new AsyncLocalStorage<RequestContext>()
