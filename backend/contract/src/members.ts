import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { email, Moment } from './fields.ts'
import { CompanyRole } from './statuses.ts'

const role = z.enum(CompanyRole.options, 'Please choose owner or manager')

/** Whom an owner invites, as what. */
export const MemberInput = z.object({ email: email(), role })
export type MemberInput = z.input<typeof MemberInput>

/** A colleague, as all members of the company see them. */
export const Member = z.object({
  userId: z.string(),
  /** 'A colleague' where neither name is known. */
  name: z.string(),
  email: z.string(),
  role: CompanyRole,
  since: Moment,
  isMe: z.boolean(),
  /** How many jobs they handle, open and closed. */
  jobs: z.number(),
})
export type Member = z.infer<typeof Member>

/** Somebody who was invited and has not joined yet. */
export const OpenInvitation = z.object({
  id: z.string(),
  email: z.string(),
  role: CompanyRole,
  /** By name. */
  invitedBy: z.string(),
  /** When the link ends, or has ended. */
  endsAt: Moment,
  isOver: z.boolean(),
})
export type OpenInvitation = z.infer<typeof OpenInvitation>

/** Everybody who hires for a company, and whom it has invited; both the longest-standing first. */
export const Team = z.object({ members: z.array(Member), invitations: z.array(OpenInvitation) })
export type Team = z.infer<typeof Team>

/** What whoever opens the link can do with it. */
export const JOIN_STATES = ['guest', 'invited', 'other-address', 'member', 'elsewhere'] as const

/** An invitation as its page shows it; never to which address it went. */
export const JoinInvitation = z.object({
  companyName: z.string(),
  inviterName: z.string(),
  role: CompanyRole,
  state: z.enum(JOIN_STATES),
})
export type JoinInvitation = z.infer<typeof JoinInvitation>

/** The members of the own company, and its open invitations. */
export const listMembers = endpoint('GET', '/api/company/members', { reply: Team })
/**
 * Sends a letter with a link to join; it replaces an earlier one to the same inbox (docs/rules.md#members-are-invited-by-a-letter). 409 for
 * a member and where the person wants no letters; 429 for too many letters.
 */
export const inviteMember = endpoint('POST', '/api/company/members', { body: MemberInput, reply: Team })
/** Makes a member an owner or a manager. 409 for the last owner. */
export const changeMember = endpoint('PATCH', '/api/company/members/:userId', {
  body: z.object({ role }),
  reply: Team,
})
/** Removes a member, or leaves. 409 for the last owner. */
export const removeMember = endpoint('DELETE', '/api/company/members/:userId')
/** Takes an open invitation back. */
export const takeBackInvitation = endpoint('DELETE', '/api/company/members/invitations/:id', { reply: Team })
/** What a link to join leads to. 404 for every dead link. */
export const findJoinInvitation = endpoint('GET', '/api/company/invitations/:token', { reply: JoinInvitation })
/** Joins by it. 403 for another address than the invited one, 409 for who belongs to a company. */
export const joinCompany = endpoint('POST', '/api/company/invitations/:token/accept')
