import {
  confirmAddress as confirmCall,
  consentKey,
  declineReferral as declineCall,
  disownApplication as disownCall,
  downloadData,
  downloadReceipt,
  endOtherRoles as endOtherRolesCall,
  eraseCandidate as eraseCall,
  showInterest as interestCall,
  chooseLanguage as languageCall,
  openToOtherRoles as openCall,
  sendLink as sendLinkCall,
  visitInvitation as visitCall,
  withdrawApplication as withdrawCall,
} from '@goodword/contract/candidate'
import { correctApplication as correctCall, sendNote as sendNoteCall } from '@goodword/contract/corrections'
import { plainPosting as plainCall } from '@goodword/contract/plain-posting'
import { findReferralByToken as findCall } from '@goodword/contract/referrals'
import { Elysia } from 'elysia'
import { withApplySession } from '../../auth/http/with-apply-session.ts'
import { limitWrongLinks } from '../../auth/links/limit-wrong-links.ts'
import type { Deps } from '../../deps.ts'
import { hasBody, readBody } from '../../http/read-body.ts'
import { routesOf } from '../../http/routes-of.ts'
import { withClientAddress } from '../../http/with-client-address.ts'
import { callLanguage } from '../../language/http/request-language.ts'
import { publishedKeys } from '../../privacy/consent/public-keys.ts'
import { receiptFile } from '../../privacy/consent/sign-receipt.ts'
import { chooseLanguage } from './choose-language.ts'
import { collectData } from './collect-data.ts'
import { confirmAddress } from './confirm-address.ts'
import { correctApplication } from './correct-application.ts'
import { declineReferral } from './decline-referral.ts'
import { disownApplication } from './disown-application.ts'
import { endOtherRoles } from './end-other-roles.ts'
import { eraseCandidate } from './erase-candidate.ts'
import { findReceipt } from './find-receipt.ts'
import { openLink } from './open-link.ts'
import { openToOtherRoles } from './open-to-other-roles.ts'
import { plainPosting } from './plain-posting.ts'
import { sendLink } from './send-link.ts'
import { sendNote } from './send-note.ts'
import { showInterest } from './show-interest.ts'
import { visitInvitation } from './visit-invitation.ts'
import { withdrawApplication } from './withdraw-application.ts'

const BAD_LINK = {
  404: 'The link is not valid, was used up or has run out; all of them alike.',
  429: 'Too many wrong links from this address.',
}
const NOT_OWN = { 403: "This takes the link of the candidate's own page, or the browser that applied." }

