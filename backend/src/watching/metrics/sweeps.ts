import { Counter } from 'prom-client'
import { registry } from './registry.ts'

const runs = new Counter({
  name: 'goodword_sweep_runs_total',
  help: 'Runs of a sweep in this process, by result: done, failed.',
  labelNames: ['sweep', 'result'],
  registers: [registry],
})
const removed = new Counter({
  name: 'goodword_sweep_removed_total',
  help: 'What sweeps of this process have removed.',
  labelNames: ['sweep'],
  registers: [registry],
})

/** Counts a sweep from the start, with nothing yet, so that its first failure is an increase. */
export function expectSweep(sweep: string): void {
  for (const result of ['done', 'failed']) runs.inc({ sweep, result }, 0)
  removed.inc({ sweep }, 0)
}

/**
 * Runs a sweep and counts how it ended.
 * @param run answers how many it removed
 * @throws what the sweep throws
 */
export async function countSweep(sweep: string, run: () => Promise<number>): Promise<number> {
  try {
    const gone = await run()
    runs.inc({ sweep, result: 'done' })
    removed.inc({ sweep }, gone)
    return gone
  } catch (error) {
    runs.inc({ sweep, result: 'failed' })
    throw error
  }
}
