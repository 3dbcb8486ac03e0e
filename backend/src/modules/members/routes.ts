import {
  changeMember as changeCall,
  findJoinInvitation as findCall,
  inviteMember as inviteCall,
  joinCompany as joinCall,
  listMembers as listCall,
  removeMember as removeCall,
  takeBackInvitation as takeBackCall,
} from '@goodword/contract/members'
import { Elysia } from 'elysia'
import { readOwnBody } from '../../auth/http/read-own-body.ts'
import { withActor } from '../../auth/http/with-actor.ts'
import { limitWrongLinks } from '../../auth/links/limit-wrong-links.ts'
import type { Deps } from '../../deps.ts'
import { readId } from '../../http/read-id.ts'
import { routesOf } from '../../http/routes-of.ts'
import { withClientAddress } from '../../http/with-client-address.ts'
import { changeMember } from './change-member.ts'
import { findJoinInvitation } from './find-join-invitation.ts'
import { inviteMember } from './invite-member.ts'
import { joinCompany } from './join-company.ts'
import { listMembers } from './list-members.ts'
import { removeMember } from './remove-member.ts'
import { takeBackInvitation } from './take-back-invitation.ts'

const NO_COMPANY = { 400: 'The company is not set up.' }
const NO_MEMBER = { ...NO_COMPANY, 404: 'There is no such member.', 409: 'No owner would be left.' }
const BAD_LINK = {
  404: 'The link is unknown, was used, replaced or taken back, or has run out; all of them alike.',
  429: 'Too many wrong links from this address.',
}

export function memberRoutes(deps: Deps) {
  const app = new Elysia().use(withActor(deps)).use(withClientAddress(deps))
  const route = routesOf(app, 'Companies')

  route(listCall, {
    id: 'listMembers',
    summary: 'The members of the own company, and whom it has invited',
    may: 'managers',
    refusals: NO_COMPANY,
    handle: ({ actor }) => listMembers(deps, actor),
  })
  route(inviteCall, {
    id: 'inviteMember',
    summary: 'Invites somebody to the own company by letter; for its owners',
    may: 'managers',
    status: 201,
    refusals: {
      409: 'It is a member, or wants no letters.',
      429: 'Too many letters: of the company, or to this inbox.',
    },
    handle: async ({ actor, request }) => inviteMember(deps, actor, await readOwnBody(actor, request, inviteCall)),
  })
  route(changeCall, {
    id: 'changeMember',
    summary: 'Makes a member an owner or a manager; for owners',
    may: 'its manager',
    refusals: NO_MEMBER,
    handle: async ({ actor, params, request }) => {
      const { role } = await readOwnBody(actor, request, changeCall)
      return changeMember(deps, actor, readId(params.userId), role)
    },
  })
  route(removeCall, {
    id: 'removeMember',
    summary: 'Removes a member, for owners; or leaves',
    may: 'its manager',
    refusals: NO_MEMBER,
    handle: ({ actor, params }) => removeMember(deps, actor, readId(params.userId)),
  })
  route(takeBackCall, {
    id: 'takeBackInvitation',
    summary: 'Takes an invitation to the own company back; for owners',
    may: 'its manager',
    refusals: { ...NO_COMPANY, 404: 'There is no such open invitation.' },
    handle: ({ actor, params }) => takeBackInvitation(deps, actor, readId(params.id)),
  })
  route(findCall, {
    id: 'findJoinInvitation',
    summary: 'What a link to join a company leads to',
    may: 'anybody',
    refusals: BAD_LINK,
    handle: ({ actor, address, params }) =>
      limitWrongLinks(deps, address, () => findJoinInvitation(deps, actor, params.token)),
  })
  route(joinCall, {
    id: 'joinCompany',
    summary: 'Joins a company by a link of a letter',
    may: 'people without a company',
    refusals: {
      ...BAD_LINK,
      403: 'The invitation went to another address.',
      409: 'One belongs to a company already.',
    },
    handle: ({ actor, address, params }) =>
      limitWrongLinks(deps, address, () => joinCompany(deps, actor, params.token)),
  })
  return app
}
