import { and, eq, type SQL } from 'drizzle-orm'
import { type Actor, requireManager, requireRole } from '../../auth/actor.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { isPromiseTold } from '../../telling/is-promise-told.ts'

/** Whose statement is read: which rewards are on it, and whose accounts. */
export type Side =
  | { party: 'recommender'; id: string; which: SQL | undefined }
  /** `id` is null before company setup: nothing is owed then. */
  | { party: 'company'; id: string | null; which: SQL | undefined }

/**
 * What somebody reads: a hiring manager what the company owes unless they ask for their own recommendations, everybody else
 * with a role those.
 * @throws Unauthenticated for guests; Forbidden without a role, and for a company's where one has none to have
 */
export function sideOf(actor: Actor, asked: Side['party'] | undefined): Side {
  const { role, userId } = requireRole(actor)
  const party = asked ?? (role === 'hiring_manager' ? 'company' : 'recommender')
  if (party === 'recommender')
    return { party, id: userId, which: and(eq(rewards.recommenderId, userId), isPromiseTold) }
  const { company } = requireManager(actor, 'Only hiring managers have a company.')
  return { party, id: company?.id ?? null, which: company && eq(rewards.companyId, company.id) }
}
