import {
  correctInvitation as correctCall,
  countReferrals as countCall,
  findReferral as findCall,
  listReferrals as listCall,
  listInvited as listInvitedCall,
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
import { routesOf } from '../../http/routes-of.ts'
import { correctInvitation } from './correct-invitation.ts'
import { countReferrals } from './count-referrals.ts'
import { createReferral } from './create-referral.ts'
import { findOwnReferral } from './find-own-referral.ts'
import { listInvited } from './list-invited.ts'
import { listReferrals } from './list-referrals.ts'
import { remindCandidate } from './remind-candidate.ts'
import { resendInvitation } from './resend-invitation.ts'
import { revokeInvitation } from './revoke-invitation.ts'

const NO_PERSON = { 404: 'There is no such person.' }
const NO_REFERRAL = { 404: 'There is no such referral of yours.' }

export function referralRoutes(deps: Deps) {
  const readList = listReader(deps)
  const app = new Elysia().use(withActor(deps))
  const route = routesOf(app, 'Referrals')

  route(refer, {
    id: 'refer',
    summary: 'Invites a candidate by letter',
    may: 'the referrer alone',
    status: 201,
    isRepeatable: true,
    refusals: {
      404: 'There is no such job.',
      409: 'It cannot be done now: the person is invited already, wants no letters, or the job is closed.',
      429: 'Too many invitations: to this inbox, or by this person.',
    },
    handle: async ({ actor, request }) =>
      createReferral(deps, actor, await readOwnBody(actor, request, refer), readIdempotencyKey(request)),
  })
  route(listCall, {
    id: 'listReferrals',
    summary: 'The own referrals, in pages',
    may: 'the referrer alone',
    refusals: NO_PERSON,
    handle: async ({ actor, params, request, set }) => {
      const query = readQuery(request, listCall)
      const userId = readId(params.userId)
      const { items, ...page } = await readList(request, (db) => listReferrals({ db }, actor, userId, query))
      Object.assign(set.headers, pageHeaders(listCall, query, page, params))
      return items
    },
  })
  route(findCall, {
    id: 'findReferral',
    summary: 'One of the own referrals',
    may: 'its referrer',
    refusals: NO_REFERRAL,
    handle: ({ actor, params, request }) => {
      const id = readId(params.id)
      return readList(request, (db) => findOwnReferral({ db }, actor, id))
    },
  })
  route(listInvitedCall, {
    id: 'listInvited',
    summary: 'Whom one has invited to open jobs',
    may: 'the referrer alone',
    refusals: NO_PERSON,
    handle: ({ actor, params, request }) => {
      const userId = readId(params.userId)
      return readList(request, (db) => listInvited({ db }, actor, userId))
    },
  })
  route(countCall, {
    id: 'countReferrals',
    summary: 'How many people one has referred, and what became of them',
    may: 'the referrer alone',
    refusals: NO_PERSON,
    handle: ({ actor, params, request }) => {
      const userId = readId(params.userId)
      return readList(request, (db) => countReferrals({ db }, actor, userId))
    },
  })
  route(correctCall, {
    id: 'correctInvitation',
    summary: 'Corrects name and address of an invitation until it is opened',
    may: 'its referrer',
    refusals: {
      ...NO_REFERRAL,
      409: 'It was opened, or that person cannot be invited.',
      429: 'Too many corrections today.',
    },
    handle: async ({ actor, params, request }) =>
      correctInvitation(deps, actor, readId(params.id), await readOwnBody(actor, request, correctCall)),
  })
  route(resendCall, {
    id: 'resendInvitation',
    summary: 'Sends an invitation once more, with a new link',
    may: 'its referrer',
    refusals: { ...NO_REFERRAL, 409: 'It is answered, or cannot be sent.', 429: 'Too many letters to this inbox.' },
    handle: ({ actor, params }) => resendInvitation(deps, actor, readId(params.id)),
  })
  route(remindCall, {
    id: 'remindCandidate',
    summary: 'Reminds the candidate of an open invitation',
    may: 'its referrer',
    refusals: { ...NO_REFERRAL, 409: 'It is answered, or cannot be sent.', 429: 'Within a week of the last time.' },
    handle: ({ actor, params }) => remindCandidate(deps, actor, readId(params.id)),
  })
  route(revokeCall, {
    id: 'revokeInvitation',
    summary: 'Takes an unanswered invitation back',
    may: 'its referrer',
    refusals: { ...NO_REFERRAL, 409: 'It is answered.' },
    handle: ({ actor, params }) => revokeInvitation(deps, actor, readId(params.id)),
  })
  return app
}
