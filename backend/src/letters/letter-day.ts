const IN_UTC = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** A day as letters write it, Nov 21, 2026: the one of UTC, wherever the server runs and the reader lives. */
export function letterDay(moment: Date): string {
  return IN_UTC.format(moment)
}

/** The day of a deadline as letters write it, Nov 21, 2026 (UTC): the reader's may be another one. */
export function letterDeadline(moment: Date): string {
  return `${letterDay(moment)} (UTC)`
}
