import {
  countApplications as countCall,
  listApplications as listCall,
  setApplicationStatus as setStatusCall,
} from '@goodword/contract/applications'
import { submitApplication as submitCall } from '@goodword/contract/submission'
import { Elysia } from 'elysia'
import { requireApplySession } from '../../auth/apply-session.ts'
import { listReader } from '../../auth/http/own-writes.ts'
import { readOwnBody } from '../../auth/http/read-own-body.ts'
import { withActor } from '../../auth/http/with-actor.ts'
import { withApplySession } from '../../auth/http/with-apply-session.ts'
import type { Deps } from '../../deps.ts'
import { pageHeaders } from '../../http/page-headers.ts'
import { readBody } from '../../http/read-body.ts'
import { readId } from '../../http/read-id.ts'
import { readIdempotencyKey } from '../../http/read-idempotency-key.ts'
import { readQuery } from '../../http/read-query.ts'
import { countApplications } from './count-applications.ts'
import { listApplications } from './list-applications.ts'
import { setApplicationStatus } from './set-application-status.ts'
import { submitApplication } from './submit-application.ts'

export function applicationRoutes(deps: Deps) {
  const readList = listReader(deps)
  return new Elysia()
    .use(withActor(deps))
    .use(withApplySession(deps))
    .post(submitCall.path, async ({ applySession, request, set }) => {
      const session = await applySession()
      requireApplySession(session, 'submit')
      const input = await readBody(request, submitCall)
      const application = await submitApplication(deps, session, input, readIdempotencyKey(request))
      set.status = 201
      return application
    })
    .get(listCall.path, async ({ actor, params, request, set }) => {
      const query = readQuery(request, listCall)
      const jobId = readId(params.jobId)
      const { items, ...page } = await readList(request, (db) => listApplications({ db }, actor, jobId, query))
      Object.assign(set.headers, pageHeaders(listCall, query, page, params))
      return items
    })
    .get(countCall.path, ({ actor, params, request }) => {
      const jobId = readId(params.jobId)
      return readList(request, (db) => countApplications({ db }, actor, jobId))
    })
    .patch(setStatusCall.path, async ({ actor, params, request }) => {
      const { status } = await readOwnBody(actor, request, setStatusCall)
      return setApplicationStatus(deps, actor, readId(params.applicationId), status)
    })
}
