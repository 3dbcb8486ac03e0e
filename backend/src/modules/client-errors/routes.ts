import { reportClientError as reportCall } from '@goodword/contract/client-errors'
import { Elysia } from 'elysia'
import type { Deps } from '../../deps.ts'
import { clientAddress } from '../../http/client-address.ts'
import { readBody } from '../../http/read-body.ts'
import { reportClientError } from './report-client-error.ts'

/** For everybody, signed in or not: a page may break before it knows who looks at it. */
export function clientErrorRoutes(deps: Deps) {
  return new Elysia({ name: 'client-errors' }).post(reportCall.path, async ({ request, server, set }) => {
    const input = await readBody(request, reportCall)
    const address = clientAddress(deps.env, server?.requestIP(request)?.address, request)
    await reportClientError(deps, address, input)
    set.status = 204
  })
}
