import {
  countReferrals as countCall,
  listReferrals as listCall,
  refer,
  remindCandidate as remindCall,
  resendInvitation as resendCall,
  revokeInvitation as revokeCall,
} from '@goodword/contract/referrals'
import { Elysia } from 'elysia'
import { listReader } from '../../auth/http/own-writes.ts'
import { readOwnBody } from '../../auth/http/read-own-body.ts'
import { withActor } from '../../auth/http/with-actor.ts'
import type { Deps } from '../../deps.ts'
import { pageHeaders } from '../../http/page-headers.ts'
import { readId } from '../../http/read-id.ts'
import { readIdempotencyKey } from '../../http/read-idempotency-key.ts'
import { readQuery } from '../../http/read-query.ts'
import { countReferrals } from './count-referrals.ts'
import { createReferral } from './create-referral.ts'
import { listReferrals } from './list-referrals.ts'
import { remindCandidate } from './remind-candidate.ts'
import { resendInvitation } from './resend-invitation.ts'
import { revokeInvitation } from './revoke-invitation.ts'

export function referralRoutes(deps: Deps) {
  const readList = listReader(deps)
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
    .get(listCall.path, async ({ actor, params, request, set }) => {
      const query = readQuery(request, listCall)
      const userId = readId(params.userId)
      const { items, ...page } = await readList(request, (db) => listReferrals({ db }, actor, userId, query))
      Object.assign(set.headers, pageHeaders(listCall, query, page, params))
      return items
    })
    .get(countCall.path, ({ actor, params, request }) => {
      const userId = readId(params.userId)
      return readList(request, (db) => countReferrals({ db }, actor, userId))
    })
    .post(resendCall.path, ({ actor, params }) => resendInvitation(deps, actor, readId(params.id)))
    .post(remindCall.path, ({ actor, params }) => remindCandidate(deps, actor, readId(params.id)))
    .post(revokeCall.path, ({ actor, params }) => revokeInvitation(deps, actor, readId(params.id)))
}
