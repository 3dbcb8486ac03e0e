import { eq } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { applications } from '../../db/schema/applications.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { deadLink, liveLink, openedBy } from './live-link.ts'

/**
 * What a personal link opens, read alone.
 * @returns the referral's id, which of its links it is, the language kept with it, and which browser has applied, if any
 * @throws NotFound, alike for every bad link
 */
export async function findLink(db: Connection, token: string) {
  const [found] = await db
    .select({
      id: referrals.id,
      language: referrals.language,
      openedBy: openedBy(token),
      application: { id: applications.id, applySession: applications.applySession },
    })
    .from(referrals)
    .leftJoin(applications, eq(applications.referralId, referrals.id))
    .where(liveLink(db, token))
  if (!found) throw deadLink()
  return found
}
