import { reportClientError as reportCall, reportRemoteStart as startCall } from '@goodword/contract/client-errors'
import { Elysia } from 'elysia'
import type { VisitCounter } from '../../delivery/releases/visits/count-visits.ts'
import { markIn } from '../../delivery/releases/visits/mark-cookie.ts'
import type { Deps } from '../../deps.ts'
import { readBody } from '../../http/read-body.ts'
import { routesOf } from '../../http/routes-of.ts'
import { withClientAddress } from '../../http/with-client-address.ts'
import { reportClientError } from './report-client-error.ts'

/** For everybody, signed in or not: a page may break before it knows who looks at it. */
export function clientErrorRoutes(deps: Deps & { visits: VisitCounter }) {
  const app = new Elysia().use(withClientAddress(deps))
  const route = routesOf(app, 'Reports')

  route(reportCall, {
    id: 'reportClientError',
    summary: 'A part of the page that failed in a browser',
    may: 'anybody',
    refusals: { 429: 'Too many reports from this address.' },
    handle: async ({ address, request }) => {
      const mark = markIn(request.headers.get('cookie'))
      await reportClientError(deps, { address, mark }, await readBody(request, reportCall))
    },
  })
  route(startCall, {
    id: 'reportRemoteStart',
    summary: 'A part of the page that works in a browser',
    may: 'anybody',
    handle: async ({ address, request }) => {
      const mark = markIn(request.headers.get('cookie'))
      deps.visits.take({ ...(await readBody(request, startCall)), failed: false }, { address, mark })
    },
  })
  return app
}
