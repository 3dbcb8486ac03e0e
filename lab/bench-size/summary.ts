import { median, medianRatio } from '../bench/median.ts'
import { percentile } from '../bench/percentile.ts'
import type { Reading } from './read-jobs.ts'

/** Milliseconds of what was asked a hundred times. */
export interface Figures {
  median: number
  p99: number
  refused: number
  count: number
}

export function figuresOf(readings: readonly Pick<Reading, 'ms' | 'isRefused'>[]): Figures {
  const times = readings.map(({ ms }) => ms)
  const refused = readings.filter(({ isRefused }) => isRefused).length
  return { median: median(times), p99: percentile(times, 0.99), refused, count: times.length }
}

/** Readings of the same kind of list, in one order, at one depth. */
export interface Group extends Figures, Pick<Reading, 'text' | 'sort' | 'depth'> {
  /** How many times as long as the same requests at the smallest size: the middle of the ratios of each. */
  growth: number
}

/** What was read at the largest size, and how it grew from the smallest. */
export function groupsOf(readings: readonly Reading[]): Group[] {
  const [least, most] = endsOf(readings)
  const byKind = Map.groupBy(readings, ({ text, sort, depth }) => [text, sort, depth].join('/'))
  return [...byKind.values()].flatMap((ofKind) => {
    const [small, large] = [least, most].map((size) => ofKind.filter(({ jobs }) => jobs === size))
    const [first] = large ?? []
    if (!first || !small || !large) return []
    const { text, sort, depth } = first
    return { text, sort, depth, ...figuresOf(large), growth: growthOf(small, large) }
  })
}

/** How many jobs the smallest and the largest database have. */
export function endsOf(readings: readonly Reading[]): [least: number, most: number] {
  const sizes = readings.map(({ jobs }) => jobs)
  return [sizes.reduce((a, b) => Math.min(a, b)), sizes.reduce((a, b) => Math.max(a, b))]
}

function growthOf(small: readonly Reading[], large: readonly Reading[]): number {
  const before = new Map(small.map(({ round, ms }) => [round, ms]))
  const pairs = large.flatMap(({ round, ms }) => (before.has(round) ? [[ms, before.get(round) ?? 0] as const] : []))
  return pairs.length === 0
    ? Number.NaN
    : medianRatio(
        pairs.map(([ms]) => ms),
        pairs.map(([, ms]) => ms),
      )
}

/** A line of the picture: milliseconds in the middle at each size. */
export interface Curve {
  name: string
  points: { jobs: number; ms: number }[]
}

/** First pages in the middle of all orders, types and levels, for each kind of text. */
export function curvesOf(readings: readonly Reading[]): Curve[] {
  const first = readings.filter(({ depth }) => depth === 'first')
  return [...Map.groupBy(first, ({ text }) => text)].map(([name, ofText]) => ({
    name,
    points: [...Map.groupBy(ofText, ({ jobs }) => jobs)].map(([jobs, ofSize]) => ({
      jobs,
      ms: figuresOf(ofSize).median,
    })),
  }))
}
