import { currentUser, setupRole as setupRoleCall } from '@goodword/contract/users'
import { Elysia } from 'elysia'
import { requireUser } from '../../auth/actor.ts'
import { readOwnBody } from '../../auth/http/read-own-body.ts'
import { withActor } from '../../auth/http/with-actor.ts'
import type { Deps } from '../../deps.ts'
import { routesOf } from '../../http/routes-of.ts'
import { setupRole } from './setup-role.ts'
import { userOf } from './user-of.ts'

export function userRoutes(deps: Deps) {
  const app = new Elysia().use(withActor(deps))
  const route = routesOf(app, 'People')

  route(currentUser, {
    id: 'currentUser',
    summary: 'Who is signed in',
    may: 'signed-in people',
    handle: ({ actor }) => userOf(requireUser(actor)),
  })
  route(setupRoleCall, {
    id: 'setupRole',
    summary: 'Chooses the role, once',
    may: 'people without a role',
    refusals: { 409: 'There is a role already.' },
    handle: async ({ actor, request }) => {
      const { role } = await readOwnBody(actor, request, setupRoleCall)
      return setupRole(deps, actor, role)
    },
  })
  return app
}
