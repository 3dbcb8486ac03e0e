import { listReferrals as listCall, refer, resendInvitation as resendCall } from '@goodword/contract/referrals'
import { Elysia } from 'elysia'
import { readOwnBody } from '../../auth/http/read-own-body.ts'
import { withActor } from '../../auth/http/with-actor.ts'
import type { Deps } from '../../deps.ts'
import { readId } from '../../http/read-id.ts'
import { readIdempotencyKey } from '../../http/read-idempotency-key.ts'
import { createReferral } from './create-referral.ts'
import { listReferrals } from './list-referrals.ts'
import { resendInvitation } from './resend-invitation.ts'

export function referralRoutes(deps: Deps) {
  return new Elysia()
    .use(withActor(deps))
    .post(refer.path, async ({ actor, request, set }) => {
      const referral = await createReferral(
        deps,
        actor,
        await readOwnBody(actor, request, refer),
        readIdempotencyKey(request),
      )
      set.status = 201
      return referral
    })
    .get(listCall.path, ({ actor, params }) => listReferrals(deps, actor, readId(params.userId)))
    .post(resendCall.path, ({ actor, params }) => resendInvitation(deps, actor, readId(params.id)))
}