/** What a candidate may do. The link is the permission: whoever has it needs no account. */
export function candidateRoutes(deps: Deps) {
  const app = new Elysia().use(withApplySession(deps)).use(withClientAddress(deps))
  const route = routesOf(app, 'Candidates')

  route(findCall, {
    id: 'findReferralByToken',
    summary: 'Opens a personal link and starts the apply session',
    may: 'anybody',
    refusals: BAD_LINK,
    handle: ({ params, ...visit }) =>
      openLink(deps, { ...visit, language: callLanguage(visit.request) ?? 'en' }, params.token),
  })
  route(languageCall, {
    id: 'chooseLanguage',
    summary: 'Chooses the language of the page and of letters',
    may: 'anybody',
    refusals: { ...BAD_LINK, ...NOT_OWN },
    handle: async ({ address, applySession, params, request }) => {
      const { language } = await readBody(request, languageCall)
      const session = await applySession()
      await limitWrongLinks(deps, address, () => chooseLanguage(deps, session, params.token, language))
    },
  })
  route(interestCall, {
    id: 'showInterest',
    summary: '"I\'m interested"',
    may: 'anybody',
    refusals: BAD_LINK,
    handle: ({ address, params }) => limitWrongLinks(deps, address, () => showInterest(deps, params.token)),
  })
  route(visitCall, {
    id: 'visitInvitation',
    summary: 'Notes that a person is on the page of an invitation',
    may: 'anybody',
    refusals: BAD_LINK,
    handle: ({ address, params }) => limitWrongLinks(deps, address, () => visitInvitation(deps, params.token)),
  })
  route(plainCall, {
    id: 'plainPosting',
    summary: 'The posting in plain words or another language',
    may: 'anybody',
    refusals: {
      ...BAD_LINK,
      ...NOT_OWN,
      409: 'There is no language model, it is turned off, or the posting is hidden.',
      429: 'Too many wrong links from this address, or a budget of the day is used up.',
      503: 'The language model gave no usable answer.',
    },
    handle: async ({ address, applySession, params, request }) => {
      const input = await readBody(request, plainCall)
      const session = await applySession()
      return limitWrongLinks(deps, address, () => plainPosting(deps, session, params.token, input))
    },
  })
  route(sendLinkCall, {
    id: 'sendLink',
    summary: 'Sends the invited address one more link to the page',
    may: 'anybody',
    refusals: {
      404: BAD_LINK[404],
      409: 'There is an application already, the job is closed, or that address gets no letters.',
      429: 'Too many wrong links from this address, or three letters in a day.',
    },
    handle: ({ address, params }) => limitWrongLinks(deps, address, () => sendLink(deps, params.token)),
  })
  route(declineCall, {
    id: 'declineReferral',
    summary: '"No thanks, delete my details"',
    may: 'anybody',
    refusals: { ...BAD_LINK, 409: 'There is an application already.' },
    handle: async ({ address, params, request }) => {
      const answer = hasBody(request) ? await readBody(request, declineCall) : { never: false }
      await limitWrongLinks(deps, address, () => declineReferral(deps, params.token, answer))
    },
  })
  route(confirmCall, {
    id: 'confirmAddress',
    summary: 'Confirms the address of an application',
    may: 'anybody',
    refusals: { ...BAD_LINK, 409: 'Somebody has applied with the address meanwhile.' },
    handle: ({ address, params }) => limitWrongLinks(deps, address, () => confirmAddress(deps, params.token)),
  })
  route(disownCall, {
    id: 'disownApplication',
    summary: '"This was not me"',
    may: 'anybody',
    refusals: { ...BAD_LINK, 409: 'The address was confirmed.' },
    handle: ({ address, params }) => limitWrongLinks(deps, address, () => disownApplication(deps, params.token)),
  })
  route(correctCall, {
    id: 'correctApplication',
    summary: 'Corrects the application until the company has opened it',
    may: 'anybody',
    refusals: { ...BAD_LINK, ...NOT_OWN, 409: 'The company has opened it, or it has ended.' },
    handle: async ({ address, applySession, params, request }) => {
      const input = await readBody(request, correctCall)
      const session = await applySession()
      await limitWrongLinks(deps, address, () => correctApplication(deps, session, params.token, input))
    },
  })
  route(sendNoteCall, {
    id: 'sendNote',
    summary: 'Sends a note to the company once it has opened the application',
    may: 'anybody',
    refusals: { ...BAD_LINK, ...NOT_OWN, 409: 'Nobody has opened it yet, or it has ended.' },
    handle: async ({ address, applySession, params, request }) => {
      const input = await readBody(request, sendNoteCall)
      const session = await applySession()
      await limitWrongLinks(deps, address, () => sendNote(deps, session, params.token, input))
    },
  })
  route(withdrawCall, {
    id: 'withdrawApplication',
    summary: 'Withdraws the application',
    may: 'anybody',
    refusals: { ...BAD_LINK, ...NOT_OWN, 409: 'There is none that could be withdrawn.' },
    handle: async ({ address, applySession, params }) => {
      const session = await applySession()
      await limitWrongLinks(deps, address, () => withdrawApplication(deps, session, params.token))
    },
  })
  route(openCall, {
    id: 'openToOtherRoles',
    summary: 'Lets the recommender know that the candidate is open to other roles',
    may: 'anybody',
    refusals: { ...BAD_LINK, ...NOT_OWN, 409: 'Nothing is over, or the person wants no invitations.' },
    handle: async ({ address, applySession, params }) => {
      const session = await applySession()
      await limitWrongLinks(deps, address, () => openToOtherRoles(deps, session, params.token))
    },
  })
  route(endOtherRolesCall, {
    id: 'endOtherRoles',
    summary: 'Takes back that the candidate is open to other roles',
    may: 'anybody',
    refusals: { ...BAD_LINK, ...NOT_OWN },
    handle: async ({ address, applySession, params }) => {
      const session = await applySession()
      await limitWrongLinks(deps, address, () => endOtherRoles(deps, session, params.token))
    },
  })
  route(eraseCall, {
    id: 'eraseCandidate',
    summary: 'Removes everything about the candidate',
    may: 'anybody',
    refusals: { ...BAD_LINK, ...NOT_OWN },
    handle: async ({ address, applySession, params }) => {
      const session = await applySession()
      await limitWrongLinks(deps, address, () => eraseCandidate(deps, session, params.token))
    },
  })
  route(downloadData, {
    id: 'downloadData',
    summary: 'All that is held about the candidate, as a download',
    may: 'anybody',
    refusals: { ...BAD_LINK, ...NOT_OWN },
    handle: async ({ address, applySession, params }) => {
      const session = await applySession()
      const data = await limitWrongLinks(deps, address, () => collectData(deps, session, params.token))
      return file('goodword-my-data.json', `${JSON.stringify(data, null, 2)}\n`)
    },
  })
  route(downloadReceipt, {
    id: 'downloadReceipt',
    summary: 'The signed receipt of what was agreed to, as a download',
    may: 'anybody',
    refusals: { ...BAD_LINK, ...NOT_OWN },
    handle: async ({ address, applySession, params }) => {
      const session = await applySession()
      const receipt = await limitWrongLinks(deps, address, () => findReceipt(deps, session, params.token))
      return file('goodword-consent-receipt.json', receiptFile(receipt))
    },
  })
  route(consentKey, {
    id: 'consentKey',
    summary: 'The public keys that check receipts, base64url: that of now, and all of them',
    may: 'anybody',
    handle: () => publishedKeys(deps.db, deps.env),
  })
  return app
}

function file(name: string, text: string): Response {
  return new Response(text, {
    headers: { 'content-type': 'application/json', 'content-disposition': `attachment; filename="${name}"` },
  })
}
