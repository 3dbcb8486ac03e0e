import { type Actor, requireRole } from '../../auth/actor.ts'
import { Forbidden } from '../../errors.ts'

/** The session's own id, where that is whose referrals are asked for. @throws Unauthenticated, Forbidden */
export function requireSelf(actor: Actor, ofUserId: string): string {
  const { userId } = requireRole(actor)
  if (ofUserId !== userId) throw new Forbidden('You can only see your own referrals.')
  return userId
}
