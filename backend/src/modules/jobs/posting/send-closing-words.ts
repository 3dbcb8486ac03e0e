import { asc } from 'drizzle-orm'
import type { Transaction } from '../../../db/connect/client.ts'
import { applications } from '../../../db/schema/applications.ts'
import type { Mail } from '../../../letters/mail.ts'
import { quotedText } from '../../../letters/typed-text.ts'
import { takeFromLimit } from '../../../rate-limits/take-from-limit.ts'
import { waitsForAnswer } from './waits-for-answer.ts'

/** Closings with words of one job. */
const PER_DAY = 3
const DAY = 24 * 3600

/**
 * Writes to those who wait for an answer what the company says when it closes the job, as a part of the transaction that has
 * locked and closed it (docs/rules.md#a-job-can-be-closed-with-words).
 * @returns how many are written to
 * @throws TooMany
 */
export async function sendClosingWords(
  tx: Transaction,
  mail: Pick<Mail, 'enqueueEach'>,
  jobId: string,
  message: string,
): Promise<number> {
  await takeFromLimit(tx, `closings:${jobId}`, PER_DAY, DAY, 'This job was closed with a message several times today.')
  const waiting = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(waitsForAnswer(jobId))
    .orderBy(asc(applications.id))
  const closingMessage = quotedText(message)
  await mail.enqueueEach(
    tx,
    waiting.map(({ id }) => ({ kind: 'job-closed', applicationId: id, closingMessage }) as const),
  )
  return waiting.length
}
