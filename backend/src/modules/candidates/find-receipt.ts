import type { ConsentReceipt } from '@goodword/contract/candidate'
import { said } from '@goodword/languages/texts'
import { eq } from 'drizzle-orm'
import type { ApplySession } from '../../auth/apply-session.ts'
import { findLink } from '../../auth/links/find-link.ts'
import { requireOwn } from '../../auth/links/require-own.ts'
import type { Connection } from '../../db/connect/client.ts'
import { applications } from '../../db/schema/applications.ts'
import { eventSalts } from '../../db/schema/event-salts.ts'
import { referralTerms } from '../../db/schema/referral-terms.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { receiptOf } from '../../privacy/consent/receipt-of.ts'

/**
 * The receipt behind a personal link.
 * @throws NotFound for a bad link, and before there is an application; Forbidden where it is not the caller's own
 */
export async function findReceipt(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  session: ApplySession | null,
  token: string,
): Promise<ConsentReceipt> {
  const link = await findLink(db, token)
  requireOwn(link, session)
  const receipt = await receiptFor(db, env, link.id)
  if (!receipt) throw new NotFound(said('There is no receipt yet: it is written when you apply.'))
  return receipt
}

/** The receipt of a referral's application; null where there is none. */
export async function receiptFor(db: Connection, env: Deps['env'], referralId: string): Promise<ConsentReceipt | null> {
  const [row] = await db
    .select({ application: applications, salt: eventSalts.salt, termsHash: referralTerms.textHash })
    .from(applications)
    .innerJoin(eventSalts, eq(eventSalts.referralId, applications.referralId))
    .leftJoin(referralTerms, eq(referralTerms.referralId, applications.referralId))
    .where(eq(applications.referralId, referralId))
  return row ? receiptOf(env, row.application, row) : null
}
