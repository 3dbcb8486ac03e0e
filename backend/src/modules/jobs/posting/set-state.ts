import type { JobChange } from '@goodword/contract/job-changes'
import { JobInput } from '@goodword/contract/jobs'
import { quoted } from '@goodword/contract/quoted'
import { eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Transaction } from '../../../db/connect/client.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import { BadInput, Conflict } from '../../../errors.ts'
import type { Mail } from '../../../letters/mail.ts'
import { lookAlikeRefusal } from '../../companies/look-alike-refusal.ts'
import type { MyLockedJob } from './lock-my-job.ts'
import { sendClosingWords } from './send-closing-words.ts'
import { toStore, withTyped } from './typed-posting.ts'

interface StateChange {
  userId: string
  job: MyLockedJob
  change: z.output<typeof JobChange>
}

/**
 * Opens or closes a job where the change says so, as a part of the transaction that has locked it: a draft that is opened is
 * published (docs/rules.md#a-draft-is-its-companys).
 * @returns how many candidates are told in the company's words that it was closed
 * @throws BadInput for a draft that is not finished, Conflict to open a job that operators hid or whose company name looks like
 * another's proven one, TooMany
 */
export async function setState(
  tx: Transaction,
  mail: Pick<Mail, 'enqueueEach'>,
  { userId, job, change }: StateChange,
): Promise<number> {
  const { isActive, closingMessage } = change
  if (isActive === undefined) return 0
  if (isActive && job.hiddenReason !== null) {
    throw new Conflict(
      `The operators hid this posting, so it cannot be opened. Their reason: ${quoted(job.hiddenReason)}`,
    )
  }
  if (isActive === job.isActive) return 0
  const posting = toStore(withTyped(job.posting, change))
  if (isActive && job.isDraft) requireFinished(posting)
  // Another company may have proven the name, or one like it, since the posting was made.
  const refusal = isActive && (await lookAlikeRefusal(tx, userId, posting.companyName))
  if (refusal) throw new Conflict(refusal)
  const published = { isDraft: false, createdAt: sql`now()`, postedBy: userId }
  await tx
    .update(jobs)
    .set({ isActive, ...(job.isDraft ? published : {}) })
    .where(eq(jobs.id, job.id))
  return closingMessage && !isActive ? sendClosingWords(tx, mail, job.id, closingMessage) : 0
}

/** @throws BadInput with each field that is missing or too short, as in the form */
function requireFinished(posting: ReturnType<typeof toStore>): void {
  const { error } = JobInput.safeParse({ ...posting, hasReferralBonus: posting.referralBonus !== null })
  const faults = error?.issues.map(({ path, message }) => [path.join('.'), message] as const) ?? []
  if (faults[0]) throw new BadInput(faults[0][1], Object.fromEntries(faults.toReversed()))
}
