import { type RequestContext, requestContext } from './request-context.ts'

type Known = Partial<Pick<RequestContext, 'requestId' | 'route' | 'actorId' | 'source' | 'error' | 'language'>>

/** Adds to what is known of the request of whatever runs now; outside of one there is nobody to tell. */
export function noteRequest(known: Known): void {
  Object.assign(requestContext.getStore() ?? {}, known)
}
