import type { Queue } from '../../queue/start-queue.ts'
import { workOnSchedule } from '../../queue/work-on-schedule.ts'
import { applyErasures } from './apply-erasures.ts'
import type { ErasingMeans } from './erase-referral.ts'
import { noteErasures } from './note-erasures.ts'

const NAME = 'note-erasures'
const OFTEN = '* * * * *'

/**
 * Before the server listens: erases again whom a backup has brought back. From then on, every minute, on one of the servers:
 * notes who was erased, where that could not be done at once. A store that is away keeps no server from starting.
 */
export async function startErasures(means: ErasingMeans, queue: Queue): Promise<void> {
  let isApplied = await applyOrTell(means)
  await workOnSchedule(queue, NAME, OFTEN, async () => {
    if (!isApplied) isApplied = await applyOrTell(means)
    await noteErasures(means)
  })
}

async function applyOrTell(means: ErasingMeans): Promise<boolean> {
  return applyErasures(means).then(
    () => true,
    (error: unknown) => {
      means.log.error({ err: error }, 'checking for restored erased people failed; retrying in a minute')
      return false
    },
  )
}
