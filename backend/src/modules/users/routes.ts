import { currentUser, setupRole as setupRoleCall } from '@goodword/contract/users'
import { Elysia } from 'elysia'
import { readOwnBody } from '../../auth/http/read-own-body.ts'
import { withActor } from '../../auth/http/with-actor.ts'
import type { Deps } from '../../deps.ts'
import { findUser } from './find-user.ts'
import { setupRole } from './setup-role.ts'

export function userRoutes(deps: Deps) {
  return new Elysia()
    .use(withActor(deps))
    .get(currentUser.path, ({ actor }) => findUser(deps, actor))
    .post(setupRoleCall.path, async ({ actor, request }) => {
      const { role } = await readOwnBody(actor, request, setupRoleCall)
      return setupRole(deps, actor, role)
    })
}
