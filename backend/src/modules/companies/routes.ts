import { myCompany, setupCompany as setupCall } from '@goodword/contract/companies'
import { Elysia } from 'elysia'
import { readOwnBody } from '../../auth/http/read-own-body.ts'
import { withActor } from '../../auth/http/with-actor.ts'
import type { Deps } from '../../deps.ts'
import { routesOf } from '../../http/routes-of.ts'
import { findOwnCompany } from './find-own-company.ts'
import { setupCompany } from './setup-company.ts'

export function companyRoutes(deps: Deps) {
  const app = new Elysia().use(withActor(deps))
  const route = routesOf(app, 'Companies')

  route(myCompany, {
    id: 'myCompany',
    summary: 'The own company',
    may: 'managers',
    // A bare null would go out as an empty body.
    handle: async ({ actor }) => Response.json(await findOwnCompany(deps, actor)),
  })
  route(setupCall, {
    id: 'setupCompany',
    summary: 'Creates or changes the own company',
    may: 'managers',
    handle: async ({ actor, request }) => setupCompany(deps, actor, await readOwnBody(actor, request, setupCall)),
  })
  return app
}
