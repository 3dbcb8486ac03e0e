import { AsyncLocalStorage } from 'node:async_hooks'
import { StatementClock } from './statement-clock.ts'
import type { Trace } from './trace.ts'

/** What is known of the request that work is done for: here, or by a worker long after its reply. */
export class RequestContext {
  requestId: string
  /** The route's pattern; undefined where no route matched. */
  route: string | undefined
  /** The user who asks; undefined for guests and candidates. */
  actorId: string | undefined
  /** What was thrown, where that made the reply. */
  error: unknown
  readonly statements = new StatementClock()

  /** Undefined where nobody is told of traces. */
  readonly trace: Trace | undefined

  constructor(requestId: string, trace?: Trace) {
    this.requestId = requestId
    this.trace = trace
  }
}

/** The request of whatever runs now, through every `await`. */
export const requestContext = new AsyncLocalStorage<RequestContext>()
