import type { ReferralCounts } from '@goodword/contract/referrals'
import type { Actor } from '../../auth/actor.ts'
import type { Deps } from '../../deps.ts'
import { countOwn } from './count-own.ts'
import { requireSelf } from './require-self.ts'

/** Counts all of the session's own referrals (docs/rules.md#the-server-counts). @throws Forbidden for anybody else's */
export function countReferrals({ db }: Pick<Deps, 'db'>, actor: Actor, ofUserId: string): Promise<ReferralCounts> {
  return countOwn(db, requireSelf(actor, ofUserId))
}
