import { currentRequestId } from '../observability/current-request-id.ts'
import { noteRequest } from '../observability/note-request.ts'
import { knownError } from './known-error.ts'
import { problemFor } from './problems.ts'
import { urlOf } from './url-of.ts'

type Handle = (request: Request) => unknown

/**
 * Stands before the router: what is no address of ours never gets there. Whatever was thrown outside of any route ends
 * as a reply of ours, too: the runtime's own would be written to the terminal with the address, a personal link perhaps.
 */
export function frontDoor(headers: Record<string, string>) {
  return (handle: Handle) => async (request: Request) => {
    try {
      urlOf(request)
      return await handle(request)
    } catch (error) {
      const known = knownError(error)
      noteRequest({ error: known ?? error })
      const requestId = currentRequestId() ?? ''
      const reply = problemFor(known, requestId)
      for (const [name, value] of Object.entries({ ...headers, 'x-request-id': requestId }))
        reply.headers.set(name, value)
      return reply
    }
  }
}
