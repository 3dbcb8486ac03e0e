import type { Texts } from '@goodword/shared-ui/kernel'

const DAY = 24 * 60 * 60 * 1000

/** For how many whole days somebody waits. */
export function waitingDays(since: string, now = Date.now()): number {
  return Math.floor((now - new Date(since).getTime()) / DAY)
}

/** How long somebody waits, in whole days: 'Since today', '1 day', '12 days'. */
export function waitingWords(since: string, { t, tn }: Texts, now = Date.now()): string {
  const days = waitingDays(since, now)
  return days < 1 ? t('Since today') : tn(days, '{count} day', '{count} days')
}
