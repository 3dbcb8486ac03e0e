import { reportClientError as reportCall, reportRemoteStart as startCall } from '@goodword/contract/client-errors'
import { Elysia } from 'elysia'
import type { VisitCounter } from '../../delivery/releases/visits/count-visits.ts'
import type { Deps } from '../../deps.ts'
import { readBody } from '../../http/read-body.ts'
import { withClientAddress } from '../../http/with-client-address.ts'
import { reportClientError } from './report-client-error.ts'

/** For everybody, signed in or not: a page may break before it knows who looks at it. */
export function clientErrorRoutes(deps: Deps & { visits: VisitCounter }) {
  return new Elysia()
    .use(withClientAddress(deps))
    .post(reportCall.path, async ({ address, request, set }) => {
      await reportClientError(deps, address, await readBody(request, reportCall))
      set.status = 204
    })
    .post(startCall.path, async ({ address, request, set }) => {
      deps.visits.started(address, await readBody(request, startCall))
      set.status = 204
    })
}
