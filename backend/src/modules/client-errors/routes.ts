import { reportClientError as reportCall } from '@goodword/contract/client-errors'
import { Elysia } from 'elysia'
import type { Deps } from '../../deps.ts'
import { readBody } from '../../http/read-body.ts'
import { withClientAddress } from '../../http/with-client-address.ts'
import { reportClientError } from './report-client-error.ts'

/** For everybody, signed in or not: a page may break before it knows who looks at it. */
export function clientErrorRoutes(deps: Deps) {
  return new Elysia().use(withClientAddress(deps)).post(reportCall.path, async ({ address, request, set }) => {
    await reportClientError(deps, address, await readBody(request, reportCall))
    set.status = 204
  })
}
