import { Elysia } from 'elysia'
import type { Deps } from '../deps.ts'
import { apiHeaders } from './api-headers.ts'
import { firstSegment } from './first-segment.ts'
import { ForeignOrigin } from './http-errors.ts'
import { problemFor } from './problems.ts'
import { isFromOurPages } from './same-origin.ts'

/** What every request passes: it gets an id, a write must come from our pages, and an error becomes problem details. */
export function gate({ env, log }: Pick<Deps, 'env' | 'log'>) {
  const headers = apiHeaders(env)
  return new Elysia({ name: 'gate' })
    .onRequest(({ request, set }) => {
      set.headers['x-request-id'] = crypto.randomUUID()
      if (!isApi(request)) return
      Object.assign(set.headers, headers)
      if (!isFromOurPages(request, env.APP_URL)) throw new ForeignOrigin()
    })
    .onError({ as: 'global' }, ({ error, request, route, set }) => {
      const requestId = String(set.headers['x-request-id'])
      const reply = problemFor(error, requestId)
      const entry = {
        requestId,
        status: reply.status,
        method: request.method,
        route: isApi(request) ? route : firstSegment(new URL(request.url).pathname),
      }
      if (reply.status >= 500) log.error({ ...entry, err: error }, 'request failed')
      else if ([401, 403, 429].includes(reply.status)) log.info({ ...entry, reason: kind(error) }, 'request refused')
      return reply
    })
}

function isApi(request: Request): boolean {
  return new URL(request.url).pathname.startsWith('/api/')
}

function kind(error: unknown): string {
  return error instanceof Error ? error.constructor.name : 'unknown'
}
