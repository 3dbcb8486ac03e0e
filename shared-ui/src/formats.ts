/**
 * Every date and amount on the screens is printed here. Without `Intl`: the first formatter of a page
 * takes a slow phone 0.1 to 0.2 s, while nothing answers (docs/decisions/0012-page-delivery.md). Without a library for
 * dates: it is 4.5 kB of the candidate's page, for what the language itself prints.
 */

/** Whose clock and calendar: the reader's, or the one that all agree on. */
export type Zone = 'reader' | 'UTC'

/** A calendar day is the same day everywhere, whatever the time is there. */
const CALENDAR_DAY = /^\d{4}-\d\d-\d\d$/

/**
 * A date as 'MMM d, yyyy'; 'Unknown' when there is none or it is not one.
 * @param when a moment, or a calendar day ('2026-03-05'), which is printed as it is
 * @param zone whose day a moment is on. The server does not know the reader's, and prints the one all agree on.
 * @param language in another than English, a date as it is written there, with the digits 0 to 9
 */
export function formatDate(when: string | null | undefined, zone: Zone = 'reader', language = 'en'): string {
  const text = when ?? ''
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) return 'Unknown'
  const inUtc = zone === 'UTC' || CALENDAR_DAY.test(text)
  if (language !== 'en') return dateIn(language, date, inUtc)
  // The language defines both: 'Thu, 05 Mar 2026 12:00:00 GMT' and 'Thu Mar 05 2026'.
  const [, first, second, year] = (inUtc ? date.toUTCString() : date.toDateString()).split(' ')
  const [month, day] = inUtc ? [second, first] : [first, second]
  return `${month} ${Number(day)}, ${year}`
}

function dateIn(language: string, date: Date, inUtc: boolean): string {
  const options = { year: 'numeric', month: 'short', day: 'numeric', ...(inUtc && { timeZone: 'UTC' }) } as const
  return new Intl.DateTimeFormat(`${language}-u-nu-latn`, options).format(date)
}

/**
 * The day of a deadline with its time zone, 'Mar 4, 2027 (UTC+13)'; 'Unknown' when there is none or it is not one
 * (docs/rules.md#a-deadline-is-a-moment).
 * @param when a moment
 * @param zone whose day, as in `formatDate`
 */
export function formatDeadline(when: string | null | undefined, zone: Zone = 'reader', language = 'en'): string {
  const day = formatDate(when, zone, language)
  return day === 'Unknown' ? day : `${day} (${zone === 'UTC' ? zone : zoneAt(new Date(when ?? ''))})`
}

/** The reader's zone by its distance from UTC on that day: it has no other name that is short and known everywhere. */
function zoneAt(date: Date): string {
  const east = -date.getTimezoneOffset()
  if (east === 0) return 'UTC'
  const minutes = Math.abs(east) % 60
  const hours = (Math.abs(east) - minutes) / 60
  return `UTC${east < 0 ? '-' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
}

/** A moment of the reader's clock as 'MMM d, yyyy, HH:MM'; 'Unknown' when there is none or it is not one. */
export function formatMoment(when: string | null | undefined, language = 'en'): string {
  const day = formatDate(when, 'reader', language)
  return day === 'Unknown' ? day : `${day}, ${new Date(when ?? '').toTimeString().slice(0, 5)}`
}

/** Whole dollars with thousands separators: 12500 is '$12,500'. */
export function formatDollars(amount: number): string {
  return `$${formatCount(amount)}`
}

/** A referral bonus in whole dollars: '$2,000', or 'TBD' when there is none. */
export function formatBonus(amount: number | null | undefined): string {
  return amount == null ? 'TBD' : formatDollars(amount)
}

/** A whole number, not below zero, with thousands separators: 12500 is '12,500'. */
export function formatCount(count: number): string {
  const digits = String(Math.round(count))
  const groups: string[] = []
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(end - 3, 0), end))
  return groups.join(',')
}
