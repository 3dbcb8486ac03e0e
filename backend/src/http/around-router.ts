import { currentRequestId } from '../watching/current-request-id.ts'
import { noteRequest } from '../watching/note-request.ts'
import { knownError } from './known-error.ts'
import { problemFor } from './problems.ts'
import { urlOf } from './url-of.ts'

type Handle = (request: Request) => unknown

/**
 * Stands before the router: what is no address of ours never gets there, and no reply leaves without these headers.
 * Whatever was thrown outside of any route ends as a reply of ours, too: the runtime's own would be written to the
 * terminal with the address, a personal link perhaps.
 * @param headers for replies that do not say otherwise
 */
export function aroundRouter(headers: ReadonlyMap<string, string>) {
  return (handle: Handle) => async (request: Request) => {
    const reply = await answer(handle, request)
    for (const [name, value] of headers) {
      // "Not changed" would replace the policy of the page that the browser holds.
      const isKept = reply.status === 304 && name === 'content-security-policy'
      if (!isKept && !reply.headers.has(name)) reply.headers.set(name, value)
    }
    reply.headers.set('x-request-id', currentRequestId() ?? '')
    return reply
  }
}

async function answer(handle: Handle, request: Request): Promise<Response> {
  try {
    urlOf(request)
    return (await handle(request)) as Response
  } catch (error) {
    const known = knownError(error)
    noteRequest({ error: known ?? error })
    return problemFor(known, currentRequestId() ?? '')
  }
}
