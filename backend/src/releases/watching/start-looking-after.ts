import { lookAfterReleases } from './look-after-releases.ts'

/** Milliseconds between two looks. */
const OFTEN = 2000

/**
 * Looks after the releases that are watched, every two seconds; of several servers each release has one at a time.
 * @returns what ends it, and lets a look that is under way end first
 */
export function startLookingAfter(means: Parameters<typeof lookAfterReleases>[0]): () => Promise<void> {
  const { look } = lookAfterReleases(means)
  let looking: Promise<void> | undefined
  const again = () => {
    looking ??= look()
      .catch((err) => means.log.warn({ err }, 'releases could not be looked after; the next look sees as much'))
      .finally(() => {
        looking = undefined
      })
  }
  const timer = setInterval(again, OFTEN)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await looking
  }
}
