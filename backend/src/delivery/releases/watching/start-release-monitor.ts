import type { Listener } from '../../../db/connect/listener.ts'
import { RELEASES_CHANNEL } from '../announce.ts'
import { monitorReleases } from './monitor-releases.ts'

/** Milliseconds between two looks, while a release is watched. */
const OFTEN = 2000
/** Looks without a release to watch are left out, up to so many in a row: a notification may have been lost. */
const LEFT_OUT = 30

type Means = Parameters<typeof monitorReleases>[0] & { listener: Pick<Listener, 'listen'> }

/**
 * Looks after the releases that are watched, every two seconds; of several servers each release has one at a time. A server that
 * watches none waits to be told of one, and holds no connection for it meanwhile.
 * @returns what ends it, and lets a look that is under way end first
 */
export function startReleaseMonitor({ listener, ...means }: Means): () => Promise<void> {
  const { look } = monitorReleases(means)
  let looking: Promise<void> | undefined
  /** Looks that are left out from now on. */
  let leftOut = 0
  /** What was told while a look was under way may have come too late for it. */
  let told = 0
  const hear = () => {
    told += 1
    leftOut = 0
  }
  const again = () => {
    if (leftOut > 0) {
      leftOut -= 1
      return
    }
    const before = told
    looking ??= look()
      .then((watched) => {
        if (watched === 0 && told === before) leftOut = LEFT_OUT
      })
      .catch((err) => means.log.warn({ err }, 'checking releases failed; retrying at the next check'))
      .finally(() => {
        looking = undefined
      })
  }
  listener.listen(RELEASES_CHANNEL, hear, hear).catch((err) => means.log.warn({ err }, 'no notifications'))
  again()
  const timer = setInterval(again, OFTEN)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await looking
  }
}
