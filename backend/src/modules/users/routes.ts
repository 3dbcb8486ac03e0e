import { currentUser, setupRole as setupRoleCall } from '@goodword/contract/users'
import { Elysia } from 'elysia'
import { requireUser } from '../../auth/actor.ts'
import { readOwnBody } from '../../auth/http/read-own-body.ts'
import { withActor } from '../../auth/http/with-actor.ts'
import type { Deps } from '../../deps.ts'
import { setupRole } from './setup-role.ts'
import { userOf } from './user-of.ts'

export function userRoutes(deps: Deps) {
  return new Elysia()
    .use(withActor(deps))
    .get(currentUser.path, ({ actor }) => userOf(requireUser(actor)))
    .post(setupRoleCall.path, async ({ actor, request }) => {
      const { role } = await readOwnBody(actor, request, setupRoleCall)
      return setupRole(deps, actor, role)
    })
}
