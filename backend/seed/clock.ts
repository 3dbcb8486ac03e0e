const DAY = 24 * 60 * 60 * 1000

/** Moments of the demo data, counted back from when it is made. */
export interface Clock {
  ago(days: number): Date
}

export function clockAt(now: number): Clock {
  return { ago: (days) => new Date(now - days * DAY) }
}

/** An id as the database makes them, of a row that is dated back. */
export function idAt(moment: Date): string {
  return Bun.randomUUIDv7('hex', moment)
}
