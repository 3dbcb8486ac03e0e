import { sendTestEmail as sendCall } from '@goodword/contract/test-email'
import { Elysia } from 'elysia'
import { readOwnBody } from '../../auth/http/read-own-body.ts'
import { withActor } from '../../auth/http/with-actor.ts'
import type { Deps } from '../../deps.ts'
import { sendTestEmail } from './send-test-email.ts'

export function testEmailRoutes(deps: Deps) {
  return new Elysia()
    .use(withActor(deps))
    .post(sendCall.path, async ({ actor, request }) =>
      sendTestEmail(deps, actor, await readOwnBody(actor, request, sendCall)),
    )
}
