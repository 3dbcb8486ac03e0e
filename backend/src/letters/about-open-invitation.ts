import { and, eq } from 'drizzle-orm'
import { isOneOf } from '../db/is-one-of.ts'
import { isOpenInvitation } from '../db/is-open-invitation.ts'
import { jobs } from '../db/schema/jobs.ts'
import { referrals } from '../db/schema/referrals.ts'
import { aboutReferral } from './about-referral.ts'
import type { Topic } from './topic.ts'

/**
 * Letters about an invitation that say it is open. A letter may wait for hours where a mail server is away: if the invitation
 * was answered or ran out meanwhile, or its job was closed, there is nothing left to say.
 */
export const aboutOpenInvitation = {
  ...aboutReferral,
  async findWords(db, ids, reader) {
    const open = await db
      .select({ id: referrals.id })
      .from(referrals)
      .innerJoin(jobs, eq(jobs.id, referrals.jobId))
      .where(and(isOneOf(referrals.id, ids), isOpenInvitation, jobs.isActive))
    return aboutReferral.findWords(
      db,
      open.map(({ id }) => id),
      reader,
    )
  },
} satisfies Topic<'referralId', 'candidate' | 'referrer', object>
