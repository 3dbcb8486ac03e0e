import { sendTestEmail as sendCall } from '@goodword/contract/test-email'
import { Elysia } from 'elysia'
import { readOwnBody } from '../../auth/http/read-own-body.ts'
import { withActor } from '../../auth/http/with-actor.ts'
import type { Deps } from '../../deps.ts'
import { routesOf } from '../../http/routes-of.ts'
import { sendTestEmail } from './send-test-email.ts'

export function testEmailRoutes(deps: Deps) {
  const app = new Elysia().use(withActor(deps))
  const route = routesOf(app, 'Letters')

  route(sendCall, {
    id: 'sendTestEmail',
    summary: 'Sends a test letter',
    may: 'people with a role',
    refusals: { 429: 'Too many in an hour.', 503: 'The mail server is away.' },
    handle: async ({ actor, request }) => sendTestEmail(deps, actor, await readOwnBody(actor, request, sendCall)),
  })
  return app
}
