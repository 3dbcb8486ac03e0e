import { requestContext } from './request-context.ts'

/** The id of the request that work is done for right now; null for work of the clock, of a script, or of a test. */
export function currentRequestId(): string | null {
  return requestContext.getStore()?.requestId ?? null
}
