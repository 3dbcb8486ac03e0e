import { quoted } from '@goodword/contract/quoted'
import type { CompanyRole, Role } from '@goodword/contract/statuses'
import { Forbidden, NotFound, Unauthenticated } from '../errors.ts'

/** Who asks, as the session says. Verbs decide by it, and by nothing in the request. */
export type Actor = SignedIn | Guest

export interface SignedIn {
  kind: 'user'
  userId: string
  sessionId: string
  role: Role | null
  email: string
  firstName: string
  lastName: string
  /** Whom they hire for, also where they came to refer (docs/rules.md#a-company-has-members). */
  company?: { id: string; role: CompanyRole }
  /** Without a company, the name of the one they left last. */
  formerCompany?: string
  /** Set by configuration alone (docs/rules.md#operators-are-named-by-configuration-alone). */
  isOperator: boolean
}

interface Guest {
  kind: 'guest'
}

export const GUEST: Guest = { kind: 'guest' }

/** Whoever is signed in, with a role or without. @throws Unauthenticated for guests */
export function requireUser(actor: Actor): SignedIn {
  if (actor.kind === 'guest') throw new Unauthenticated()
  return actor
}

/** Whoever has completed role setup. @throws Unauthenticated for guests, Forbidden without a role */
export function requireRole(actor: Actor): SignedIn {
  const user = requireUser(actor)
  if (!user.role) throw new Forbidden('Please complete your setup first.')
  return user
}

/**
 * Whoever hires: hiring managers, before company setup too, and members of a company in whatever role.
 * @throws Unauthenticated for guests, Forbidden with the name of the company for whoever left theirs, else with `sentence`
 */
export function requireManager(actor: Actor, sentence: string): SignedIn {
  const user = requireRole(actor)
  if (!user.company && user.formerCompany !== undefined)
    throw new Forbidden(`You are no longer a member of ${quoted(user.formerCompany)}.`)
  return requireHiring(user, sentence)
}

/** The same, and whoever may set up a company of their own after they left another. */
export function requireHiring(actor: Actor, sentence: string): SignedIn {
  const user = requireRole(actor)
  if (user.role !== 'hiring_manager' && !user.company) throw new Forbidden(sentence)
  return user
}

/**
 * To everybody else there is nothing where operators are (docs/rules.md#operators-have-a-desk-of-their-own).
 * @throws Unauthenticated for guests, NotFound with the words for an unknown address
 */
export function requireOperator(actor: Actor): SignedIn {
  const user = requireUser(actor)
  if (!user.isOperator) throw new NotFound('There is nothing at this address.')
  return user
}
