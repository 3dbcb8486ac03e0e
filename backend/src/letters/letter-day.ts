import type { Language } from '@goodword/languages/languages'

const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const

/**
 * A day as letters write it, Nov 21, 2026; in another language as it is written there, with the digits 0 to 9.
 * @param zone a name of the IANA list, which the reader has set; without it, the day of UTC
 */
export function letterDay(moment: Date, zone = 'UTC', language: Language = 'en'): string {
  const locale = language === 'en' ? 'en-US' : `${language}-u-nu-latn`
  return new Intl.DateTimeFormat(locale, { ...DAY, timeZone: zone }).format(moment)
}

/** The day of a deadline as letters write it, Nov 21, 2026 (UTC): in another zone it may be another one. */
export function letterDeadline(moment: Date, zone = 'UTC', language: Language = 'en'): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(moment)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC'
  return `${letterDay(moment, zone, language)} (${offset.replace('GMT', 'UTC').replace(/[+-]0$/, '')})`
}
