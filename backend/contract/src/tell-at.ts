/** How far ahead the telling of a status can be put, in days. */
export const TELL_DAYS = 30
export const DAY = 24 * 60 * 60 * 1000

/**
 * What is wrong with the moment at which a status is to be told (docs/rules.md#a-status-can-be-told-later).
 * @param now milliseconds
 * @returns a sentence for the person who chose it; undefined where nothing is
 */
export function tellAtFault(at: Date, now: number): string | undefined {
  if (at.getTime() <= now) return 'Please choose a time that is still to come.'
  if (at.getTime() > now + TELL_DAYS * DAY) return `Please choose a time within the next ${TELL_DAYS} days.`
  return undefined
}

const LOCAL = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/
const pad = (number: number) => String(number).padStart(2, '0')

/**
 * The moment that the reader's clock shows as a day and a time, '2027-03-28T02:30'.
 * @returns undefined where it shows that at no moment: no such day, or a time that the change to daylight saving skips
 */
export function momentAt(local: string): Date | undefined {
  const parts = LOCAL.exec(local)?.slice(1).map(Number)
  if (!parts) return undefined
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = parts
  const at = new Date(year, month - 1, day, hour, minute)
  return localOf(at) === local ? at : undefined
}

/** A moment as the reader's clock shows it, in the form of a field for day and time. */
export function localOf(at: Date): string {
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}T${pad(at.getHours())}:${pad(at.getMinutes())}`
}
