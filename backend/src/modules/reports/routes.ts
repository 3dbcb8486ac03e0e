import { reportByLink as byLinkCall, reportJob as reportCall } from '@goodword/contract/reports'
import { Elysia } from 'elysia'
import { withActor } from '../../auth/http/with-actor.ts'
import { limitWrongLinks } from '../../auth/links/limit-wrong-links.ts'
import type { Deps } from '../../deps.ts'
import { readBody } from '../../http/read-body.ts'
import { readId } from '../../http/read-id.ts'
import { routesOf } from '../../http/routes-of.ts'
import { withClientAddress } from '../../http/with-client-address.ts'
import { reportByLink } from './report-by-link.ts'
import { reportJob } from './report-job.ts'

/** What is wrong with a posting, as anybody says. */
export function reportRoutes(deps: Deps) {
  const app = new Elysia().use(withActor(deps)).use(withClientAddress(deps))
  const route = routesOf(app, 'Jobs')

  route(reportCall, {
    id: 'reportJob',
    summary: 'Reports a posting to the operators',
    may: 'anybody, if public',
    refusals: {
      404: 'There is no open job of this id, or no public one for whoever has no role.',
      409: 'It is of the own company, or was reported already.',
      429: 'Too many reports.',
    },
    handle: async ({ actor, address, params, request }) =>
      reportJob(deps, actor, { jobId: readId(params.id), address, ...(await readBody(request, reportCall)) }),
  })
  route(byLinkCall, {
    id: 'reportByLink',
    summary: 'Reports the posting of a personal link to the operators',
    may: 'anybody',
    refusals: {
      404: 'The link is not valid, was used up or has run out; all of them alike.',
      409: 'It was reported already, or is deleted.',
      429: 'Too many reports, or wrong links from this address.',
    },
    handle: async ({ address, params, request }) => {
      const input = await readBody(request, byLinkCall)
      await limitWrongLinks(deps, address, () => reportByLink(deps, params.token, input))
    },
  })
  return app
}
