import {
  confirmAddress as confirmCall,
  consentKey,
  declineReferral as declineCall,
  disownApplication as disownCall,
  downloadData,
  downloadReceipt,
  eraseCandidate as eraseCall,
  showInterest as interestCall,
  withdrawApplication as withdrawCall,
} from '@goodword/contract/candidate'
import { findReferralByToken as findCall } from '@goodword/contract/referrals'
import { Elysia } from 'elysia'
import { withApplySession } from '../../auth/http/with-apply-session.ts'
import { limitWrongLinks } from '../../auth/links/limit-wrong-links.ts'
import type { Deps } from '../../deps.ts'
import { hasBody, readBody } from '../../http/read-body.ts'
import { withClientAddress } from '../../http/with-client-address.ts'
import { publishedKeys } from '../../privacy/consent/public-keys.ts'
import { receiptFile } from '../../privacy/consent/sign-receipt.ts'
import { collectData } from './collect-data.ts'
import { confirmAddress } from './confirm-address.ts'
import { declineReferral } from './decline-referral.ts'
import { disownApplication } from './disown-application.ts'
import { eraseCandidate } from './erase-candidate.ts'
import { findReceipt } from './find-receipt.ts'
import { openLink } from './open-link.ts'
import { showInterest } from './show-interest.ts'
import { withdrawApplication } from './withdraw-application.ts'

/** What a candidate may do. The link is the permission: whoever has it needs no account. */
export function candidateRoutes(deps: Deps) {
  return new Elysia()
    .use(withApplySession(deps))
    .use(withClientAddress(deps))
    .get(findCall.path, ({ params, ...visit }) => openLink(deps, visit, params.token))
    .post(interestCall.path, async ({ address, params, set }) => {
      await limitWrongLinks(deps, address, () => showInterest(deps, params.token))
      set.status = 204
    })
    .post(declineCall.path, async ({ address, params, request, set }) => {
      const answer = hasBody(request) ? await readBody(request, declineCall) : { never: false }
      await limitWrongLinks(deps, address, () => declineReferral(deps, params.token, answer))
      set.status = 204
    })
    .post(confirmCall.path, async ({ address, params, set }) => {
      await limitWrongLinks(deps, address, () => confirmAddress(deps, params.token))
      set.status = 204
    })
    .post(disownCall.path, async ({ address, params, set }) => {
      await limitWrongLinks(deps, address, () => disownApplication(deps, params.token))
      set.status = 204
    })
    .post(withdrawCall.path, async ({ address, applySession, params, set }) => {
      const session = await applySession()
      await limitWrongLinks(deps, address, () => withdrawApplication(deps, session, params.token))
      set.status = 204
    })
    .post(eraseCall.path, async ({ address, applySession, params, set }) => {
      const session = await applySession()
      await limitWrongLinks(deps, address, () => eraseCandidate(deps, session, params.token))
      set.status = 204
    })
    .get(downloadData.path, async ({ address, applySession, params }) => {
      const session = await applySession()
      const data = await limitWrongLinks(deps, address, () => collectData(deps, session, params.token))
      return file('goodword-my-data.json', `${JSON.stringify(data, null, 2)}\n`)
    })
    .get(downloadReceipt.path, async ({ address, applySession, params }) => {
      const session = await applySession()
      const receipt = await limitWrongLinks(deps, address, () => findReceipt(deps, session, params.token))
      return file('goodword-consent-receipt.json', receiptFile(receipt))
    })
    .get(consentKey.path, () => publishedKeys(deps.db, deps.env))
}

function file(name: string, text: string): Response {
  return new Response(text, {
    headers: { 'content-type': 'application/json', 'content-disposition': `attachment; filename="${name}"` },
  })
}
