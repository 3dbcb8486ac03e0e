import type { RequestContext } from './request-context.ts'

/** A request whose reply is ready. */
export interface EndedRequest {
  method: string
  /** The route's pattern. */
  route: string | undefined
  status: number
}

/** Who is told of every request that has ended. Undefined where nobody listens: then nothing is noted. */
export interface Tracing {
  /** Called before the request's line is written. */
  ended(context: RequestContext, request: EndedRequest): void
}
