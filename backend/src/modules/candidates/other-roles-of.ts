import type { OwnApplication } from '@goodword/contract/candidate'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { roleConsents } from '../../db/schema/role-consents.ts'

type Told = Pick<OwnApplication, 'status' | 'closedAs' | 'addressConfirmed' | 'withdrawnAt' | 'jobClosedAt'>

/**
 * Whether an application is over by no choice of its candidate, as they were told: a no, no answer of theirs, or a closed job
 * (docs/rules.md#open-to-other-roles-is-a-consent-of-its-own).
 */
export function isOverForCandidate({ status, closedAs, addressConfirmed, withdrawnAt, jobClosedAt }: Told): boolean {
  if (withdrawnAt || !addressConfirmed) return false
  return status === 'rejected' ? closedAs !== 'no-longer-interested' : status !== 'hired' && jobClosedAt !== null
}

/** The consent of a referral's candidate, while it lasts. */
export async function otherRolesOf(
  db: Connection,
  referralId: string,
): Promise<NonNullable<OwnApplication['otherRoles']>['consent']> {
  const [found] = await db
    .select()
    .from(roleConsents)
    .where(and(eq(roleConsents.referralId, referralId), gt(roleConsents.expiresAt, sql`now()`)))
  if (!found) return null
  const { agreementText: text, agreementVersion: version, createdAt, expiresAt } = found
  return { text, version, givenAt: createdAt.toISOString(), endsAt: expiresAt.toISOString() }
}
