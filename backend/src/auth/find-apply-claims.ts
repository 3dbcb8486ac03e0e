import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../db/connect/client.ts'
import { candidateLinks } from '../db/schema/candidate-links.ts'
import { endedApplySessions } from '../db/schema/ended-apply-sessions.ts'
import { referrals } from '../db/schema/referrals.ts'
import type { ApplyClaims } from './apply-session.ts'

/** The claims of a cookie, and which of their invitations were opened by a link of the candidate's own. */
type LiveClaims = ApplyClaims & { own: string[] }

/**
 * What of an apply cookie still holds: an invitation that was sent again, declined or erased has another link or none, and
 * what the old one opened ended with it (docs/rules.md#an-apply-session-ends-with-its-link-and-with-signing-out).
 * @returns null when nothing of it does
 */
export async function findApplyClaims(db: Database, { sid, links }: ApplyClaims): Promise<LiveClaims | null> {
  const ended = db
    .select({ sid: endedApplySessions.sid })
    .from(endedApplySessions)
    .where(eq(endedApplySessions.sid, sid))
  const ids = links.map(([referralId]) => referralId)
  const found = await unionAll(
    db
      .select({
        id: sql<string>`${referrals.id}`,
        tokenHash: sql<string>`${referrals.tokenHash}`,
        isOwn: sql<boolean>`false`,
      })
      .from(referrals)
      .where(and(inArray(referrals.id, ids), notExists(ended))),
    // Of reminders, and of the candidate's own page.
    db
      .select({
        id: sql<string>`${candidateLinks.referralId}`,
        tokenHash: sql<string>`${candidateLinks.tokenHash}`,
        isOwn: sql<boolean>`${candidateLinks.kind} = 'own'`,
      })
      .from(candidateLinks)
      .where(
        and(
          inArray(candidateLinks.referralId, ids),
          inArray(candidateLinks.kind, ['invitation', 'own']),
          notExists(ended),
        ),
      ),
  )
  const live = links.filter(([opened, hash]) => found.some(({ id, tokenHash }) => id === opened && tokenHash === hash))
  const own = found.filter(({ isOwn }) => isOwn).map(({ id, tokenHash }) => [id, tokenHash])
  const isOwn = ([opened, hash]: ApplyClaims['links'][number]) => own.some(([id, of]) => id === opened && of === hash)
  return live.length > 0 ? { sid, links: live, own: live.filter(isOwn).map(([id]) => id) } : null
}
