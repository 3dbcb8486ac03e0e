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
import { routesOf } from '../../http/routes-of.ts'
import { countApplications } from './count-applications.ts'
import { listApplications } from './list-applications.ts'
import { setApplicationStatus } from './set-application-status.ts'
import { submitApplication } from './submit-application.ts'

const NO_JOB = { 404: 'There is no such job of yours.' }

export function applicationRoutes(deps: Deps) {
  const readList = listReader(deps)
  const app = new Elysia().use(withActor(deps)).use(withApplySession(deps))
  const route = routesOf(app, 'Applications')

  route(submitCall, {
    id: 'submitApplication',
    summary: 'Submits an application',
    may: 'applicants',
    status: 201,
    isRepeatable: true,
    refusals: {
      403: "The address is the referrer's own.",
      404: 'The link has run out.',
      409: 'The job is closed, the link was used, or the invited person has applied.',
      429: 'Too many by this link have failed, or were sent.',
    },
    handle: async ({ applySession, request }) => {
      const session = await applySession()
      requireApplySession(session, 'submit')
      const input = await readBody(request, submitCall)
      return submitApplication(deps, session, input, readIdempotencyKey(request))
    },
  })
  route(listCall, {
    id: 'listApplications',
    summary: 'The applications for one of the own jobs, in pages',
    may: 'its manager',
    refusals: NO_JOB,
    handle: async ({ actor, params, request, set }) => {
      const query = readQuery(request, listCall)
      const jobId = readId(params.jobId)
      const { items, ...page } = await readList(request, (db) => listApplications({ db }, actor, jobId, query))
      Object.assign(set.headers, pageHeaders(listCall, query, page, params))
      return items
    },
  })
  route(countCall, {
    id: 'countApplications',
    summary: 'How many applications one of the own jobs has',
    may: 'its manager',
    refusals: NO_JOB,
    handle: ({ actor, params, request }) => {
      const jobId = readId(params.jobId)
      return readList(request, (db) => countApplications({ db }, actor, jobId))
    },
  })
  route(setStatusCall, {
    id: 'setApplicationStatus',
    summary: 'Sets the status; letters tell of it a moment later',
    may: 'its manager',
    refusals: {
      404: 'There is no such application for a job of yours.',
      409: 'The application was withdrawn, or changed meanwhile.',
      429: 'Too many changes in a minute.',
    },
    handle: async ({ actor, params, request }) => {
      const input = await readOwnBody(actor, request, setStatusCall)
      return setApplicationStatus(deps, actor, readId(params.applicationId), input)
    },
  })
  return app
}
