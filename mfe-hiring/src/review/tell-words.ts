/** The reader's zone by the name of its city, 'New York'. */
export function zoneName(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

/** A moment on the reader's clock with the zone's name: 'Fri, Dec 4, 9:00 (Oslo)' (docs/rules.md#a-deadline-is-a-moment). */
export function tellWords(when: string): string {
  const at = new Date(when)
  const [weekday, month, day] = at.toDateString().split(' ')
  const minutes = String(at.getMinutes()).padStart(2, '0')
  return `${weekday}, ${month} ${Number(day)}, ${at.getHours()}:${minutes} (${zoneName()})`
}
