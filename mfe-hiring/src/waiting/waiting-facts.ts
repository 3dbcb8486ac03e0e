import { daysText, usualWords } from '@goodword/contract/answer-words'
import type { MyJob } from '@goodword/contract/jobs'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { waitingWords } from './waiting-words.ts'

/** Who waits at a job: '2 new', '3 wait for an answer, the longest 12 days', '1 late'. */
export function waitingFacts({
  newCount,
  waitingCount,
  waitingSince,
  lateCount,
}: MyJob): Partial<Record<'new' | 'waiting' | 'late', string>> {
  const longest = waitingSince && waitingWords(waitingSince)
  const words = waitingCount === 1 ? 'waits for an answer' : 'wait for an answer'
  return {
    ...(newCount > 0 && { new: `${formatCount(newCount)} new` }),
    ...(waitingCount > 0 && {
      waiting: `${formatCount(waitingCount)} ${words}${longest ? `, ${waitingCount === 1 || longest === 'Since today' ? longest.toLowerCase() : `the longest ${longest}`}` : ''}`,
    }),
    ...(lateCount > 0 && { late: `${formatCount(lateCount)} late` }),
  }
}

/** What the job promises, and what is known of its company: 'Promised within 14 days · Usually answers in 3 days'. */
export function promisedFact({ answerWithinDays, usualAnswerDays }: MyJob): string {
  return [`Promised within ${daysText(answerWithinDays)}`, usualWords(usualAnswerDays)].filter(Boolean).join(' · ')
}
