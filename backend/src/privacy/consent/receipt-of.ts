import type { ConsentReceipt } from '@goodword/contract/candidate'
import type { InferSelectModel } from 'drizzle-orm'
import type { Env } from '../../config/env.ts'
import type { applications } from '../../db/schema/applications.ts'
import { subjectOf } from '../../record/events/append-event.ts'
import { signReceipt } from './sign-receipt.ts'
import type { ConsentSecret } from './signing-key.ts'

const PURPOSE = 'Sharing this application with the company that posted the job, so that it can decide about it.'

/** What the receipt says beside the application: the salt of its referral's events, and the hash of the recommender's terms. */
interface Beside {
  salt: string
  termsHash: string | null
}

/** The receipt of what was agreed to with an application. */
export function receiptOf(
  env: ConsentSecret & Pick<Env, 'APP_URL'>,
  application: InferSelectModel<typeof applications>,
  { salt, termsHash }: Beside,
): ConsentReceipt {
  const { id, referralId, jobId, candidateKey, agreementText, agreementHash, agreementVersion } = application
  return signReceipt(env, {
    type: 'goodword-consent',
    issuer: env.APP_URL,
    referralId,
    applicationId: id,
    jobId,
    subject: subjectOf(salt, candidateKey),
    purpose: PURPOSE,
    text: agreementText,
    textHash: agreementHash,
    version: agreementVersion,
    ...(termsHash && { termsHash }),
    givenAt: application.createdAt.toISOString(),
    expiresAt: application.consentExpiresAt.toISOString(),
  })
}
