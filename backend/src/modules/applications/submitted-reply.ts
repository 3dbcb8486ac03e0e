import type { SubmittedApplication } from '@goodword/contract/applications'
import type { InferSelectModel } from 'drizzle-orm'
import { receiptOf } from '../../consent/receipt-of.ts'
import type { applications } from '../../db/schema/applications.ts'
import type { Deps } from '../../deps.ts'

/** An application as its submission answers it. @param salt that of its referral's events */
export function submittedReply(
  env: Deps['env'],
  application: InferSelectModel<typeof applications>,
  salt: string,
): SubmittedApplication {
  const { id, status, createdAt, confirmedAt } = application
  return {
    id,
    status,
    createdAt: createdAt.toISOString(),
    addressConfirmed: confirmedAt !== null,
    receipt: receiptOf(env, application, salt),
  }
}
