import {
  consentKey,
  declineReferral as declineCall,
  downloadData,
  downloadReceipt,
  eraseCandidate as eraseCall,
  showInterest as interestCall,
  withdrawApplication as withdrawCall,
} from '@goodword/contract/candidate'
import { Elysia } from 'elysia'
import { withApplySession } from '../../auth/apply-session.ts'
import { receiptFile } from '../../consent/sign-receipt.ts'
import { publicKeyOf, signingKey } from '../../consent/signing-key.ts'
import type { Deps } from '../../deps.ts'
import { hasBody, readBody } from '../../http/read-body.ts'
import { limitWrongLinks } from '../links/limit-wrong-links.ts'
import { collectData } from './collect-data.ts'
import { declineReferral } from './decline-referral.ts'
import { eraseCandidate } from './erase-candidate.ts'
import { findReceipt } from './find-receipt.ts'
import { showInterest } from './show-interest.ts'
import { withdrawApplication } from './withdraw-application.ts'

/** What a candidate may do. The link is the permission: whoever has it needs no account. */
export function candidateRoutes(deps: Deps) {
  return new Elysia({ name: 'candidates' })
    .use(withApplySession(deps))
    .post(interestCall.path, async ({ params, request, server, set }) => {
      await limitWrongLinks(deps, { request, server }, () => showInterest(deps, params.token))
      set.status = 204
    })
    .post(declineCall.path, async ({ applySession, params, request, server, set }) => {
      const answer = hasBody(request) ? await readBody(request, declineCall) : { never: false }
      await limitWrongLinks(deps, { request, server }, () => declineReferral(deps, applySession, params.token, answer))
      set.status = 204
    })
    .post(withdrawCall.path, async ({ params, request, server, set }) => {
      await limitWrongLinks(deps, { request, server }, () => withdrawApplication(deps, params.token))
      set.status = 204
    })
    .post(eraseCall.path, async ({ applySession, params, request, server, set }) => {
      await limitWrongLinks(deps, { request, server }, () => eraseCandidate(deps, applySession, params.token))
      set.status = 204
    })
    .get(downloadData.path, async ({ params, request, server }) => {
      const data = await limitWrongLinks(deps, { request, server }, () => collectData(deps, params.token))
      return file('goodword-my-data.json', `${JSON.stringify(data, null, 2)}\n`)
    })
    .get(downloadReceipt.path, async ({ params, request, server }) => {
      const receipt = await limitWrongLinks(deps, { request, server }, () => findReceipt(deps, params.token))
      return file('goodword-consent-receipt.json', receiptFile(receipt))
    })
    .get(consentKey.path, () => ({ key: publicKeyOf(signingKey(deps.env)) }))
}

function file(name: string, text: string): Response {
  return new Response(text, {
    headers: { 'content-type': 'application/json', 'content-disposition': `attachment; filename="${name}"` },
  })
}
