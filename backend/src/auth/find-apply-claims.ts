import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../db/connect/client.ts'
import { candidateLinks } from '../db/schema/candidate-links.ts'
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
  const found = await unionAll(
    db
      .select({ id: sql<string>`${referrals.id}`, tokenHash: sql<string>`${referrals.tokenHash}` })
      .from(referrals)
      .where(and(inArray(referrals.id, ids), notExists(ended))),
    // Of reminders.
    db
      .select({ id: sql<string>`${candidateLinks.referralId}`, tokenHash: sql<string>`${candidateLinks.tokenHash}` })
      .from(candidateLinks)
      .where(and(inArray(candidateLinks.referralId, ids), eq(candidateLinks.kind, 'invitation'), notExists(ended))),
  )
  const live = links.filter(([opened, hash]) => found.some(({ id, tokenHash }) => id === opened && tokenHash === hash))
  return live.length > 0 ? { sid, links: live } : null
}
