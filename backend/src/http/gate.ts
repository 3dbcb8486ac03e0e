import { Elysia } from 'elysia'
import type { Env } from '../env.ts'
import type { Logger } from '../observability/log.ts'
import { noteRequest } from '../observability/note-request.ts'
import { apiHeaders } from './api-headers.ts'
import { frontDoor } from './front-door.ts'
import { ForeignOrigin } from './http-errors.ts'
import { knownError } from './known-error.ts'
import { problemFor } from './problems.ts'
import { requestLine } from './request-line.ts'
import { isFromOurPages } from './same-origin.ts'
import { urlOf } from './url-of.ts'

/** What every request passes: it gets an id, a write must come from our pages, and an error becomes problem details. */
export function gate(deps: { env: Env; log: Logger }) {
  const { env } = deps
  const headers = apiHeaders(env)
  return new Elysia({ name: 'gate' })
    .wrap(frontDoor(headers))
    .use(requestLine(deps))
    .onRequest(({ request, set }) => {
      if (!isApi(request)) return
      Object.assign(set.headers, headers)
      if (!isFromOurPages(request, env.APP_URL)) throw new ForeignOrigin()
    })
    .onError({ as: 'global' }, ({ error, set }) => {
      const known = knownError(error)
      noteRequest({ error: known ?? error })
      return problemFor(known, String(set.headers['x-request-id']))
    })
}

function isApi(request: Request): boolean {
  return urlOf(request).pathname.startsWith('/api/')
}
