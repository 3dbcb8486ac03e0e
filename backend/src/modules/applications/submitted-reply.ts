import type { SubmittedApplication } from '@goodword/contract/submission'
import type { InferSelectModel } from 'drizzle-orm'
import type { applications } from '../../db/schema/applications.ts'
import type { Deps } from '../../deps.ts'
import { receiptOf } from '../../privacy/consent/receipt-of.ts'

/** An application as its submission answers it. @param beside what its receipt says of the referral */
export function submittedReply(
  env: Deps['env'],
  application: InferSelectModel<typeof applications>,
  beside: Parameters<typeof receiptOf>[2],
): SubmittedApplication {
  const { id, status, createdAt, confirmedAt, askedAt } = application
  return {
    id,
    status,
    createdAt: createdAt.toISOString(),
    addressConfirmed: confirmedAt !== null,
    addressAsked: askedAt !== null,
    receipt: receiptOf(env, application, beside),
  }
}
