import type { SubmittedApplication } from '@goodword/contract/submission'
import { and, eq } from 'drizzle-orm'
import type { ApplySession } from '../../auth/apply-session.ts'
import { applications } from '../../db/schema/applications.ts'
import { eventSalts } from '../../db/schema/event-salts.ts'
import { referralTerms } from '../../db/schema/referral-terms.ts'
import type { Deps } from '../../deps.ts'
import { KeyReused } from '../../errors.ts'
import { submittedReply } from './submitted-reply.ts'

/** One request, however often it is sent: the key that its client chose, and SHA-256 of what it asks for. */
export interface Attempt {
  idempotencyKey: string
  requestHash: string
}

/**
 * What the same request made before: its reply was lost (docs/rules.md#a-repeated-request-has-one-result). Only the browser
 * that sent it gets the receipt.
 * @returns undefined where it made nothing
 * @throws KeyReused when the key came with another application
 */
export async function findSubmitted(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  { sid }: ApplySession,
  { idempotencyKey, requestHash }: Attempt,
): Promise<SubmittedApplication | undefined> {
  const [found] = await db
    .select({ application: applications, salt: eventSalts.salt, termsHash: referralTerms.textHash })
    .from(applications)
    .innerJoin(eventSalts, eq(eventSalts.referralId, applications.referralId))
    .leftJoin(referralTerms, eq(referralTerms.referralId, applications.referralId))
    .where(and(eq(applications.applySession, sid), eq(applications.idempotencyKey, idempotencyKey)))
  if (found && found.application.requestHash !== requestHash) throw new KeyReused()
  return found && submittedReply(env, found.application, found)
}
