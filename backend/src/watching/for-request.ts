import { RequestContext, requestContext } from './request-context.ts'

/**
 * Does work that a request asked for, at any time after it: what it writes to the log, and what it asks for in turn,
 * carries the request's id.
 * @param requestId as it was stored with the work; null or undefined where no request asked for it
 */
export function forRequest<T>(requestId: string | null | undefined, work: () => T): T {
  return requestId ? requestContext.run(new RequestContext(requestId), work) : requestContext.exit(work)
}
