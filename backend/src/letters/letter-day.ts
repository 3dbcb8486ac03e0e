/**
 * A day as letters write it, Nov 21, 2026.
 * @param zone a name of the IANA list, which the reader has set; without it, the day of UTC
 */
export function letterDay(moment: Date, zone = 'UTC'): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: zone }).format(moment)
}

/** The day of a deadline as letters write it, Nov 21, 2026 (UTC): in another zone it may be another one. */
export function letterDeadline(moment: Date, zone = 'UTC'): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(moment)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC'
  return `${letterDay(moment, zone)} (${offset.replace('GMT', 'UTC').replace(/[+-]0$/, '')})`
}
