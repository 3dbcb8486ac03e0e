// The types of Bun's tests have no environment.
declare const process: { env: { TZ: string | undefined } }

/** A moment that is not on the same day everywhere. */
export const DEADLINE = '2027-03-03T23:30:00.000Z'

/** Zones far apart, and how a page there writes `DEADLINE`. */
export const ZONES = [
  ['America/Los_Angeles', 'Mar 3, 2027 (UTC-8)'],
  ['UTC', 'Mar 3, 2027 (UTC)'],
  ['Pacific/Auckland', 'Mar 4, 2027 (UTC+13)'],
  ['Pacific/Kiritimati', 'Mar 4, 2027 (UTC+14)'],
] as const

/** What `run` gives where the clock is that of this zone. */
export async function inZone<T>(zone: string, run: () => T): Promise<Awaited<T>> {
  const before = process.env.TZ
  process.env.TZ = zone
  try {
    return await run()
  } finally {
    process.env.TZ = before
  }
}
