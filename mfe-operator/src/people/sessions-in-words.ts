/** In how many browsers somebody is signed in. */
export function sessionsInWords(sessions: number): string {
  if (sessions === 0) return 'Nowhere'
  return sessions === 1 ? 'In 1 browser' : `In ${sessions} browsers`
}
