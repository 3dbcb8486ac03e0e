import { Elysia } from 'elysia'
import type { Env } from '../config/env.ts'
import { currentRequestId } from '../watching/current-request-id.ts'
import type { Logger } from '../watching/log.ts'
import { noteRequest } from '../watching/note-request.ts'
import type { Tracing } from '../watching/tracing.ts'
import { aroundRouter } from './around-router.ts'
import { ForeignOrigin } from './http-errors.ts'
import { knownError } from './known-error.ts'
import { problemFor } from './problems.ts'
import { replyHeaders } from './reply-headers.ts'
import { requestLine } from './request-line.ts'
import { isFromOurPages } from './same-origin.ts'
import { urlOf } from './url-of.ts'

/** What every request passes: it gets an id, a write must come from our pages, and an error becomes problem details. */
export function gate(deps: { env: Env; log: Logger; tracing?: Tracing | undefined }) {
  const { env } = deps
  return new Elysia({ name: 'gate' })
    .wrap(aroundRouter(replyHeaders(env)))
    .use(requestLine(deps))
    .onRequest(({ request }) => {
      if (isApi(request) && !isFromOurPages(request, env.APP_URL)) throw new ForeignOrigin()
    })
    .onError({ as: 'global' }, ({ error }) => {
      const known = knownError(error)
      noteRequest({ error: known ?? error })
      return problemFor(known, currentRequestId() ?? '')
    })
}

function isApi(request: Request): boolean {
  return urlOf(request).pathname.startsWith('/api/')
}
