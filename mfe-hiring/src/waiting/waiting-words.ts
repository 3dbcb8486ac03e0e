const DAY = 24 * 60 * 60 * 1000

/** How long somebody waits, in whole days: 'Since today', '1 day', '12 days'. */
export function waitingWords(since: string, now = Date.now()): string {
  const days = Math.floor((now - new Date(since).getTime()) / DAY)
  if (days < 1) return 'Since today'
  return days === 1 ? '1 day' : `${days} days`
}
