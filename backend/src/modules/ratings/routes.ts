import {
  findCriteria as findCriteriaCall,
  listRatings as listCall,
  rateApplication as rateCall,
  saveCriteria as saveCriteriaCall,
} from '@goodword/contract/ratings'
import { Elysia } from 'elysia'
import { readOwnBody } from '../../auth/http/read-own-body.ts'
import { withActor } from '../../auth/http/with-actor.ts'
import type { Deps } from '../../deps.ts'
import { readId } from '../../http/read-id.ts'
import { routesOf } from '../../http/routes-of.ts'
import { findCriteria } from './find-criteria.ts'
import { listRatings } from './list-ratings.ts'
import { rateApplication } from './rate-application.ts'
import { saveCriteria } from './save-criteria.ts'

const NO_APPLICATION = { 404: 'There is no such application for a job of yours.' }
const NO_JOB = { 404: 'There is no such job of yours.' }

/** What people of a company find of applications, and by what. */
export function ratingRoutes(deps: Deps) {
  const app = new Elysia().use(withActor(deps))
  const route = routesOf(app, 'Applications')

  route(listCall, {
    id: 'listRatings',
    summary: "The ratings of an application; others' once one's own is given",
    may: 'its manager',
    refusals: NO_APPLICATION,
    handle: ({ actor, params }) => listRatings(deps, actor, readId(params.applicationId)),
  })
  route(rateCall, {
    id: 'rateApplication',
    summary: "Gives or changes one's own rating of an application",
    may: 'its manager',
    refusals: {
      ...NO_APPLICATION,
      403: 'Who recommended the candidate does not rate.',
      409: 'The candidate withdrew, or the criteria changed.',
      429: 'Too many ratings in an hour.',
    },
    handle: async ({ actor, params, request }) =>
      rateApplication(deps, actor, readId(params.applicationId), await readOwnBody(actor, request, rateCall)),
  })
  route(findCriteriaCall, {
    id: 'findCriteria',
    summary: 'By what the applications to a job are rated',
    may: 'its manager',
    refusals: NO_JOB,
    handle: ({ actor, params }) => findCriteria(deps, actor, readId(params.id)),
  })
  route(saveCriteriaCall, {
    id: 'saveCriteria',
    summary: 'Names the criteria of a job',
    may: 'its manager',
    refusals: NO_JOB,
    handle: async ({ actor, params, request }) =>
      saveCriteria(deps, actor, readId(params.id), await readOwnBody(actor, request, saveCriteriaCall)),
  })
  return app
}
