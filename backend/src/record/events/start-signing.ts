import type { Queue } from '../../queue/start-queue.ts'
import { workOnSchedule } from '../../queue/work-on-schedule.ts'
import { BrokenLog } from './broken-log.ts'
import { type SigningMeans, signHeads } from './sign-heads.ts'

const NAME = 'sign-heads-of-event-log'
/** Every minute: what is younger than the last record could be written anew. */
const OFTEN = '* * * * *'

/** Signs where the chains of the event log end on a schedule; with many replicas one of them does it. */
export async function startSigning(means: SigningMeans, queue: Queue): Promise<void> {
  await workOnSchedule(queue, NAME, OFTEN, () => signOrTell(means))
  // Under its earlier name, when the log was one chain.
  await queue.unschedule('sign-event-log')
}

/** Signs, or says in the log why not. @throws nothing */
export async function signOrTell(means: SigningMeans): Promise<void> {
  try {
    await signHeads(means)
  } catch (error) {
    if (error instanceof BrokenLog) means.log.error({ found: error.message }, 'the event log is not as it was written')
    else means.log.error({ err: error }, 'the event log could not be signed')
  }
}
