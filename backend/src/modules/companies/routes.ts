import { myCompany, setupCompany as setupCall } from '@goodword/contract/companies'
import { Elysia } from 'elysia'
import { readOwnBody } from '../../auth/http/read-own-body.ts'
import { withActor } from '../../auth/http/with-actor.ts'
import type { Deps } from '../../deps.ts'
import { findOwnCompany } from './find-own-company.ts'
import { setupCompany } from './setup-company.ts'

export function companyRoutes(deps: Deps) {
  return (
    new Elysia()
      .use(withActor(deps))
      // A bare null would go out as an empty body.
      .get(myCompany.path, async ({ actor }) => Response.json(await findOwnCompany(deps, actor)))
      .post(setupCall.path, async ({ actor, request }) =>
        setupCompany(deps, actor, await readOwnBody(actor, request, setupCall)),
      )
  )
}
