import type { Care } from '../backend/src/delivery/releases/watch-release.ts'

interface Typed {
  percent?: string | undefined
  auto?: boolean | undefined
  hold?: boolean | undefined
}

/** How a release goes to people. */
export interface ReleaseOptions {
  /** How many of a hundred visitors get it; undefined where it is left to the rollout. */
  percent: number | undefined
  /** What the server does with it by itself. */
  care: Care
}

/**
 * What was typed behind `bun run release <remote>`.
 * @throws Error with a sentence for the terminal where it makes no sense
 */
export function releaseOptions({ percent, auto, hold }: Typed): ReleaseOptions {
  if (auto && hold) throw new Error('--auto lets the server decide, --hold forbids it: leave one of them out.')
  if (auto && percent !== undefined) {
    throw new Error('--auto begins with 1 % of the visitors and goes on by itself: leave --percent out.')
  }
  const given = Number(percent ?? 100)
  if (!Number.isInteger(given) || given < 1 || given > 100) throw new Error('--percent takes a number from 1 to 100.')
  if (auto) return { percent: undefined, care: 'auto' }
  return { percent: given, care: hold ? 'held' : 'watched' }
}
