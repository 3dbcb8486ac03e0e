import { currentUser, setupRole as setupRoleCall } from '@goodword/contract/users'
import { Elysia } from 'elysia'
import { withActor } from '../../auth/http/with-actor.ts'
import type { Deps } from '../../deps.ts'
import { readBody } from '../../http/read-body.ts'
import { findUser } from './find-user.ts'
import { setupRole } from './setup-role.ts'

export function userRoutes(deps: Deps) {
  return new Elysia()
    .use(withActor(deps))
    .get(currentUser.path, ({ actor }) => findUser(deps, actor))
    .post(setupRoleCall.path, async ({ actor, request }) => {
      const { role } = await readBody(request, setupRoleCall)
      return setupRole(deps, actor, role)
    })
}
