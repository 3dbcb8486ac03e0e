import { type Actor, requireManager, type SignedIn } from '../../auth/actor.ts'
import type { Transaction } from '../../db/connect/client.ts'
import { lockMembership } from '../../db/members/lock-membership.ts'
import { CompanySetupNeeded, Forbidden } from '../../errors.ts'

const SENTENCE = 'Only owners of the company can do this.'

/** Whoever belongs to a company. @throws Forbidden for everyone who hires for none, CompanySetupNeeded before company setup */
export function requireMember(actor: Actor): SignedIn & Required<Pick<SignedIn, 'company'>> {
  const user = requireManager(actor, 'Only hiring managers have a team.')
  if (!user.company) throw new CompanySetupNeeded('inviting colleagues')
  return { ...user, company: user.company }
}

/** An owner of a company. @throws as `requireMember`, and Forbidden for its managers */
export function requireOwner(actor: Actor): ReturnType<typeof requireMember> {
  const user = requireMember(actor)
  if (user.company.role !== 'owner') throw new Forbidden(SENTENCE)
  return user
}

/**
 * Locks the company of a member for a change of its members: of two changes at once the second sees the first.
 * @throws Forbidden where they were removed meanwhile, or are no owner any more and `isOwner` is asked for
 */
export async function lockOwnCompany(tx: Transaction, userId: string, { isOwner }: { isOwner: boolean }) {
  const self = await lockMembership(tx, userId)
  if (!self) throw new Forbidden('You are no longer a member of this company.')
  if (isOwner && self.role !== 'owner') throw new Forbidden(SENTENCE)
  return self
}
