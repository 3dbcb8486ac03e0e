import type { Deps } from '../../../deps.ts'
import type { Queue } from '../../../queue/start-queue.ts'
import { workOnSchedule } from '../../../queue/work-on-schedule.ts'
import { fillOccupations } from './fill-occupations.ts'

const NAME = 'find-occupations'
/** Every five minutes: for what nobody heard of. */
const OFTEN = '*/5 * * * *'
/** What the trigger of `jobs` tells. */
const CHANNEL = 'jobs_without_occupations'

/**
 * Finds the occupations of jobs that were posted or changed, off every request: when it is told of them, and on a schedule
 * (docs/rules.md#a-job-is-found-by-what-the-work-is-also-called).
 */
export async function startFindingOccupations(
  deps: Pick<Deps, 'db' | 'env' | 'listener' | 'log'>,
  queue: Queue,
): Promise<void> {
  const { env, listener, log } = deps
  const fill = oneAtATime(() =>
    fillOccupations(deps).catch((error) => log.error({ err: error }, 'finding occupations failed')),
  )
  await workOnSchedule(queue, NAME, OFTEN, fill)
  if (env.ROLE === 'web') return
  listener.listen(CHANNEL, fill, fill).catch((error) => log.warn({ err: error }, 'no notifications'))
}

/** What is asked for while it runs is done once more behind it. */
function oneAtATime(work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | undefined
  let isWanted = false
  const run = async () => {
    while (isWanted) {
      isWanted = false
      await work()
    }
    running = undefined
  }
  return () => {
    isWanted = true
    running ??= run()
    return running
  }
}
