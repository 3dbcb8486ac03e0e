import type { Queue } from '../../queue/start-queue.ts'
import { workOnSchedule } from '../../queue/work-on-schedule.ts'
import type { Logger } from '../../watching/log.ts'
import { BrokenLog } from './broken-log.ts'
import { type SigningMeans, signHeads } from './sign-heads.ts'

const NAME = 'sign-heads-of-event-log'
/** Once a day: what is younger than the last record could be written anew. */
const DAILY = '17 3 * * *'

/** Signs where the chains of the event log end, once a day; with many replicas one of them does it. */
export async function startSigning(means: SigningMeans & { log: Logger }, queue: Queue): Promise<void> {
  await workOnSchedule(queue, NAME, DAILY, () => runSigning(means))
}

/** Signs, or says in the log why not. @throws nothing */
export async function runSigning(means: SigningMeans & { log: Logger }): Promise<void> {
  try {
    await signHeads(means)
  } catch (error) {
    if (error instanceof BrokenLog) means.log.error({ found: error.message }, 'event log verification failed')
    else means.log.error({ err: error }, 'signing the event log failed')
  }
}
