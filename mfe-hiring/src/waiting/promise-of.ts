import type { Application } from '@goodword/contract/applications'
import { PROMISE_ENDS_DAYS } from '@goodword/contract/limits'
import type { BadgeTone } from '@goodword/shared-ui/feedback/badge.tsx'
import type { Texts } from '@goodword/shared-ui/kernel'

const DAY = 24 * 60 * 60 * 1000

type Promised = Pick<Application, 'status' | 'withdrawnAt' | 'answerBy'>

/** The promise of an application that waits for an answer; undefined where none is awaited. */
export function promiseOf({ status, withdrawnAt, answerBy }: Promised): Date | undefined {
  const isOpen = answerBy && !withdrawnAt && (status === 'pending' || status === 'reviewing')
  return isOpen ? new Date(answerBy) : undefined
}

/** Days until a promise ends that ends soon, below 0 where it is broken; undefined while there is time. */
function daysLeft(application: Promised, now = Date.now()): number | undefined {
  const end = promiseOf(application)
  const days = end && (end.getTime() - now) / DAY
  return days !== undefined && days < PROMISE_ENDS_DAYS ? days : undefined
}

/** How the promise stands that ends soon or is broken: 'Promise ends in 1 day', 'Late by 3 days'; undefined while there is time. */
export function promiseWords(
  application: Promised,
  { t, tn }: Texts,
  now?: number,
): { text: string; tone: BadgeTone } | undefined {
  const days = daysLeft(application, now)
  if (days === undefined) return undefined
  if (days <= -1) return { text: tn(Math.floor(-days), 'Late by {count} day', 'Late by {count} days'), tone: 'red' }
  if (days < 0) return { text: t('Late by less than a day'), tone: 'red' }
  return { text: days < 1 ? t('Promise ends within a day') : t('Promise ends within 2 days'), tone: 'yellow' }
}

/** Whether it asks for somebody (docs/rules.md#what-needs-you). */
export function needsSomebody(application: Promised): boolean {
  const { status, withdrawnAt } = application
  return (status === 'pending' && !withdrawnAt) || daysLeft(application) !== undefined
}
