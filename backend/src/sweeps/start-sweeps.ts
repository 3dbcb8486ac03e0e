import type { Queue } from '../queue/start-queue.ts'
import { workOnSchedule } from '../queue/work-on-schedule.ts'
import { countSweep, expectSweep } from '../watching/metrics/sweeps.ts'
import { SWEEPS, type SweepMeans } from './sweeps.ts'

/** Every quarter of an hour, by the database's clock; with many replicas one of them does it. */
const OFTEN = '*/15 * * * *'

/** Schedules every sweep. */
export async function startSweeps(means: SweepMeans, queue: Queue): Promise<void> {
  for (const [sweep, { run }] of Object.entries(SWEEPS)) {
    const name = `sweep-${sweep}`
    expectSweep(sweep)
    await workOnSchedule(queue, name, OFTEN, () => countSweep(sweep, () => run(means)))
  }
}
