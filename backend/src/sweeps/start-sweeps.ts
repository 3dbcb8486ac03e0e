import { countSweep, expectSweep } from '../metrics/sweeps.ts'
import type { Queue } from '../queue/start-queue.ts'
import { SWEEPS, type SweepMeans } from './sweeps.ts'

/** Every quarter of an hour, by the database's clock; with many replicas one of them does it. */
const OFTEN = '*/15 * * * *'

/** Schedules every sweep. */
export async function startSweeps(means: SweepMeans, queue: Queue): Promise<void> {
  for (const [sweep, { run }] of Object.entries(SWEEPS)) {
    const name = `sweep-${sweep}`
    expectSweep(sweep)
    // A run that fails is not repeated: the next one finds the same things to do.
    await queue.createQueue(name, { policy: 'exclusive', retryLimit: 0, deleteAfterSeconds: 3600 })
    await queue.schedule(name, OFTEN)
    await queue.work(name, { pollingIntervalSeconds: 30 }, () => countSweep(sweep, () => run(means)))
  }
  // Under its earlier name.
  await queue.unschedule('clear-quarantine')
}
