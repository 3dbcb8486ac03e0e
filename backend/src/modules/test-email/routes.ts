import { sendTestEmail as sendCall } from '@goodword/contract/test-email'
import { Elysia } from 'elysia'
import { withActor } from '../../auth/http/with-actor.ts'
import type { Deps } from '../../deps.ts'
import { readBody } from '../../http/read-body.ts'
import { sendTestEmail } from './send-test-email.ts'

export function testEmailRoutes(deps: Deps) {
  return new Elysia()
    .use(withActor(deps))
    .post(sendCall.path, async ({ actor, request }) => sendTestEmail(deps, actor, await readBody(request, sendCall)))
}
