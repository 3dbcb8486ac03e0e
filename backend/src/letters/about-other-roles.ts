import { and, gt, sql } from 'drizzle-orm'
import { isOneOf } from '../db/is-one-of.ts'
import { roleConsents } from '../db/schema/role-consents.ts'
import { aboutReferral } from './about-referral.ts'
import type { Topic } from './topic.ts'

/** Letters that say that a candidate is open to other roles: not once they took it back. */
export const aboutOtherRoles = {
  ...aboutReferral,
  async findWords(db, ids) {
    const open = await db
      .select({ id: roleConsents.referralId })
      .from(roleConsents)
      .where(and(isOneOf(roleConsents.referralId, ids), gt(roleConsents.expiresAt, sql`now()`)))
    return aboutReferral.findWords(
      db,
      open.map(({ id }) => id),
    )
  },
} satisfies Topic<'referralId', 'candidate' | 'referrer', object>
