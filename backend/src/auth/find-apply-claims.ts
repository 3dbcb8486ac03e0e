import { and, eq, inArray, notExists } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { endedApplySessions } from '../db/schema/ended-apply-sessions.ts'
import { referrals } from '../db/schema/referrals.ts'
import type { ApplyClaims } from './apply-session.ts'

/**
 * What of an apply cookie still holds: an invitation that was sent again, declined or erased has another link or none, and
 * what the old one opened ended with it (docs/rules.md#an-apply-session-ends-with-its-link-and-with-signing-out).
 * @returns null when nothing of it does
 */
export async function findApplyClaims(db: Database, { sid, links }: ApplyClaims): Promise<ApplyClaims | null> {
  const ended = db
    .select({ sid: endedApplySessions.sid })
    .from(endedApplySessions)
    .where(eq(endedApplySessions.sid, sid))
  const ids = links.map(([referralId]) => referralId)
  const found = await db
    .select({ id: referrals.id, tokenHash: referrals.tokenHash })
    .from(referrals)
    .where(and(inArray(referrals.id, ids), notExists(ended)))
  const live = links.filter(([opened, hash]) => found.some(({ id, tokenHash }) => id === opened && tokenHash === hash))
  return live.length > 0 ? { sid, links: live } : null
}
