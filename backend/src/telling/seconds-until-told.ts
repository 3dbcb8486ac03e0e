/**
 * Seconds until candidate and recommender are told of a status (docs/rules.md#told-is-a-state-of-its-own).
 * @param delay the usual wait, in seconds
 * @param tellAt the moment that was chosen; null is now
 */
export function secondsUntilTold(delay: number, tellAt: string | null | undefined): number {
  if (tellAt === null) return 0
  return tellAt === undefined ? delay : Math.max(0, Math.round((Date.parse(tellAt) - Date.now()) / 1000))
}
