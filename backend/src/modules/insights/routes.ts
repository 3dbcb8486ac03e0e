import { readInsights as readCall } from '@goodword/contract/insights'
import { Elysia } from 'elysia'
import { requireRole } from '../../auth/actor.ts'
import { listReader } from '../../auth/http/own-writes.ts'
import { withActor } from '../../auth/http/with-actor.ts'
import type { Deps } from '../../deps.ts'
import { routesOf } from '../../http/routes-of.ts'
import { readInsights } from './read-insights.ts'
import { createStepCounter } from './step-counter.ts'

export function insightRoutes(deps: Deps) {
  const readList = listReader(deps)
  const countSteps = createStepCounter()
  const app = new Elysia().use(withActor(deps))
  const route = routesOf(app, 'People')

  route(readCall, {
    id: 'readInsights',
    summary: 'What is counted of the company, and of the own invitations',
    may: 'people with a role',
    handle: ({ actor, request }) => {
      requireRole(actor)
      return readList(request, (db) => readInsights({ db, countSteps }, actor))
    },
  })
  return app
}
