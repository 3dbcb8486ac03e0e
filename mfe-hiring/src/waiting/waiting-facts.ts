import { usualWords } from '@goodword/contract/answer-words'
import type { MyJob } from '@goodword/contract/jobs'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import type { Texts } from '@goodword/shared-ui/kernel'
import { waitingDays, waitingWords } from './waiting-words.ts'

/** Who waits at a job: '2 new', '3 wait for an answer, the longest 12 days', '1 late'. */
export function waitingFacts(
  { newCount, waitingCount, waitingSince, lateCount }: MyJob,
  texts: Texts,
): Partial<Record<'new' | 'waiting' | 'late', string>> {
  const { t } = texts
  return {
    ...(newCount > 0 && { new: t('{count} new', { count: formatCount(newCount) }) }),
    ...(waitingCount > 0 && { waiting: waitingFact(waitingCount, waitingSince, texts) }),
    ...(lateCount > 0 && { late: t('{count} late', { count: formatCount(lateCount) }) }),
  }
}

function waitingFact(waitingCount: number, since: string | null, texts: Texts): string {
  const { tn } = texts
  const count = formatCount(waitingCount)
  if (!since) return tn(waitingCount, '{count} waits for an answer', '{count} wait for an answer', { count })
  if (waitingDays(since) < 1)
    return tn(waitingCount, '{count} waits for an answer, since today', '{count} wait for an answer, since today', {
      count,
    })
  return tn(
    waitingCount,
    '{count} waits for an answer, {longest}',
    '{count} wait for an answer, the longest {longest}',
    { count, longest: waitingWords(since, texts) },
  )
}

/** What the job promises, and what is known of its company: 'Promised within 14 days · Usually answers in 3 days'. */
export function promisedFact({ answerWithinDays, usualAnswerDays }: MyJob, { tn }: Texts): string {
  const promised = tn(answerWithinDays, 'Promised within {count} day', 'Promised within {count} days')
  return [promised, usualWords(usualAnswerDays)].filter(Boolean).join(' · ')
}
