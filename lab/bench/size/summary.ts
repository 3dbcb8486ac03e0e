import { median } from '../median.ts'
import { percentile } from '../percentile.ts'

export interface Figures {
  /** Milliseconds. */
  median: number
  p99: number
  refused: number
}

export function figuresOf(readings: readonly { ms: number; isRefused: boolean }[]): Figures {
  const times = readings.map(({ ms }) => ms)
  const refused = readings.filter(({ isRefused }) => isRefused).length
  return { median: median(times), p99: percentile(times, 0.99), refused }
}

/** Median milliseconds at each size. */
export interface Curve {
  name: string
  points: { jobs: number; ms: number }[]
}

/** First pages in the middle of all orders, types and levels, for each kind of text. */
export function byJobs(
  readings: readonly { text: string; depth: string; jobs: number; ms: number; isRefused: boolean }[],
): Curve[] {
  const first = readings.filter(({ depth }) => depth === 'first')
  return [...Map.groupBy(first, ({ text }) => text)].map(([name, ofText]) => ({
    name,
    points: [...Map.groupBy(ofText, ({ jobs }) => jobs)].map(([jobs, ofSize]) => ({
      jobs,
      ms: figuresOf(ofSize).median,
    })),
  }))
}
