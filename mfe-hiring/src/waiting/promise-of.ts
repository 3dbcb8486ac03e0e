import { daysText } from '@goodword/contract/answer-words'
import type { Application } from '@goodword/contract/applications'
import { PROMISE_ENDS_DAYS } from '@goodword/contract/limits'
import type { BadgeTone } from '@goodword/shared-ui/feedback/badge.tsx'

const DAY = 24 * 60 * 60 * 1000

type Promised = Pick<Application, 'status' | 'withdrawnAt' | 'answerBy'>

/** The promise of an application that waits for an answer; undefined where none is awaited. */
export function promiseOf({ status, withdrawnAt, answerBy }: Promised): Date | undefined {
  const isOpen = answerBy && !withdrawnAt && (status === 'pending' || status === 'reviewing')
  return isOpen ? new Date(answerBy) : undefined
}

/** How the promise stands that ends soon or is broken: 'Promise ends in 1 day', 'Late by 3 days'; undefined while there is time. */
export function promiseWords(application: Promised, now = Date.now()): { text: string; tone: BadgeTone } | undefined {
  const end = promiseOf(application)
  if (!end) return undefined
  const days = (end.getTime() - now) / DAY
  if (days < 0)
    return { text: days > -1 ? 'Late by less than a day' : `Late by ${daysText(Math.floor(-days))}`, tone: 'red' }
  if (days >= PROMISE_ENDS_DAYS) return undefined
  return { text: days < 1 ? 'Promise ends within a day' : 'Promise ends within 2 days', tone: 'yellow' }
}

/** Whether it asks for somebody (docs/rules.md#what-needs-you). */
export function needsSomebody(application: Promised): boolean {
  const { status, withdrawnAt } = application
  return (status === 'pending' && !withdrawnAt) || promiseWords(application) !== undefined
}
