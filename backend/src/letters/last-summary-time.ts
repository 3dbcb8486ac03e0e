import { SUMMARY_HOUR } from '@goodword/contract/letter-choices'

const DAY = 24 * 60 * 60 * 1000

/**
 * The last moment at which it was the hour of summaries where somebody lives.
 * @param zone a name of the IANA list
 * @param hour another hour of the day
 */
export function lastSummaryTime(now: Date, zone: string, hour = SUMMARY_HOUR): Date {
  const today = hourOf(now, zone, hour)
  return today <= now ? today : hourOf(new Date(now.getTime() - DAY), zone, hour)
}

/** The hour of the day on which a moment is in the zone. */
function hourOf(moment: Date, zone: string, hour: number): Date {
  const wall = wallClock(moment, zone)
  const wanted = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate(), hour)
  const guess = wanted - offset(moment, zone)
  // The clock may have been changed between the two moments.
  return new Date(wanted - offset(new Date(guess), zone))
}

function offset(moment: Date, zone: string): number {
  return wallClock(moment, zone).getTime() - Math.trunc(moment.getTime() / 1000) * 1000
}

/** What clocks show there, as if it were UTC; to the second. */
function wallClock(moment: Date, zone: string): Date {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const of = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value)
  return new Date(Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')))
}
